// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Day } from '@fable/contract'
import { readJson, writeText } from '../../lib/storage.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { currentResults } from '../rounds/results.ts'
import { addSeals } from '../rounds/seals.ts'
import { ROUND_RESULTS_KEY, WAITING_PICKS_KEY } from '../rounds/storage-keys.ts'
import Hero from './hero.tsx'

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(OPEN.now) })
})
afterEach(() => {
  vi.restoreAllMocks()
  resetBrowser()
})

const DAY = '2026-11-24'
const TODAY = { day: DAY, sentences: ['One', 'Two', 'Three'] }

const OPEN: Day = {
  day: DAY,
  now: `${DAY}T12:00:00.000Z`,
  endsAt: '2026-11-25T00:00:00.000Z',
  ofTheDay: null,
  previous: null,
  round: { state: 'open', sentences: ['One', 'Two', 'Three'] },
}

const GUEST = { 'GET /api/auth/get-session': null }

const cardOf = (text: string) => screen.findByRole('button', { name: new RegExp(text) })

it('a pick without a network waits, and a second pick after a reload does not replace it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const choose = () => Promise.reject(new TypeError('Failed to fetch'))
  stubServer({ ...GUEST, [`POST /api/days/${DAY}/choice`]: choose })
  const { unmount } = renderPage(<Hero today={TODAY} />)
  fireEvent.click(await cardOf('Two'))
  expect(screen.getByText(/Waiting… Your pick will be sent/)).toBeTruthy()
  unmount()
  renderPage(<Hero today={TODAY} />)
  expect((await cardOf('Two')).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText(/Waiting… Your pick will be sent/)).toBeTruthy()
  fireEvent.click(await cardOf('Three'))
  expect(readJson(WAITING_PICKS_KEY)).toMatchObject([{ day: DAY, place: '2' }])
})

it('today’s round is not fetched for a visitor without a seal', async () => {
  const requests = stubServer(GUEST)
  renderPage(<Hero today={TODAY} />)
  await cardOf('One')
  expect(requests).not.toContain('GET /api/days/today')
})

it('yesterday’s document shows yesterday’s result until today’s round is fetched', async () => {
  const yesterday = '2026-11-23'
  writeText(ROUND_RESULTS_KEY, JSON.stringify({ [yesterday]: 'fooled' }))
  const { promise, resolve } = Promise.withResolvers<Response>()
  stubServer({ ...GUEST, 'GET /api/days/today': () => promise })
  renderPage(<Hero today={{ ...TODAY, day: yesterday, sentences: ['Four', 'Five', 'Six'] }} />)
  const band = await screen.findByRole('region', { name: 'Your round' })
  expect(band.textContent).toContain('It got you.')
  resolve(Response.json(OPEN))
  await cardOf('One')
  expect(screen.queryByRole('region', { name: 'Your round' })).toBeNull()
})

it('a seal appears on its card once today’s round is fetched', async () => {
  addSeals({ [DAY]: 'fable' })
  const seal = { place: '3', said: 'fable' }
  stubServer({ ...GUEST, 'GET /api/days/today': { ...OPEN, round: { ...OPEN.round, seal } } })
  renderPage(<Hero today={TODAY} />)
  await screen.findByText('Yesterday you said: fable')
  expect((await cardOf('Three')).textContent).toContain('Yesterday you said: fable')
})

it('a round that the account has played on another device shows its result', async () => {
  stubServer({
    'GET /api/auth/get-session': { user: { id: 'u', username: 'Mara', email: 'm@example.com' } },
    'PUT /api/account/rounds': { results: { [DAY]: 'found' }, seals: {} },
    'GET /api/days/today': OPEN,
  })
  renderPage(<Hero today={TODAY} />)
  expect(await screen.findByText('Spotted.')).toBeTruthy()
  expect(currentResults()).toEqual({ [DAY]: 'found' })
})

it.each([
  ['right', 'It got you', true],
  ['wrong', 'It got you', false],
] as const)(
  'a round that fooled the player, with a seal that was %s, has the verdict “%s” and lights a fire: %s',
  async (state, words, isLit) => {
    writeText(ROUND_RESULTS_KEY, JSON.stringify({ [DAY]: 'fooled' }))
    addSeals({ [DAY]: state })
    stubServer({ ...GUEST, 'GET /api/days/today': OPEN })
    renderPage(<Hero today={TODAY} />)
    await screen.findByText(`${words}.`)
    const drawings = screen.getByRole('region', { name: 'Your round' }).firstElementChild?.children
    expect(drawings).toHaveLength(isLit ? 2 : 1)
  },
)
