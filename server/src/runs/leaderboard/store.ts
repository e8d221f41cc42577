import type { LeaderboardGroup } from '@fable/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { NamedRun } from '../../lib/names/display-names.ts'
import type { Database } from '../../db/database.ts'
import type { RunRow } from '../store.ts'
import { OF_GUESTS, ON_LEADERBOARD, ON_ROAD } from '../../db/migrations/0001-schema.ts'

/** A ranking: a group of runs, of all time or of one week, or the attempts on the road of a day. */
export type Ranking =
  | { readonly group: LeaderboardGroup; readonly week?: number | undefined; readonly road?: never }
  | { readonly group: 'runs' | 'newcomers'; readonly week?: never; readonly road: string }

const ALL_RUNS: Ranking = { group: 'runs' }

type Placed = Pick<RunRow, 'road' | 'attempt' | 'newcomer'>

/** Returns the ranking that contains an ended run; undefined if none does. */
export const rankingOf = ({ road, attempt, newcomer }: Placed): Ranking | undefined => {
  if (road === null) return ALL_RUNS
  if (attempt === 0) return undefined
  return { group: newcomer === 1 ? 'newcomers' : 'runs', road }
}

/** The `period` of the best runs of all time. For those of a week it is the week's number. */
const ALL_TIME = -1

/** Returns the table and the condition of the runs in a ranking. */
const sourceOf = ({ group, week, road }: Ranking) => {
  if (road !== undefined) {
    const newcomer = sql.lit(group === 'newcomers' ? 1 : 0)
    return sql`"Runs" where ${ON_ROAD} and "road" = ${road} and "newcomer" = ${newcomer}`
  }
  if (group === 'accounts') return sql`"BestRuns" where "period" = ${week ?? ALL_TIME}`
  const condition = group === 'guests' ? OF_GUESTS : ON_LEADERBOARD
  return week === undefined
    ? sql`"Runs" where ${condition}`
    : sql`"Runs" where ${condition} and "week" = ${week}`
}

/** The values of an ended run that determine its rank. */
export type RunResult = {
  readonly id: string
  readonly daysSurvived: number
  readonly lostDays: number
  readonly strength: number
  /** An ISO time. */
  readonly endedAt: string
}

const BEST_FIRST = sql`"daysSurvived" desc, "lostDays", "strength" desc, "endedAt", "id"`
const WORST_FIRST = sql`"daysSurvived", "lostDays" desc, "strength", "endedAt" desc, "id" desc`

/**
 * Returns the conditions of the results with the same number of days that come before or after a result. Each is a
 * range of the index; the nearest results are first.
 */
const rangesOfDay = (
  { id, daysSurvived, lostDays, strength, endedAt }: RunResult,
  side: 'before' | 'after',
) => {
  const [less, more] = side === 'before' ? [sql`<`, sql`>`] : [sql`>`, sql`<`]
  const sameDays = sql`"daysSurvived" = ${daysSurvived}`
  const sameLoss = sql`${sameDays} and "lostDays" = ${lostDays}`
  return [
    sql`${sameLoss} and "strength" = ${strength} and ("endedAt", "id") ${less} (${endedAt}, ${id})`,
    sql`${sameLoss} and "strength" ${more} ${strength}`,
    sql`${sameDays} and "lostDays" ${less} ${lostDays}`,
  ]
}

const otherDays = ({ daysSurvived }: RunResult, side: 'before' | 'after') =>
  sql`"daysSurvived" ${side === 'before' ? sql`>` : sql`<`} ${daysSurvived}`

/** The query that lists the results of a ranking, or those in a range. */
export const resultsQuery = (
  ranking: Ranking,
  {
    range,
    order = BEST_FIRST,
    limit,
  }: { range?: RawBuilder<unknown>; order?: RawBuilder<unknown>; limit: number },
): RawBuilder<RunResult> => {
  const inRange = range ? sql`and ${range}` : sql``
  return sql`
    select "id", "daysSurvived", "lostDays", "strength", "endedAt" from ${sourceOf(ranking)} ${inRange}
    order by ${order} limit ${limit}`
}

const listResults = async ({ db }: Database, ...query: Parameters<typeof resultsQuery>) =>
  (await resultsQuery(...query).execute(db)).rows

/**
 * The query of the number of results before a result. For rankings of all time it uses the number of runs of each day,
 * which triggers count.
 */
export const countBeforeQuery = (
  ranking: Ranking,
  result: RunResult,
): RawBuilder<{ before: number | string }> => {
  const count = (range: RawBuilder<unknown>) =>
    sql`(select count(*) from ${sourceOf(ranking)} and ${range})`
  const { group, week, road } = ranking
  const isCounted = group !== 'accounts' && week === undefined && road === undefined
  const onOtherDays = isCounted
    ? sql`(select coalesce(sum(${sql.ref(group)}), 0) from "RunCounts"
        where ${otherDays(result, 'before')})`
    : count(otherDays(result, 'before'))
  return sql<{ before: number | string }>`
    select ${sql.join([onOtherDays, ...rangesOfDay(result, 'before').map(count)], sql` + `)} as "before"`
}

