// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Day } from '@fable/contract'
import { makeQueryClient } from '../../lib/query-client.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import {
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { currentResults } from '../rounds/results.ts'
import { cacheToday } from './day-queries.ts'
import DayScreen from './day-screen.tsx'
import TodayScreen from './today-screen.tsx'

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
  tally: { found: 1, played: 1, picked: [1, 0, 0] },
}

const FIRST = makeDay('2026-11-24', '23:59:00', '2026-11-25')
const SECOND = makeDay('2026-11-25', '00:00:01', '2026-11-26')

/** The browser's clock under fake timers. */
const clock = () => Number(vi.getMockedSystemTime())

/** A server whose clock is this long before midnight, unlike the time in its document. */
function serveUntilMidnight(left: number): {
  requests: string[]
  fail: (isFailing: boolean) => void
} {
  const midnight = clock() + left
  let isFailing = false
  let isDocument = true
  const requests = stubServer({
    'GET /api/days/today': () => {
      if (isFailing) return Promise.reject(new TypeError('Failed to fetch'))
      if (clock() >= midnight) return Response.json(SECOND)
      const now = new Date(Date.parse(FIRST.endsAt) - (midnight - clock())).toISOString()
      const day = isDocument ? FIRST : { ...FIRST, now }
      isDocument = false
      return Response.json(day)
    },
  })
  return {
    requests,
    fail: (next) => {
      isFailing = next
    },
  }
}

it('an open page announces the new round at midnight and shows it on a press', async () => {
  vi.useFakeTimers()
  const { requests } = serveUntilMidnight(5_000)
  renderPage(<TodayScreen />)
  await passTime(100)
  expect(screen.getByText('One of 2026-11-24')).toBeTruthy()
  await passTime(4_800)
  expect(screen.queryByText(/A new day/)).toBeNull()
  await passTime(200)
  expect(screen.getByText('One of 2026-11-24')).toBeTruthy()
  screen.getByRole('button', { name: 'Show it' }).click()
  await passTime(10)
  expect(screen.getByText('One of 2026-11-25')).toBeTruthy()
  expect(screen.queryByText(/A new day/)).toBeNull()
  const asked = requests.filter((request) => request === 'GET /api/days/today')
  expect(asked.length).toBeLessThanOrEqual(4)
})

it('a page that was offline at midnight announces the new round soon after the network returns', async () => {
  vi.useFakeTimers()
  const { fail } = serveUntilMidnight(5_000)
  renderPage(<TodayScreen />)
  await passTime(100)
  fail(true)
  await passTime(60_000)
  fail(false)
  await passTime(3_100)
  expect(screen.getByText(/A new day/)).toBeTruthy()
})

it('a page that becomes visible after midnight announces the new round at once', async () => {
  vi.useFakeTimers()
  vi.setSystemTime(0)
  serveUntilMidnight(60_000)
  renderPage(<TodayScreen />)
  await passTime(100)
  // Asleep: no timer has run.
  vi.setSystemTime(3_600_000)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await passTime(200)
  expect(screen.getByText(/A new day/)).toBeTruthy()
})

it.each(['1', '&', '١'])('the key %s in the position of 1 picks the first card', async (key) => {
  const requests = stubServer({ 'GET /api/days/today': FIRST })
  renderPage(<TodayScreen />)
  await screen.findByText('One of 2026-11-24')
  fireEvent.keyDown(document.body, { key, code: 'Digit1' })
  await expect.poll(() => requests).toContain('POST /api/days/2026-11-24/choice')
})

it('the page of a date leads to the new round after midnight', async () => {
  vi.useFakeTimers()
  stubServer({
    'GET /api/days/2026-11-24': FIRST,
    'GET /api/days/today': SECOND,
  })
  const { hook, history } = memoryLocation({ path: '/days/2026-11-24', record: true })
  renderPage(
    <Router hook={hook}>
      <Route path="/days/:id" component={DayScreen} />
      <Route path="/today" component={TodayScreen} />
    </Router>,
  )
  await passTime(100)
  await passTime(70_000)
  screen.getByRole('button', { name: 'Show it' }).click()
  await passTime(10)
  expect(history.at(-1)).toBe('/today')
  expect(screen.getByText('One of 2026-11-25')).toBeTruthy()
})

