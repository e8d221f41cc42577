// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
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
  ...{ id: playerName, rank, playerName, daysSurvived: 10, strength: 5, account: false },
})

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

const rows = () => within(screen.getByRole('list')).getAllByRole('link')
describe('the leaderboard', () => {
  it('says that it loads, then shows its rows', async () => {
    stubServer({ 'GET /api/leaderboard': [entry(1, 'Wren')] })
    renderPage(<LeaderboardPanel />)
    expect(screen.getByText('Loading leaderboard data...')).toBeTruthy()
    await passTime(10)
    expect(rows()[0]?.textContent).toBe('1. Wren - Days 10')
  })

  it('that is left open shows a new entry within a minute', async () => {
    const entries = [entry(1, 'Wren')]
    stubServer({ 'GET /api/leaderboard': () => Response.json(entries) })
    renderPage(<LeaderboardPanel />)
    await passTime(10)
    entries.push(entry(2, 'Robin'))
    await passTime(61_000)
    expect(rows()).toHaveLength(2)
  })

  it('names the place of a guest among all runs', async () => {
    const own = { ...entry(7, 'Robin'), guest: true }
    const run = { rankedId: own.id, cause: 'death', daysSurvived: 10 }
    localStorage.setItem('FinishedRuns', JSON.stringify([run]))
    stubServer({
      'GET /api/leaderboard': [entry(1, 'Wren')],
      'GET /api/leaderboard/around': (_, query) =>
        Response.json({ id: own.id, entries: query.get('group') === 'runs' ? [own] : [] }),
    })
    renderPage(<LeaderboardPanel />)
    await passTime(20)
    expect(screen.getByText(/^Your best/).textContent).toBe(
      'Your best: 7. Robin - Days 10 of all runs',
    )
  })
})
