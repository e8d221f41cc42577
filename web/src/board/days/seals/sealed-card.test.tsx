// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Day } from '@fable/contract'
import { PICKED_BEFORE } from '@fable/contract/limits'
import { readJson, writeText } from '../../../lib/storage.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../../testing/page.tsx'
import { FOUND_ROUND } from '../../../testing/round.ts'
import { currentSeals } from '../../rounds/seals.ts'
import { ROUND_SEALS_KEY } from '../../rounds/storage-keys.ts'
import { NamedDay } from '../day-screen.tsx'
import TodayScreen from '../today-screen.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const PLAYED: Day = {
  day: '2026-11-24',
  now: '2026-11-24T12:00:00.000Z',
  endsAt: '2026-11-25T00:00:00.000Z',
  ofTheDay: null,
  previous: null,
  round: FOUND_ROUND,
  next: { sentence: 'Cats bark.' },
}

const SEAL = 'POST /api/days/2026-11-25/seal'

it('a press seals the sentence of tomorrow, and the browser keeps the seal', async () => {
  stubServer({ 'GET /api/days/today': PLAYED, [SEAL]: { said: 'fable' } })
  renderPage(<TodayScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Fable' }))
  const words = await screen.findByText('You say fable. It opens tomorrow.')
  expect(words.parentElement).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Fact' })).toBeNull()
  expect(readJson(ROUND_SEALS_KEY)).toEqual({ '2026-11-25': 'fable' })
  expect(screen.getByText(/Sealed: fact or fable\? “Cats bark\.”/)).toBeTruthy()
})

it('a seal that the server already has is shown instead of a new seal', async () => {
  stubServer({ 'GET /api/days/today': PLAYED, [SEAL]: { said: 'fact' } })
  renderPage(<TodayScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Fable' }))
  expect(await screen.findByText('You say fact. It opens tomorrow.')).toBeTruthy()
})

it('a seal that cannot be sent shows an error, and its button can be pressed again', async () => {
  stubServer({
    'GET /api/days/today': PLAYED,
    [SEAL]: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  renderPage(<TodayScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Fact' }))
  expect(await screen.findByText(/It isn’t sealed yet/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fact' }).getAttribute('aria-disabled')).toBe('false')
})

it.each([
  ['1', 'fable', 'Right. The fire burns twice.', 'right'],
  ['1', 'fact', 'The wax was wrong.', 'wrong'],
  ['2', 'fact', 'Right. The fire burns twice.', 'right'],
] as const)(
  'a seal on card %s that said %s breaks with the solution: %s',
  async (place, said, words, state) => {
    const round = { ...PLAYED.round, seal: { place, said } }
    stubServer({ 'GET /api/days/today': { ...PLAYED, round } })
    renderPage(<TodayScreen />)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(currentSeals()).toEqual({ '2026-11-24': state })
  },
)

it('the solution mentions both the seal and the pick of a card that has both', async () => {
  const truth = {
    text: 'Two',
    source: 'https://a.org',
    domain: 'a.org',
    category: 'news',
    howCome: null,
  }
  const solution = { ...PLAYED.round?.solution, facts: [{ place: '2', truth, fact: null }] }
  const round = { ...PLAYED.round, chosen: '2', solution, seal: { place: '2', said: 'fact' } }
  window.location.hash = PICKED_BEFORE
  stubServer({
    'GET /api/auth/get-session': { user: { id: 'u', username: 'Mara', email: 'm@example.com' } },
    'PUT /api/account/rounds': { results: {}, seals: {} },
    'GET /api/days/today': { ...PLAYED, round },
  })
  renderPage(<TodayScreen />)
  expect(await screen.findByText('You played this one on another device.')).toBeTruthy()
  const words = screen.getByText(/Number 2/).parentElement
  expect(words?.textContent).toContain('Number 2, your sealed card and your pick. It’s true.')
})

it('a seal appears unbroken on its card before the pick', async () => {
  const seal = { place: '2', said: 'fact' }
  const round = { state: 'open', sentences: ['One', 'Two', 'Three'], seal }
  stubServer({ 'GET /api/days/today': { ...PLAYED, next: undefined, round } })
  renderPage(<TodayScreen />)
  const card = await screen.findByRole('button', { name: /Two/ })
  expect(card.textContent).toContain('Yesterday you said: fact')
  expect(screen.queryByText(/Right\.|The wax was wrong/)).toBeNull()
  expect(currentSeals()).toEqual({ '2026-11-24': 'fact' })
})

it('yesterday’s round shows the seal with its weekday, and an older round shows no seal', async () => {
  const sentences = ['One', 'Two', 'Three']
  const seal = { place: '2', said: 'fact' }
  const solution = PLAYED.round?.solution
  stubServer({
    'GET /api/days/2026-11-23': {
      ...PLAYED,
      day: '2026-11-23',
      next: undefined,
      round: { state: 'late', sentences, seal },
    },
    'GET /api/days/2026-11-20': {
      ...PLAYED,
      day: '2026-11-20',
      next: undefined,
      round: { state: 'over', sentences, seal, sealed: '2', solution },
    },
  })
  const { unmount } = renderPage(<NamedDay name="2026-11-23" title="" path="/" />)
  expect((await screen.findByRole('button', { name: /Two/ })).textContent).toContain(
    'On Sunday you said: fact',
  )
  unmount()
  renderPage(<NamedDay name="2026-11-20" title="" path="/" />)
  expect((await screen.findByRole('button', { name: /Two/ })).textContent).toBe('2Two')
})

it('a seal of a round that was not played breaks on the second day after the round', async () => {
  writeText(ROUND_SEALS_KEY, '{"2026-11-22":"fact","2026-11-23":"fable"}')
  const round = { ...PLAYED.round, chosen: undefined, state: 'over', sealed: '2' }
  const requests = stubServer({
    'GET /api/days/today': PLAYED,
    'GET /api/days/2026-11-22': { ...PLAYED, day: '2026-11-22', next: undefined, round },
  })
  renderPage(<TodayScreen />)
  expect(await screen.findByText('Right. One fire after all.')).toBeTruthy()
  expect(screen.getByText('On Saturday 21 November you said: fact.')).toBeTruthy()
  expect(currentSeals()).toEqual({ '2026-11-22': 'right', '2026-11-23': 'fable' })
  expect(requests).not.toContain('GET /api/days/2026-11-23')
})

it('unreadable seals in storage are ignored', () => {
  writeText(ROUND_SEALS_KEY, '{"2026-11-24":"right","2026-11-25":"maybe","x":"fact"}')
  expect(currentSeals()).toEqual({ '2026-11-24': 'right' })
})