it('a pick in yesterday’s cached document counts for today’s round', async () => {
  const requests = stubServer({ 'GET /api/days/today': SECOND })
  const data = { origin: '', now: Date.parse(FIRST.now), day: FIRST }
  const client = makeQueryClient()
  cacheToday(client, data)
  render(
    <ScreenDataContext value={data}>
      <QueryClientProvider client={client}>
        <TodayScreen />
      </QueryClientProvider>
    </ScreenDataContext>,
  )
  ;(await screen.findByText('One of 2026-11-25')).click()
  await expect.poll(() => requests).toContain('POST /api/days/2026-11-25/choice')
})

it('a pick made after midnight counts for the day of the round that the page shows', async () => {
  stubServer({
    'GET /api/days/today': FIRST,
    'POST /api/days/2026-11-24/choice': {
      ...FIRST,
      round: { ...FIRST.round, state: 'late', chosen: '1', solution: SOLUTION },
    },
  })
  const { hook, history } = memoryLocation({ path: '/today', record: true })
  renderPage(
    <Router hook={hook}>
      <Route path="/days/:id" component={DayScreen} />
      <Route path="/today" component={TodayScreen} />
    </Router>,
  )
  ;(await screen.findByText('One of 2026-11-24')).click()
  expect(await screen.findByText('Spotted.')).toBeTruthy()
  expect(history.at(-1)).toBe('/days/2026-11-24')
})

it('the page of a day without a round says that there is none, and links to the facts', async () => {
  stubServer({ 'GET /api/days/today': { ...FIRST, round: null } })
  renderPage(<TodayScreen />)
  expect(await screen.findByText(/There’s no round for this day/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the facts' })).toBeTruthy()
})

it('a pick that the server fails to store shows an error and succeeds when it is pressed again', async () => {
  const path = 'POST /api/days/2026-11-24/choice'
  const today = { 'GET /api/days/today': FIRST }
  stubServer({ ...today, [path]: () => Response.json({}, { status: 500 }) })
  renderPage(<TodayScreen />)
  fireEvent.click(await screen.findByText('Two'))
  expect(await screen.findByText('Your pick wasn’t sent. Press again.')).toBeTruthy()
  stubServer({
    ...today,
    [path]: { ...FIRST, round: { ...FIRST.round, chosen: '2', solution: SOLUTION } },
  })
  fireEvent.click(screen.getByText('Two'))
  const verdict = await screen.findByRole('heading', { name: 'It got you.' })
  await expect.poll(() => document.activeElement).toBe(verdict)
})

it('a sentence that has been taken down cannot be picked', async () => {
  const round = { state: 'open', sentences: ['One', null, 'Three'] }
  stubServer({ 'GET /api/days/today': { ...FIRST, round } })
  renderPage(<TodayScreen />)
  const gone = await screen.findByRole('button', { name: /been taken down/ })
  expect(gone).toHaveProperty('disabled', true)
})

it('a past round hides its solution until the pick, which counts as late', async () => {
  const over = {
    ...FIRST,
    round: {
      state: 'over',
      sentences: ['One', 'Two', 'Three'],
      solution: { ...SOLUTION, tally: { found: 1, played: 3, picked: [1, 2, 0] } },
    },
  }
  stubServer({
    'GET /api/days/2026-11-24': over,
    'GET /api/days': {
      month: '2026-11',
      today: '2026-11-28',
      days: [28, 27, 26, 24].map((n) => ({
        day: `2026-11-${n}`,
        ofTheDay: null,
        round: n !== 26,
        fable: null,
      })),
      previous: null,
    },
    'POST /api/days/2026-11-24/choice': {
      ...over,
      round: { ...over.round, late: true, chosen: '2' },
    },
  })
  const { hook } = memoryLocation({ path: '/days/2026-11-24' })
  const show = () =>
    renderPage(
      <Router hook={hook}>
        <Route path="/days/:id" component={DayScreen} />
      </Router>,
    )
  const { unmount } = show()
  expect(await screen.findByText('2 of 3 fell for this one.')).toBeTruthy()
  expect(screen.queryByText('FABLE')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Two/ }))
  expect(await screen.findByRole('heading', { name: 'It got you, late.' })).toBeTruthy()
  expect(currentResults()).toEqual({ '2026-11-24': 'late-fooled' })
  expect(screen.getByText('Played late: no fire, and no day lost.')).toBeTruthy()
  // All other rounds but today's that were not played.
  const days = await screen.findAllByRole('link', { name: /Play/ })
  expect(days.map(({ textContent }) => textContent)).toEqual(['Friday 27 November Play →'])
  unmount()
  // As in another tab, where the server's response does not include the choice yet.
  show()
  expect(await screen.findByRole('heading', { name: 'It got you, late.' })).toBeTruthy()
})

