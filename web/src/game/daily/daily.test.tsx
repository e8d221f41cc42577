// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { newRun } from '@fable/engine'
import { roadWish } from '../run/road-wish.ts'
import { NEW_STORY } from '../save/run-story.ts'
import { newGame } from '../save/saved-game.ts'
import { save } from '../save/store.ts'
import Daily from './daily.tsx'

const NOW = Date.UTC(2026, 10, 22, 16, 48)

const entry = (rank: number, playerName: string) => ({
  id: playerName,
  rank,
  playerName,
  daysSurvived: 100 - rank,
  strength: 5,
  account: true,
})

const walker = { mayAttempt: true, streak: 5, walked: ['2026-11-21'] }

/** The server's roads at its own time. */
const roads = (you: object | null, now = NOW) => {
  const day = new Date(now).toISOString().slice(0, 10)
  const closesAt = new Date(Date.parse(day) + 86_400_000).toISOString()
  return {
    now: new Date(now).toISOString(),
    today: { day, closesAt, commitment: 'today’s hash' },
    yesterday: { day: '2026-11-21', commitment: 'a hash', secret: 'a secret' },
    you,
  }
}

const board = { day: '2026-11-22', commitment: 'h', walked: 0, entries: [] }

beforeEach(() => {
  fillInBrowser()
  // The browser's clock is an hour behind the server's.
  vi.useFakeTimers({ now: NOW - 3_600_000 })
})
afterEach(resetBrowser)

async function open(you: object | null, road: object = board, now = NOW) {
  stubServer({ 'GET /api/daily': roads(you, now), 'GET /api/daily/2026-11-22': road })
  renderPage(<Daily />)
  await passTime(10)
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('the daily road', () => {
  it('is offered with the time that is left by the server’s clock', async () => {
    await open(walker)
    expect(screen.getByRole('heading', { name: 'Not yet walked' })).toBeTruthy()
    expect(buttons()).toEqual(['Walk it', 'Try yesterday’s'])
    expect(screen.getByText('7 h 12 min')).toBeTruthy()
    expect(screen.getByText('today’s hash')).toBeTruthy()
  })

  it.each<[string, object | null, string[], string]>([
    [
      'a guest',
      null,
      ['Login or create an account', 'Try yesterday’s'],
      'Tomorrow’s road can be yours',
    ],
    [
      'an account of today',
      { ...walker, mayAttempt: false },
      ['Try yesterday’s'],
      'Tomorrow’s road is yours',
    ],
  ])('of yesterday is what %s can walk', async (_, you, offered, name) => {
    await open(you)
    expect(buttons()).toEqual(offered)
    expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(screen.getByText(/so it is not ranked/)).toBeTruthy()
  })

  it.each([
    [0, 'Nobody has come back from it yet.'],
    [1, 'One has walked it.'],
    [20, '20 have walked it.'],
  ])(
    'invites an account of today to nothing before tomorrow, with %i on it',
    async (walked, words) => {
      await open({ mayAttempt: false, streak: 0, walked: [] }, { ...board, walked })
      expect(screen.getByText(words)).toBeTruthy()
      expect(screen.getByText(/^Your first lamp hangs on tomorrow/)).toBeTruthy()
      expect(screen.getByText(/^Your first road opens in/).parentElement?.textContent).toBe(
        'Your first road opens in 7 h 12 min.',
      )
    },
  )

  it('of yesterday goes on where a run of it is open in this browser', async () => {
    const road = { day: '2026-11-21', isAttempt: false }
    const run = {
      id: 'half',
      ranked: true,
      road,
      seed: '',
      turn: 2,
      at: 0,
      pending: null,
      story: NEW_STORY,
    }
    save({ ...newGame(), state: { ...newRun(), mode: { name: 'paychance' } }, run })
    await open(null)
    expect(buttons()).toEqual(['Login or create an account', 'Go on with yesterday’s'])
    fireEvent.click(screen.getByRole('button', { name: 'Go on with yesterday’s' }))
    expect(roadWish.get()).toEqual({ day: '2026-11-21', isAttempt: false, runId: 'half' })
  })

  it('changes at midnight, while it is open', async () => {
    const late = Date.UTC(2026, 10, 22, 23, 50)
    vi.setSystemTime(late - 3_600_000)
    await open(walker, board, late)
    const tomorrow = roads(walker, late + 15 * 60_000)
    stubServer({ 'GET /api/daily': tomorrow, 'GET /api/daily/2026-11-23': board })
    await passTime(11 * 60_000)
    expect(screen.getByText(/^Road 3 · Monday 23 November/)).toBeTruthy()
  })

  it('shows the first three and those around the player, and whom to overtake', async () => {
    const first = Array.from({ length: 10 }, (_, at) => entry(at + 1, `Player ${String(at + 1)}`))
    const around = ['Ada', 'Wanda', 'Bea'].map((name, at) => entry(11 + at, name))
    await open(walker, {
      ...board,
      walked: 20,
      entries: first,
      around: { id: 'Wanda', entries: around },
    })
    const rows = screen.getAllByText(/^(Player \d+|Ada|Wanda|Bea)$/, { selector: 'li bdi' })
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Player 1',
      'Player 2',
      'Player 3',
      'Ada',
      'Wanda',
      'Bea',
    ])
    expect(screen.getByText('12th so far. 20 walked it.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Wanda/ })).toBeTruthy()
  })
})
