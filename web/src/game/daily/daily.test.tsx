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
import { newRun, NEW_TALLY, NO_POSTS } from '@fable/engine'
import { roadWish } from '../run/road-wish.ts'
import { recordRun } from '../run/finished-runs.ts'
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

const walker = { newcomer: false, streak: 5, walked: ['2026-11-21'] }

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

const board = { day: '2026-11-22', commitment: 'h', walked: 0, entries: [], newcomers: [] }

beforeEach(() => {
  fillInBrowser()
  // The browser's clock is an hour behind the server's.
  vi.useFakeTimers({ now: NOW - 3_600_000 })
})
afterEach(resetBrowser)

const TODAY = '2026-11-22'

async function open(you: object | null, road: object = board, now = NOW) {
  stubServer({
    'GET /api/daily': roads(you, now),
    [`GET /api/daily/${TODAY}`]: road,
  })
  renderPage(<Daily />)
  await passTime(10)
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('the daily road', () => {
  it('is offered with the time that is left by the server’s clock', async () => {
    await open(walker)
    expect(screen.getByRole('heading', { name: 'Not yet walked' })).toBeTruthy()
    expect(buttons()).toEqual(['Walk it', 'Accounts', 'Guests'])
    expect(screen.getByText('7 h 12 min')).toBeTruthy()
    expect(screen.getByText('today’s hash')).toBeTruthy()
  })

  it.each([
    ['a guest', null, 'You can walk without an account: your run is listed with the guests.'],
    [
      'an account of today',
      { ...walker, newcomer: true },
      'New accounts walk with the guests. You are ranked from road 3 on.',
    ],
  ])('can be walked by %s, at once, and says where the run will stand', async (_, you, words) => {
    await open(you)
    expect(screen.getByRole('heading', { name: 'Not yet walked' })).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Walk it' }))
    expect(roadWish.get()).toEqual({ day: TODAY })
  })

  const run = {
    id: 'half',
    ranked: true,
    road: { day: TODAY },
    seed: '',
    turn: 2,
    at: 0,
    pending: null,
    story: NEW_TALLY,
    posts: NO_POSTS,
  }

  it('of a guest goes on where it stopped in this browser', async () => {
    save({ ...newGame(), state: { ...newRun(), day: 3, mode: { name: 'paychance' } }, run })
    await open(null)
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(roadWish.get()).toEqual({ day: TODAY, runId: 'half' })
  })

  it('of a guest that was walked says so, also when another run has followed', async () => {
    const end = {
      cause: 'death',
      daysSurvived: 12,
      strength: 3,
      kills: 1,
      bestHit: 5,
      gold: 0,
      flames: 0,
      lostDays: 0,
    } as const
    recordRun({ ...end, playerName: 'Wren', rankedId: 'half', road: TODAY, endedAt: NOW })
    await open(null)
    expect(screen.getByRole('heading', { name: /^Walked: *day 12$/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Walk it' })).toBeNull()
  })

  it.each([
    [0, 'Nobody has come back from it yet. It is a good time to be first.'],
    [1, 'One has walked it. There is room.'],
    [20, '20 accounts have walked it. There is room.'],
  ])('invites a guest to join the %i that have walked it', async (walked, words) => {
    await open(null, { ...board, walked, walkedByNewcomers: 0 })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it.each([
    [312, '312 guests and 1,892 accounts have walked it. There is room.'],
    [1, '1 guest and 2,203 accounts have walked it. There is room.'],
    [2204, '2,204 guests have walked it. There is room.'],
  ])('counts %i guests apart from the accounts that have walked it', async (guests, words) => {
    await open(null, { ...board, walked: 2204, walkedByNewcomers: guests })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('lists accounts and guests apart, a guest first sees guests', async () => {
    const lists = { entries: [entry(1, 'Ada')], newcomers: [entry(1, 'Gudrun')] }
    await open(null, { ...board, ...lists, walked: 2 })
    expect(screen.getByText('Gudrun')).toBeTruthy()
    expect(screen.queryByText('Ada')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Accounts' }))
    expect(screen.getByText('Ada')).toBeTruthy()
    expect(screen.queryByText('Gudrun')).toBeNull()
  })

  it('marks in the list of guests only the accounts', async () => {
    const newcomers = [
      { ...entry(1, 'Gudrun'), account: undefined, guest: true },
      { ...entry(2, 'Benedikt'), newcomer: true },
    ]
    await open(null, { ...board, newcomers, walked: 2 })
    expect(screen.queryByText('guest')).toBeNull()
    expect(screen.getAllByText('plays under an account')).toHaveLength(1)
  })

  it('has a row for the player in the list where the run would stand', async () => {
    await open(null)
    expect(screen.getByText('You could be here')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Accounts' }))
    expect(screen.queryByText('You could be here')).toBeNull()
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

  it('shows the first three and those around the player', async () => {
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