it.each([
  [{ name: 'Mara', result: 'spotted' }, 'Mara spotted it. Can you?'],
  [{ name: 'Mara', result: 'missed' }, 'It got Mara. Would it get you?'],
  [{ name: '', result: 'spotted' }, 'A friend spotted it. Can you?'],
] as const)('the link of the friend %j opens a round with the title “%s”', (friend, title) => {
  const client = makeQueryClient()
  const data = { origin: '', now: 0, day: FIRST, friend }
  cacheToday(client, data)
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <ScreenDataContext value={data}>
      <QueryClientProvider client={client}>
        <TodayScreen />
      </QueryClientProvider>
    </ScreenDataContext>,
  )
  expect(page.textContent).toContain(title)
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/today')
})

describe('a pick without a network', () => {
  const FOUND = {
    ...FIRST,
    round: { ...FIRST.round, state: 'open', chosen: '1', solution: SOLUTION },
  }

  /** A server that is reached again when `online` is called; it has the pick once it was sent. */
  function serveLater(): { requests: string[]; online: () => void } {
    let isOnline = false
    let isPicked = false
    const requests = stubServer({
      'GET /api/days/today': FIRST,
      'GET /api/days/2026-11-24': () => Response.json(isPicked ? FOUND : FIRST),
      'POST /api/days/2026-11-24/choice': () => {
        if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
        isPicked = true
        return Response.json(FOUND)
      },
    })
    const online = () => {
      isOnline = true
      window.dispatchEvent(new Event('online'))
    }
    return { requests, online }
  }

  const choicesOf = (requests: readonly string[]) =>
    requests.filter((request) => request.startsWith('POST'))

  it('waits, is sent once when the network returns, and shows the solution', async () => {
    const { requests, online } = serveLater()
    renderPage(<TodayScreen />)
    ;(await screen.findByText('One of 2026-11-24')).click()
    expect(await screen.findByText(/^Waiting…/)).toBeTruthy()
    expect(screen.queryByText(/didn’t go through/)).toBeNull()
    const sent = choicesOf(requests).length
    fireEvent.click(screen.getByRole('button', { name: /Two/ }))
    expect(choicesOf(requests)).toHaveLength(sent)
    online()
    expect(await screen.findByText('Spotted.')).toBeTruthy()
    expect(choicesOf(requests)).toHaveLength(sent + 1)
    expect(currentResults()).toEqual({ '2026-11-24': 'found' })
    online()
    expect(choicesOf(requests)).toHaveLength(sent + 1)
  })

  it('waits over a reload and is marked on its card', async () => {
    const { online } = serveLater()
    const { unmount } = renderPage(<TodayScreen />)
    ;(await screen.findByText('One of 2026-11-24')).click()
    await screen.findByText(/^Waiting…/)
    unmount()
    renderPage(<TodayScreen />)
    const card = await screen.findByRole('button', { name: /One of/ })
    expect(card.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText(/^Waiting…/)).toBeTruthy()
    online()
    expect(await screen.findByText('Spotted.')).toBeTruthy()
  })

  it('is reported with the reason if the server refuses it later, and can be repeated', async () => {
    serveLater()
    const { unmount } = renderPage(<TodayScreen />)
    ;(await screen.findByText('One of 2026-11-24')).click()
    await screen.findByText(/^Waiting…/)
    unmount()
    const requests = stubServer({
      'GET /api/days/today': FIRST,
      'POST /api/days/2026-11-24/choice': () =>
        Response.json({ code: 'day_not_found', title: 'No such day' }, { status: 404 }),
    })
    renderPage(<TodayScreen />)
    expect(await screen.findByText('It wasn’t accepted: No such day')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Two/ }))
    await expect.poll(() => choicesOf(requests)).toHaveLength(2)
  })
})
