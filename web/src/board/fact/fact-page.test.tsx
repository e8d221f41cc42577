// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Route } from 'wouter'
import type { FactWithRelated } from '@fable/contract'
import { makeFact } from '../../testing/fact.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { WAITING_VOTES } from '../votes/waiting-votes.ts'
import FactPage from './fact-page.tsx'

const fact: FactWithRelated = {
  ...makeFact({ id: 4107, createdAt: '2026-11-20T12:00:00Z', votesInteresting: 1 }),
  related: [],
  corrections: [],
  vouched: false,
  rounds: [],
}

function open(shown: FactWithRelated) {
  history.replaceState(null, '', `/facts/${shown.id}`)
  stubServer({ [`GET /api/facts/${shown.id}`]: shown })
  renderPage(<Route path="/facts/:id" component={FactPage} />)
}

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('the page of a fact says when the fact was shared and who vouches for it', async () => {
  open({ ...fact, vouched: true })
  expect(await screen.findByText('20 November 2026')).toBeTruthy()
  expect(screen.getByText('Vouched for by the editors')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'In the round' })).toBe(null)
})

it('the page of a fact that nobody vouches for does not mention vouching', async () => {
  open(fact)
  expect(await screen.findByText('20 November 2026')).toBeTruthy()
  expect(screen.queryByText(/Vouched/)).toBe(null)
})

it('the page of a missing fact says that the fact is missing, and leads to the others', async () => {
  history.replaceState(null, '', '/facts/4109')
  stubServer({})
  renderPage(<Route path="/facts/:id" component={FactPage} />)
  expect(await screen.findByText('There’s no fact at this address.')).toBeTruthy()
  expect(screen.getByRole('main').querySelector('a[href="/"]')).toBeTruthy()
})

it('the page of a fact lists its rounds and leads to them', async () => {
  open({
    ...fact,
    rounds: [
      { day: '2026-11-22', picked: 41, picks: 100 },
      { day: '2026-10-30', picked: 0, picks: 0 },
    ],
  })
  const rounds = await screen.findByRole('region', { name: 'In the round' })
  expect(
    within(rounds)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sunday 22 November41% took it for the fable.Play that round →',
    'Friday 30 OctoberNo one has played it yet.Play that round →',
  ])
  const link = within(rounds).getByRole('link', { name: 'Play the round of Sunday 22 November' })
  expect(link.getAttribute('href')).toBe('/days/2026-11-22')
})

it('the page of a fact has a link to the form for corrections, which is hidden at first', async () => {
  open(fact)
  const link = await screen.findByRole('link', { name: 'Add a correction' })
  expect(link.getAttribute('href')).toBe('#know-better')
  expect(screen.queryByRole('form', { name: 'Spotted a mistake?' })).toBe(null)
})

it('the page of a disputed fact shows the form for corrections at once', async () => {
  open({ ...fact, votesFalse: 3 })
  expect(await screen.findByRole('form', { name: 'Spotted a mistake?' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add a correction' })).toBe(null)
})

it('a vote sent by another tab appears in the counts of an open page', async () => {
  const other = { ...fact, id: 4108 }
  open(other)
  expect(await screen.findByRole('button', { name: 'Interesting: 1' })).toBeTruthy()
  stubServer({ 'GET /api/facts/4108': { ...other, votesInteresting: 2 } })
  fireEvent(window, new StorageEvent('storage', { key: WAITING_VOTES }))
  expect(await screen.findByRole('button', { name: 'Interesting: 2' })).toBeTruthy()
})
