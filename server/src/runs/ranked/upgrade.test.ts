import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import { goBackBefore } from '../../testing/earlier-version.ts'
import { freshDatabase, openUntilEnd } from '../../testing/fresh-database.ts'
import { findRank, listBest, type Ranking } from '../leaderboard/store.ts'

type OldRun = [id: string, userId: string | null, days: number, strength: number, week?: number]

const OLD_RUNS: OldRun[] = [
  ['a', 'ada', 100, 70],
  ['b', null, 100, 65],
  ['c', 'ada', 100, 60, 8],
  ['d', 'bea', 20, 90],
  ['e', null, 19, 9],
]

it('runs of an earlier version keep their places and get into the rankings of accounts and guests', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0016')
  for (const [id, userId, daysSurvived, strength, week = 7] of OLD_RUNS) {
    const run = { id, userId, daysSurvived, strength, week, secret: 'x', rules: 1, playerName: '' }
    const end = { endedAt: `2026-11-0${week}`, playedOn: '2026-11-01', boardName: id }
    const row = { ...run, ...end, userName: userId ?? '' }
    await before.db.insertInto('Runs').values(row).execute()
  }
  await before.db
    .insertInto('Runs')
    .values({
      id: 'hidden',
      secret: 'x',
      rules: 1,
      userName: '',
      playerName: '',
      boardName: 'h',
      hidden: 1,
      playedOn: '2026-11-01',
      endedAt: '2026-11-01',
      daysSurvived: 100,
      strength: 99,
      week: 7,
    })
    .execute()
  await before.close()

  const database = await openUntilEnd(options)
  const idsOf = async (ranking: Ranking) =>
    (await listBest(database, { ranking, limit: 10 })).map(({ id }) => id)
  expect(await idsOf({ group: 'runs' })).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await idsOf({ group: 'runs', week: 8 })).toEqual(['c'])
  expect(await idsOf({ group: 'accounts' })).toEqual(['a', 'd'])
  expect(await idsOf({ group: 'accounts', week: 7 })).toEqual(['a', 'd'])
  expect(await idsOf({ group: 'accounts', week: 8 })).toEqual(['c'])
  expect(await idsOf({ group: 'guests' })).toEqual(['b', 'e'])
  for (const ranking of [{ group: 'runs' }, { group: 'guests' }] as const) {
    const places = await listBest(database, { ranking, limit: 10 })
    for (const [index, place] of places.entries())
      expect(await findRank(database, place, ranking)).toBe(index + 1)
  }
  const { rows } = await sql<{ startedAt: null; lostDays: number }>`
    select distinct "startedAt", "lostDays" from "Runs"`.execute(database.db)
  expect(rows).toEqual([{ startedAt: null, lostDays: 0 }])
  const wagers = await database.db.selectFrom('Runs').select('wagers').distinct().execute()
  expect(wagers).toEqual([{ wagers: null }])
})
