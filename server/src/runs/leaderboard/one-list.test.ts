import { beforeEach, describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { deleteUser } from '../../accounts/users.ts'
import { spellingOf } from '../../lib/names/spelling.ts'
import { MONDAY, openLeaderboardApp } from '../../testing/leaderboard-app.ts'
import { playRun, readRun } from '../../testing/ranked-runs.ts'
import { signUp } from '../../testing/test-accounts.ts'
import { setHidden, setPlayerHidden } from '../ranked/hidden-store.ts'
import { anonymiseRuns } from '../ranked/owner-store.ts'

const WEEK = 7 * 86_400_000

const { app, clock, as, entriesOf, endRun } = await openLeaderboardApp()
const { database } = app

const [ada, bea] = [await signUp(app, { username: 'Ada' }), await signUp(app, { username: 'Bea' })]

const rowsOf = async (query: string) =>
  (await entriesOf(query)).map(
    ({ rank, playerName, daysSurvived }) => `${rank}. ${playerName} ${daysSurvived}`,
  )

async function around(run: string | undefined, query = '') {
  const response = await app.get(
    `/api/leaderboard/around?${run === undefined ? '' : `run=${run}`}${query}`,
  )
  const schema = routes['GET /api/leaderboard/around'].response[200]
  const { id, entries } = schema.parse(await response.json())
  return { id, rows: entries.map(({ rank, playerName }) => `${rank}. ${playerName}`) }
}

beforeEach(async () => {
  clock.now = MONDAY
  await database.db.deleteFrom('Runs').execute()
})

describe('the leaderboard', () => {
  it('has all runs in one list, whatever list a page of an earlier version requests', async () => {
    await endRun(ada.user, { days: 30 })
    await endRun('Wren', { days: 40 })
    await endRun(ada.user, { days: 50 })
    await endRun(bea.user, { days: 20 })
    const guest = await endRun('Wren', { days: 35 })
    const all = ['1. Ada 50', '2. Wren 40', '3. Wren 35', '4. Ada 30', '5. Bea 20']
    expect(await rowsOf('')).toEqual(all)
    expect(await rowsOf('group=accounts')).toEqual(all)
    expect(await rowsOf('limit=1')).toEqual(['1. Ada 50'])
    const place = await around(guest)
    expect(place.rows[2]).toBe('3. Wren')
    expect(await around(guest, '&group=accounts')).toEqual(place)
  })

  it('marks guests and accounts, and shows how long a run took', async () => {
    clock.now = MONDAY
    const { id } = await playRun(app, { start: { playerName: 'Wren' }, turns: 3 })
    expect(await rowsOf('')).toEqual([])
    await endRun(ada.user, { days: 9 })
    await endRun('Wren', { days: 8 })
    const [first, second] = await entriesOf()
    expect(first).toMatchObject({ playerName: 'Ada', account: true, seconds: 0 })
    expect(first).not.toHaveProperty('guest')
    expect(second).toMatchObject({ playerName: 'Wren', guest: true, seconds: 0 })
    expect(second).not.toHaveProperty('account')
    expect(id).not.toBe(second?.id)
  })

  it('covers all time or one week', async () => {
    await endRun(ada.user, { days: 60 })
    clock.now = MONDAY + WEEK
    await endRun(ada.user, { days: 40 })
    await endRun('Wren', { days: 45 })
    expect(await rowsOf('')).toEqual(['1. Ada 60', '2. Wren 45', '3. Ada 40'])
    expect(await rowsOf('period=week')).toEqual(['1. Wren 45', '2. Ada 40'])
  })

  it('keeps the runs of a deleted account without its name, but does not mark them as a guest’s', async () => {
    const { user } = await signUp(app, { username: 'Cleo' })
    await endRun(user, { days: 30 })
    await deleteUser(database, user, [anonymiseRuns])
    const [entry] = await entriesOf()
    expect(entry).toMatchObject({ playerName: 'Adventurer', daysSurvived: 30 })
    expect(entry).not.toHaveProperty('guest')
    expect(entry).not.toHaveProperty('account')
  })
})

describe('the place of a player', () => {
  it('is that of the best run of the account in the period', async () => {
    const best = await endRun(ada.user, { days: 60 })
    clock.now = MONDAY + WEEK
    await endRun('Wren', { days: 45 })
    const ofWeek = await endRun(ada.user, { days: 40 })
    await endRun(bea.user, { days: 50 })
    await as(ada.user, async () => {
      expect((await around(undefined)).id).toBe(best)
      const week = { id: ofWeek, rows: ['1. Bea', '2. Wren', '3. Ada'] }
      expect(await around(undefined, '&period=week')).toEqual(week)
      const own = await app.get('/api/leaderboard/around')
      expect(own.headers.get('Cache-Control')).toBe('no-store')
    })
    expect(await around(undefined)).toEqual({ rows: [] })
  })

  it('is returned as an empty list for open, hidden and unknown runs', async () => {
    const open = await playRun(app, { turns: 3 })
    const guest = await endRun('Wren', { days: 9 })
    const hidden = await endRun(ada.user, { days: 9 })
    await setHidden(database, hidden, true)
    clock.now += WEEK
    const missing = [open.id, hidden, `${guest}&period=week`, '0'.repeat(32), 'x', '']
    for (const run of missing) expect(await around(run), run).toEqual({ rows: [] })
  })
})

describe('an operator who hides runs', () => {
  it('makes the next best run the place of an account by hiding its best run', async () => {
    const next = await endRun(ada.user, { days: 30 })
    const best = await endRun(ada.user, { days: 50 })
    const ownBest = () => as(ada.user, async () => (await around(undefined)).id)
    await setHidden(database, best, true)
    expect(await ownBest()).toBe(next)
    await setHidden(database, best, false)
    expect(await ownBest()).toBe(best)
  })

  it('hides the later runs of an account, too, by hiding the account', async () => {
    await endRun(ada.user, { days: 30 })
    await endRun(bea.user, { days: 20 })
    const player = { kind: 'account', key: ada.user.id } as const
    expect(await setPlayerHidden(database, player, true)).toBe(1)
    const later = await endRun(ada.user, { days: 60 })
    expect(await rowsOf('')).toEqual(['1. Bea 20'])
    expect(await readRun(app, later)).toMatchObject({ playerName: 'Adventurer' })
    expect(await setPlayerHidden(database, player, false)).toBe(2)
    expect(await rowsOf('')).toEqual(['1. Ada 60', '2. Ada 30', '3. Bea 20'])
  })

  it('hides later runs and other spellings of a name, too, by hiding the name', async () => {
    await endRun('Spammer', { days: 30 })
    await endRun('SPAMMER', { days: 29 })
    await endRun('Wren', { days: 28 })
    const player = { kind: 'name', key: spellingOf('spam mer') } as const
    expect(await setPlayerHidden(database, player, true)).toBe(2)
    await endRun('Spаmmer', { days: 60 })
    expect(await rowsOf('')).toEqual(['1. Wren 28'])
    expect(await setPlayerHidden(database, player, false)).toBe(3)
    expect(await rowsOf('')).toHaveLength(4)
  })

  it('restores a run hidden for two reasons by undoing both', async () => {
    const id = await endRun('Spammer', { days: 30 })
    const player = { kind: 'name', key: spellingOf('Spammer') } as const
    await setHidden(database, id, true)
    await setPlayerHidden(database, player, true)
    await setPlayerHidden(database, player, false)
    expect(await rowsOf('')).toEqual([])
    await setHidden(database, id, false)
    expect(await rowsOf('')).toEqual(['1. Spammer 30'])
  })
})