export const findRank = async (
  { db }: Database,
  result: RunResult,
  ranking: Ranking = ALL_RUNS,
): Promise<number> => {
  const { rows } = await countBeforeQuery(ranking, result).execute(db)
  return Number(rows[0]?.before ?? 0) + 1
}

export const listBest = (
  database: Database,
  { ranking, limit }: { ranking: Ranking; limit: number },
): Promise<RunResult[]> => listResults(database, ranking, { limit })

/**
 * Lists up to `limit` results just before or just after a result, in the order of the ranking. Reads no more rows than
 * it returns.
 */
export const listBeside = async (
  database: Database,
  result: RunResult,
  { ranking, side, limit }: { ranking: Ranking; side: 'before' | 'after'; limit: number },
): Promise<RunResult[]> => {
  const results: RunResult[] = []
  const order = side === 'before' ? WORST_FIRST : BEST_FIRST
  for (const range of [...rangesOfDay(result, side), otherDays(result, side)]) {
    const missing = limit - results.length
    if (missing > 0)
      results.push(...(await listResults(database, ranking, { range, order, limit: missing })))
  }
  return side === 'before' ? results.reverse() : results
}

/**
 * Finds the result of an ended run in a ranking. In rankings of accounts it is that of the best run of the same
 * account.
 */
export const findResult = async (
  { db }: Database,
  id: string,
  ranking: Ranking,
): Promise<RunResult | undefined> => {
  const which =
    ranking.group === 'accounts'
      ? sql`"userId" = (select "userId" from "Runs" where "id" = ${id} and ${ON_LEADERBOARD})`
      : sql`"id" = ${id}`
  const { rows } = await sql<RunResult>`
    select "id", "daysSurvived", "lostDays", "strength", "endedAt" from ${sourceOf(ranking)} and ${which}`.execute(
    db,
  )
  return rows[0]
}

/** The parts of a leaderboard entry besides the result. */
type EntryDetails = NamedRun & {
  readonly id: string
  readonly userId: string | null
  readonly startedAt: string
  readonly streak: number | null
  readonly wager: string | null
  readonly wagers: string | null
  readonly newcomer: number
}

/** Finds these parts for some runs, by the ids of the runs. */
export const findDetails = async (
  { db }: Database,
  ids: readonly string[],
): Promise<Map<string, EntryDetails>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('Runs')
    .select(['id', 'userId', 'startedAt', 'streak', 'wager', 'wagers', 'newcomer'])
    .select(['userName', 'playerName', 'boardName', 'hidden', 'nameHidden'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Makes a run the best one of its account, both of all time and of its week, unless the account has one that is at
 * least as good.
 */
export const updateBestRuns = async (
  { db }: Database,
  { userId, week, ...result }: RunResult & { readonly userId: string; readonly week: number },
): Promise<void> => {
  for (const period of [ALL_TIME, week]) {
    await db
      .insertInto('BestRuns')
      .values({ period, userId, ...result })
      .onConflict((conflict) =>
        // If both are equally good, the earlier one stays.
        conflict.columns(['userId', 'period']).doUpdateSet(result).where(sql<boolean>`
            (excluded."daysSurvived", -excluded."lostDays", excluded."strength") >
            ("BestRuns"."daysSurvived", -"BestRuns"."lostDays", "BestRuns"."strength")`),
      )
      .execute()
  }
}

/** Finds the id of the best run of an account, of all time or of a week. */
export const findBestRun = async (
  { db }: Database,
  { userId, week }: { readonly userId: string; readonly week: number | undefined },
): Promise<string | undefined> => {
  const best = await db
    .selectFrom('BestRuns')
    .select('id')
    .where('userId', '=', userId)
    .where('period', '=', week ?? ALL_TIME)
    .executeTakeFirst()
  return best?.id
}

/** Finds the best runs of an account again, after some of its runs were hidden or restored. */
export const replaceBestRuns = async ({ db }: Database, userId: string): Promise<void> => {
  await db.deleteFrom('BestRuns').where('userId', '=', userId).execute()
  const runs = sql`
    from "Runs" where ${ON_LEADERBOARD} and "userId" = ${userId}`
  await sql`
    insert into "BestRuns" ("period", "userId", "id", "daysSurvived", "lostDays", "strength", "endedAt")
    select "period", "userId", "id", "daysSurvived", "lostDays", "strength", "endedAt" from (
      select *, row_number() over (
        partition by "period" order by "daysSurvived" desc, "lostDays", "strength" desc, "endedAt", "id"
      ) as "place"
      from (
        select ${sql.lit(ALL_TIME)} as "period", "Runs".* ${runs}
        union all select "week", "Runs".* ${runs}
      ) as "Listed"
    ) as "Placed" where "place" = 1`.execute(db)
}

/** Removes an account from the ranking of accounts. */
export const deleteBestRuns = async ({ db }: Database, userId: string): Promise<void> => {
  await db.deleteFrom('BestRuns').where('userId', '=', userId).execute()
}
