// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Day } from '@fable/contract'
import {
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { DayPage, TodayPage } from './day-page.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const makeDay = (day: string, time: string, endsAt: string): Day => ({
  day,
  now: `${day}T${time}.000Z`,
  endsAt: `${endsAt}T00:00:00.000Z`,
  ofTheDay: null,
  previous: null,
  round: { state: 'open', sentences: [`One of ${day}`, 'Two', 'Three'] },
})

const SOLUTION = {
  fable: { place: '1', text: 'One', truth: 'No.', source: 'https://a.org', category: 'news' },
  facts: [],
  tally: { found: 1, played: 1 },
}

const FIRST = makeDay('2026-11-24', '23:59:00', '2026-11-25')
const SECOND = makeDay('2026-11-25', '00:00:01', '2026-11-26')

it('at midnight an open page says that a new round is there, and shows it when it is pressed', async () => {
  vi.useFakeTimers()
  let today = FIRST
  const requests = stubServer({ 'GET /api/days/today': () => Response.json(today) })
  renderPage(<TodayPage />)
  await passTime(100)
  expect(screen.getByText('One of 2026-11-24')).toBeTruthy()
  // The server's day lasts a little longer than the page believes.
  await passTime(70_000)
  expect(requests.filter((request) => request === 'GET /api/days/today')).toHaveLength(2)
  expect(screen.queryByText(/A new day/)).toBeNull()
  today = SECOND
  await passTime(31_000)
  expect(screen.getByText('One of 2026-11-24')).toBeTruthy()
  screen.getByRole('button', { name: 'Show it' }).click()
  await passTime(10)
  expect(screen.getByText('One of 2026-11-25')).toBeTruthy()
  expect(screen.queryByText(/A new day/)).toBeNull()
})

it('the page of a date leads to the new round, too', async () => {
  vi.useFakeTimers()
  stubServer({
    'GET /api/days/2026-11-24': FIRST,
    'GET /api/days/today': SECOND,
  })
  const { hook, history } = memoryLocation({ path: '/days/2026-11-24', record: true })
  renderPage(
    <Router hook={hook}>
      <Route path="/days/:id" component={DayPage} />
      <Route path="/today" component={TodayPage} />
    </Router>,
  )
  await passTime(100)
  await passTime(70_000)
  screen.getByRole('button', { name: 'Show it' }).click()
  await passTime(10)
  expect(history.at(-1)).toBe('/today')
  expect(screen.getByText('One of 2026-11-25')).toBeTruthy()
})

it('a pick on the page of today after midnight stays with its day', async () => {
  stubServer({
    'GET /api/days/today': FIRST,
    'POST /api/days/2026-11-24/choice': {
      ...FIRST,
      round: { ...FIRST.round, state: 'late', late: true, chosen: '1', solution: SOLUTION },
    },
  })
  const { hook, history } = memoryLocation({ path: '/today', record: true })
  renderPage(
    <Router hook={hook}>
      <Route path="/days/:id" component={DayPage} />
      <Route path="/today" component={TodayPage} />
    </Router>,
  )
  ;(await screen.findByText('One of 2026-11-24')).click()
  expect(await screen.findByText('Found it.')).toBeTruthy()
  expect(history.at(-1)).toBe('/days/2026-11-24')
})

it('a day without a round says so, and leads to the facts', async () => {
  stubServer({ 'GET /api/days/today': { ...FIRST, round: null } })
  renderPage(<TodayPage />)
  expect(await screen.findByText(/There is no round of this day/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the facts' })).toBeTruthy()
})

it('a sentence whose fact was hidden cannot be picked', async () => {
  const round = { state: 'open', sentences: ['One', null, 'Three'] }
  stubServer({ 'GET /api/days/today': { ...FIRST, round } })
  renderPage(<TodayPage />)
  const gone = await screen.findByRole('button', { name: /taken off the list/ })
  expect(gone).toHaveProperty('disabled', true)
})
