// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import LeaderboardPanel from './leaderboard-panel.tsx'

const entry = (rank: number, playerName: string) => ({
  id: playerName,
  rank,
  playerName,
  daysSurvived: 10,
  strength: 5,
  account: false,
})

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

const rows = () => within(screen.getByRole('list')).getAllByRole('link')
const ranked = (count: number) =>
  Array.from({ length: count }, (_, at) => entry(at + 1, `Player ${at + 1}`))
const top = (_: unknown, query: URLSearchParams) =>
  Response.json(ranked(Number(query.get('limit'))))
async function press(name: string) {
  screen.getByRole('button', { name }).focus()
  fireEvent.click(screen.getByRole('button', { name }))
  await passTime(10)
}
const keepRun = (rankedId: string) =>
  localStorage.setItem(
    'FinishedRuns',
    JSON.stringify([{ rankedId, cause: 'death', daysSurvived: 10 }]),
  )

describe('the panel of the leaderboard', () => {
  it('says that it is loading, then shows its rows', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    stubServer({ 'GET /api/leaderboard': () => promise })
    renderPage(<LeaderboardPanel />)
    await passTime(200)
    expect(screen.getByText('Loading leaderboard data...')).toBeTruthy()
    const title = screen.getByRole('link', { name: 'Top Adventurers' })
    expect(title.getAttribute('href')).toBe('/TextBasedGame/leaderboard')
    resolve(Response.json([entry(1, 'Wren')]))
    await passTime(10)
    expect(rows()[0]?.textContent).toBe('1. Wren - Days 10')
  })

  it('shows the lost days, which decide between runs of equal length', async () => {
    const straight = { ...entry(1, 'Ada'), daysSurvived: 100, strength: 33 }
    const detour = { ...entry(2, 'Wren'), daysSurvived: 100, strength: 78, lostDays: 4 }
    stubServer({ 'GET /api/leaderboard': [straight, detour] })
    renderPage(<LeaderboardPanel />)
    await passTime(10)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items[0]?.textContent).not.toContain('lost')
    expect(items[1]?.textContent).toContain('lost 4 days')
    expect(screen.getByText('Fewer days lost rank higher.')).toBeTruthy()
  })

  it('does not explain lost days if no run has any', async () => {
    stubServer({ 'GET /api/leaderboard': [entry(1, 'Wren')] })
    renderPage(<LeaderboardPanel />)
    await passTime(10)
    expect(screen.queryByText(/lost on the way/)).toBeNull()
  })

  it('shows ten rows, or a hundred on request with the focus on the eleventh row', async () => {
    stubServer({ 'GET /api/leaderboard': top })
    renderPage(<LeaderboardPanel />)
    await passTime(10)
    expect(rows()).toHaveLength(10)
    await press('Show more')
    expect(rows()).toHaveLength(100)
    expect(document.activeElement).toBe(rows()[10])
    await press('Show fewer')
    expect(rows()).toHaveLength(10)
  })

  it('can be loaded again after a failure, and keeps its rows if more rows cannot be loaded', async () => {
    const fails = () => Response.json({}, { status: 400 })
    stubServer({ 'GET /api/leaderboard': fails })
    renderPage(<LeaderboardPanel />)
    await passTime(200)
    expect(screen.getByText(/^The leaderboard is out of reach just now/)).toBeTruthy()
    stubServer({ 'GET /api/leaderboard': top })
    await press('Try again')
    expect(document.activeElement).toBe(rows()[0])
    stubServer({ 'GET /api/leaderboard': fails })
    await press('Show more')
    await passTime(200)
    expect(screen.getByText('The rest is out of reach just now.')).toBeTruthy()
    expect(rows()).toHaveLength(10)
  })

  it('never shows the rows of one period under the name of another', async () => {
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        query.get('period') === 'week'
          ? new Promise(() => undefined)
          : Response.json([entry(1, 'Wren')]),
    })
    renderPage(<LeaderboardPanel />)
    await passTime(10)
    await press('This week')
    await passTime(200)
    expect(screen.getByText('Loading leaderboard data...')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    await press('All time')
    expect(rows()).toHaveLength(1)
  })

  it('marks the player’s own row, and does not show a lower place below the rows', async () => {
    keepRun('Player 4')
    stubServer({
      'GET /api/leaderboard': top,
      'GET /api/leaderboard/around': { id: 'Wren', entries: [entry(107, 'Wren')] },
    })
    renderPage(<LeaderboardPanel />)
    await passTime(20)
    const own = screen.getAllByRole('listitem').filter((row) => row.dataset.own === 'true')
    expect(own.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^4\..+you$/)])
    expect(screen.queryByText(/^Your best/)).toBeNull()
  })

  it('shows a new entry within a minute while it is open', async () => {
    const entries = [entry(1, 'Wren')]
    stubServer({ 'GET /api/leaderboard': () => Response.json(entries) })
    renderPage(<LeaderboardPanel />)
    await passTime(10)
    entries.push(entry(2, 'Robin'))
    await passTime(61_000)
    expect(rows()).toHaveLength(2)
  })

  it('marks guests and shows the player’s place below the rows', async () => {
    const own = { ...entry(17, 'Robin'), guest: true }
    keepRun(own.id)
    const asked: string[] = []
    stubServer({
      'GET /api/leaderboard': [
        { ...entry(1, 'Wren'), account: true },
        { ...entry(2, 'Finch'), guest: true },
      ],
      'GET /api/leaderboard/around': (_, query) => {
        asked.push(query.toString())
        return Response.json({ id: own.id, entries: [own] })
      },
    })
    renderPage(<LeaderboardPanel />)
    await passTime(20)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.not.stringContaining('guest'),
      expect.stringMatching(/guest$/),
    ])
    expect(screen.getByText(/^Your best/).textContent).toBe('Your best: 17. Robin - Days 10')
    expect(asked).toEqual(['period=all&run=Robin'])
    expect(screen.getByRole('link', { name: 'Your place' }).getAttribute('href')).toBe(
      '/TextBasedGame/leaderboard',
    )
  })
})
