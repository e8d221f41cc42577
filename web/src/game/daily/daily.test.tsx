// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRun } from '@fable/engine'
import {
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { makeFinishedRun, makeRun } from '../../testing/run.ts'
import { recordRun } from '../run/finished-runs.ts'
import { recordGivenUp } from '../run/given-up.ts'
import { roadWish } from '../run/road-wish.ts'
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
function roads(you: object | null, now = NOW) {
  const day = new Date(now).toISOString().slice(0, 10)
  const closesAt = new Date(Date.parse(day) + 86_400_000).toISOString()
  return {
    now: new Date(now).toISOString(),
    today: { day, closesAt, commitment: 'today’s hash' },
    yesterday: { day: '2026-11-21', commitment: 'a hash', secret: 'a secret' },
    you,
  }
}

const board = { day: '2026-11-22', commitment: 'h', walked: 0, ends: [], entries: [] }

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
  it('is offered with the time that remains by the server’s clock', async () => {
    await open(walker)
    expect(screen.getByRole('heading', { name: 'Not yet walked' })).toBeTruthy()
    expect(buttons()).toEqual(['Walk it', 'Yesterday'])
    expect(screen.getByText('· closes in 7 h 12 min')).toBeTruthy()
  })

  it('can be loaded again after its server was away', async () => {
    stubServer({ 'GET /api/daily': () => Response.json({}, { status: 503 }) })
    renderPage(<Daily />)
    await passTime(60_000)
    expect(screen.getByRole('alert').textContent).toBe(
      'The road is out of sight just now. It is still there.',
    )
    stubServer({ 'GET /api/daily': roads(null), [`GET /api/daily/${TODAY}`]: board })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await passTime(10)
    expect(screen.getByRole('heading', { name: 'Not yet walked' })).toBeTruthy()
  })

  it('can be walked at once by a guest, who is also offered an account', async () => {
    await open(null)
    expect(screen.getByText('No account needed.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Walk it' }))
    expect(roadWish.get()).toEqual({ day: TODAY })
  })

  it('shows before the walk where most have fallen', async () => {
    const ends = [
      { day: 12, runs: 2 },
      { day: 30, runs: 4 },
      { day: 33, runs: 5 },
      { day: 100, runs: 30 },
    ]
    await open(null, { ...board, walked: 41, ends })
    expect(screen.getByText('Nine stones between day 30 and 33.')).toBeTruthy()
    expect(
      screen.getByText(/^41 walked it, 30 saw the hundredth day\. Days rank, then flames/),
    ).toBeTruthy()
  })

  const run = makeRun({
    id: 'half',
    ranked: true,
    road: { day: TODAY },
    seed: '',
    turn: 2,
  })

  it('can be continued by a guest in the same browser', async () => {
    save({ ...newGame(), state: { ...newRun(), day: 3, mode: { name: 'paychance' } }, run })
    await open(null)
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(roadWish.get()).toEqual({ day: TODAY, runId: 'half' })
  })

  it('shows a guest’s walk as finished once it is among the finished runs', async () => {
    recordRun(makeFinishedRun({ daysSurvived: 12, rankedId: 'half', road: TODAY, endedAt: NOW }))
    await open(null)
    expect(screen.getByRole('heading', { name: /^Walked: *day 12$/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Walk it' })).toBeNull()
  })

  it('shows a guest’s abandoned walk as given up, even if a save still holds it', async () => {
    save({ ...newGame(), state: { ...newRun(), day: 3, mode: { name: 'paychance' } }, run })
    recordGivenUp({ id: 'half', road: TODAY })
    await open(null)
    expect(screen.getByRole('heading', { name: 'Given up' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Walk it|Continue/ })).toBeNull()
  })

  it('shows an account’s abandoned walk as given up', async () => {
    const attempt = { id: 'half', open: false, givenUp: true, turns: 2 }
    await open({ ...walker, attempt })
    expect(screen.getByRole('heading', { name: 'Given up' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Walk it|Continue/ })).toBeNull()
  })

  it('says, if its list is empty, that nobody has come back yet', async () => {
    await open(null)
    expect(
      screen.getByText('Nobody has come back from it yet. It is a good time to be first.'),
    ).toBeTruthy()
  })

  it('lists accounts and guests together, and marks guests and new accounts', async () => {
    const entries = [
      entry(1, 'Ada'),
      { ...entry(2, 'Gudrun'), account: undefined, guest: true, newcomer: true },
      { ...entry(3, 'Benedikt'), newcomer: true },
    ]
    await open(null, { ...board, entries, walked: 3 })
    const marksOf = (name: string) => screen.getByText(name).closest('li')?.textContent
    expect(marksOf('Ada')).not.toMatch(/guest|new/)
    expect(marksOf('Gudrun')).toMatch(/guest/)
    expect(marksOf('Benedikt')).toMatch(/new/)
  })

  it('shows yesterday’s list, with links to the runs and the secret of the road', async () => {
    await open(null, { ...board, entries: [entry(1, 'Ada')], walked: 1 })
    expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull()
    const yesterday = {
      ...board,
      day: '2026-11-21',
      secret: 'a secret',
      entries: [entry(1, 'Bea')],
    }
    stubServer({
      'GET /api/daily': roads(null),
      [`GET /api/daily/${TODAY}`]: board,
      'GET /api/daily/2026-11-21': yesterday,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
    await passTime(10)
    expect(screen.getByRole('link', { name: /Bea/ })).toBeTruthy()
    expect(screen.getByText('a secret')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Today' })).toBeTruthy()
  })

  const walked = { ...walker, attempt: { id: 'mine', open: false, turns: 90, daysSurvived: 59 } }
  const fork = (day: number, path: number, more: object = {}) => ({
    day,
    path,
    paths: [
      { kind: 'merchant', taken: 12 },
      { kind: 'reward', taken: 61 },
      { kind: 'empty', taken: 14 },
      { kind: 'enemy', taken: 13 },
    ],
    ...more,
  })

  it('compares the player’s choices with those of other walkers after the end', async () => {
    const forks = [
      fork(18, 2),
      fork(31, 4, { foe: 'octopus-of-destruction' }),
      fork(58, 3, { fell: 10 }),
    ]
    stubServer({
      'GET /api/daily': roads(walked),
      [`GET /api/daily/${TODAY}`]: board,
      [`POST /api/daily/${TODAY}/forks`]: { forks },
    })
    renderPage(<Daily />)
    await passTime(10)
    expect(screen.getByRole('heading', { name: 'Three forks of today' })).toBeTruthy()
    expect(screen.getByText('61 % took path 2, a reward, and so did you.')).toBeTruthy()
    expect(screen.getByText('You took 4: Octopus of Destruction.')).toBeTruthy()
    expect(screen.getByText('You took 3: nobody.')).toBeTruthy()
    expect(screen.getByText('Ten of you fell there.')).toBeTruthy()
    expect(screen.getByText('You fell at the fork of day 58, with nine others.')).toBeTruthy()
  })

  it('is replaced by the next road at midnight while its page is open', async () => {
    const late = Date.UTC(2026, 10, 22, 23, 50)
    vi.setSystemTime(late - 3_600_000)
    await open(walker, board, late)
    const tomorrow = roads(walker, late + 15 * 60_000)
    stubServer({ 'GET /api/daily': tomorrow, 'GET /api/daily/2026-11-23': board })
    await passTime(11 * 60_000)
    expect(screen.getByText('Road 3')).toBeTruthy()
  })

  it('shows no majority when two walkers have taken different paths', async () => {
    const paths = ['reward', 'enemy', 'empty', 'empty'].map((kind, at) => ({
      kind,
      taken: at < 2 ? 1 : 0,
    }))
    stubServer({
      'GET /api/daily': roads(walked),
      [`GET /api/daily/${TODAY}`]: { ...board, ends: undefined },
      [`POST /api/daily/${TODAY}/forks`]: { forks: [{ day: 3, path: 2, paths }] },
    })
    renderPage(<Daily />)
    await passTime(10)
    expect(screen.getByText('50 % took path 2, an enemy, and so did you.')).toBeTruthy()
    expect(screen.queryByText(/^You took/)).toBeNull()
  })

  it('lists the first three entries and the entries around the player', async () => {
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
    expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Wanda/ })).toBeTruthy()
  })
})
