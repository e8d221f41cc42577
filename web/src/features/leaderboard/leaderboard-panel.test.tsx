// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { LeaderboardPanel } from './leaderboard-panel.tsx'

const entry = (rank: number, playerName: string) => ({
  ...{ id: playerName, rank, playerName, daysSurvived: 10, strength: 5, account: false },
})

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

const rows = () => within(screen.getByRole('list')).getAllByRole('link')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('the leaderboard', () => {
  it('says that it loads, then shows its rows', async () => {
    stubServer({ 'GET /api/leaderboard': [entry(1, 'Wren')] })
    renderPage(<LeaderboardPanel />)
    expect(screen.getByText('Loading leaderboard data...')).toBeTruthy()
    await wait(10)
    expect(rows()[0]?.textContent).toBe('1. Wren - Days 10')
  })

  it('that is left open shows a new entry within a minute', async () => {
    const entries = [entry(1, 'Wren')]
    stubServer({ 'GET /api/leaderboard': () => Response.json(entries) })
    renderPage(<LeaderboardPanel />)
    await wait(10)
    entries.push(entry(2, 'Robin'))
    await wait(61_000)
    expect(rows()).toHaveLength(2)
  })
})
