import { beforeEach, describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from '@fable/contract'
import { MONDAY, openLeaderboardApp } from '../../testing/leaderboard-app.ts'
import { playRun, readRun, readProblem, sendTurn } from '../../testing/ranked-runs.ts'
import { signUp } from '../../testing/test-accounts.ts'
import { setHidden, setNameHidden } from '../ranked/hidden-store.ts'
import { listRunsOf } from '../ranked/owner-store.ts'

const { app, clock, as, entriesOf, endRun } = await openLeaderboardApp()
const { db } = app.database

const namesOn = (entries: LeaderboardEntry[]) => entries.map(({ playerName }) => playerName)

beforeEach(async () => {
  clock.now = MONDAY
  await db.deleteFrom('Runs').execute()
})

describe('the leaderboard', () => {
  it.each(['limit=0', 'limit=101', 'limit=1e1', 'limit=-1', 'period=year'])(
    'refuses the query %s',
    async (query) => {
      const response = await app.get(`/api/leaderboard?${query}`)
      expect(response.status).toBe(400)
    },
  )

  it('is ordered by days, then fewer lost days, then strength, then end time', async () => {
    const results: [name: string, result: Parameters<typeof endRun>[1], at: number][] = [
      ['later', { days: 20, strength: 7 }, 2],
      ['weaker', { days: 20, strength: 6 }, 0],
      ['earlier', { days: 20, strength: 7 }, 1],
      ['loser', { days: 20, strength: 90, lostDays: 6 }, 0],
      ['longer', { days: 21, strength: 0 }, 3],
    ]
    for (const [name, result, at] of results) {
      clock.now = MONDAY + at
      await endRun(name, result)
    }
    const entries = await entriesOf()
    expect(namesOn(entries)).toEqual(['longer', 'earlier', 'later', 'weaker', 'loser'])
    expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    expect(entries.map(({ strength }) => strength)).toEqual([0, 7, 7, 6, 90])
    expect(entries.map(({ lostDays }) => lostDays)).toEqual([...Array<undefined>(4), 6])
    for (const { id, rank } of entries) expect((await readRun(app, id)).rank).toBe(rank)
  })

  it('begins its week on Monday at midnight UTC, with separate ranks', async () => {
    const SUNDAY = MONDAY + 7 * 86_400_000 - 1
    clock.now = MONDAY - 1
    await endRun('last week', { days: 50 })
    clock.now = MONDAY
    await endRun('Monday', { days: 40 })
    clock.now = SUNDAY
    await endRun('Sunday', { days: 30 })
    expect(namesOn(await entriesOf())).toEqual(['last week', 'Monday', 'Sunday'])
    const week = await entriesOf('period=week')
    expect(week.map(({ rank, playerName }) => [rank, playerName])).toEqual([
      [1, 'Monday'],
      [2, 'Sunday'],
    ])
    clock.now = SUNDAY + 1
    expect(await entriesOf('period=week')).toEqual([])
  })
})

describe('a name on the leaderboard', () => {
  it('is replaced in the public turns if it must not be shown', async () => {
    const { id } = await playRun(app, { name: ' ShIt ' })
    const run = await readRun(app, id)
    expect(run.playerName).toBe('Adventurer')
    expect(run.player.playerName).toBe('')
    expect(run.turns[1]?.input).toBe('Adventurer')
    expect(namesOn(await entriesOf())).toEqual(['Adventurer'])
    const standing = await readProblem(sendTurn(app, { id }, 1, 'another'))
    expect(standing).toEqual({ status: 409, code: 'turn_taken', standing: 'Adventurer' })
  })

  it.each(['Zora', 'ZORA', 'z o r a', 'Zоra', 'Ｚｏｒａ', 'Zo\u200bra', 'Z0RA'])(
    'is “Adventurer” if a guest typed a spelling of a username: %j',
    async (name) => {
      if (name === 'Zora') await signUp(app, { username: 'Zora' })
      const { id } = await playRun(app, { name })
      expect(namesOn(await entriesOf())).toEqual(['Adventurer'])
      const run = await readRun(app, id)
      expect(run).toMatchObject({ playerName: 'Adventurer', open: false })
      expect(run.turns[1]?.input).toBe('Adventurer')
      const standing = await readProblem(sendTurn(app, { id }, 1, 'another'))
      expect(standing).toMatchObject({ standing: 'Adventurer' })
    },
  )

  it('can be removed and restored by the operator, and the rank stays', async () => {
    const { id } = await playRun(app, { name: 'Wanda' })
    const { playerName, turns } = await readRun(app, id)
    expect([playerName, turns[1]?.input]).toEqual(['Wanda', 'Wanda'])
    expect(await setNameHidden(app.database, id, true)).toBe(true)
    expect(await entriesOf()).toMatchObject([{ id, rank: 1, playerName: 'Adventurer' }])
    expect(JSON.stringify(await readRun(app, id))).not.toContain('Wanda')
    expect(await setNameHidden(app.database, id, false)).toBe(true)
    expect(namesOn(await entriesOf())).toEqual(['Wanda'])
    expect(await setNameHidden(app.database, '0'.repeat(32), true)).toBe(false)
  })

  it('is the username of the account that started the run, with the mark of accounts', async () => {
    const { user } = await signUp(app, { username: 'wanda99' })
    const start = { playerName: 'Wanda' }
    const { id, player } = await as(user, () => playRun(app, { start }))
    expect(player).toEqual({ playerName: 'Wanda', userName: 'wanda99' })
    const [entry] = await entriesOf()
    expect(entry).toMatchObject({ id, playerName: 'wanda99', account: true })
    expect(await readRun(app, id)).toMatchObject({ playerName: 'wanda99', player })
    expect(await listRunsOf(app.database, user.id)).toMatchObject([{ id, playerName: 'wanda99' }])
  })
})

describe('an entry that the operator hides', () => {
  it('loses its name and rank, and can be restored', async () => {
    const first = await endRun('first', { days: 30 })
    const second = await endRun('second', { days: 20 })
    const { id: named } = await playRun(app, { name: 'third' })
    await setHidden(app.database, named, true)
    expect(await setHidden(app.database, first, true)).toBe(true)
    expect(await entriesOf()).toMatchObject([{ id: second, rank: 1 }])
    expect((await readRun(app, second)).rank).toBe(1)
    const hidden = await readRun(app, first)
    expect(hidden.playerName).toBe('Adventurer')
    expect(hidden).not.toHaveProperty('rank')
    const standing = await readProblem(sendTurn(app, { id: named }, 1, 'another'))
    expect(standing).toMatchObject({ standing: 'Adventurer' })
    expect(await setHidden(app.database, first, false)).toBe(true)
    expect(namesOn(await entriesOf())).toEqual(['first', 'second'])
  })

  it('must exist and have ended', async () => {
    const { id } = await playRun(app, { turns: 3 })
    expect(await setHidden(app.database, id, true)).toBe(false)
    expect(await setHidden(app.database, '0'.repeat(32), true)).toBe(false)
  })
})
