import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ON_LEADERBOARD, ON_ROAD } from '../../db/migrations/0001-schema.ts'
import type { NamedRun } from '../../lib/names/display-names.ts'
import type { RunRow } from '../store.ts'

export type Ranking =
  | { readonly week?: number | undefined; readonly road?: never }
  | { readonly road: string; readonly week?: never }

const ALL_RUNS: Ranking = {}

type Placed = Pick<RunRow, 'road' | 'attempt'>

export function rankingOf({ road, attempt }: Placed): Ranking | undefined {
  if (road === null) return ALL_RUNS
  return attempt === 0 ? undefined : { road }
}

function sourceOf(ranking: Ranking) {
  if (ranking.road !== undefined) return sql`"Runs" where ${ON_ROAD} and "road" = ${ranking.road}`
  const { week } = ranking
  return week === undefined
    ? sql`"Runs" where ${ON_LEADERBOARD}`
    : sql`"Runs" where ${ON_LEADERBOARD} and "week" = ${week}`
}

export type RunResult = {
  readonly id: string
  readonly daysSurvived: number
  readonly flames: number
  readonly lostDays: number
  readonly strength: number
  readonly endedAt: string
}

const COLUMNS = sql`"id", "daysSurvived", "flames", "lostDays", "strength", "endedAt"`
const BEST_FIRST = sql`"daysSurvived" desc, "flames" desc, "lostDays", "strength" desc, "endedAt", "id"`
const WORST_FIRST = sql`"daysSurvived", "flames", "lostDays" desc, "strength", "endedAt" desc, "id" desc`

/**
 * The conditions for results with the same number of days. Each is a range of the index. The nearest results come
 * first.
 */
function rangesOfDay(
  { id, daysSurvived, flames, lostDays, strength, endedAt }: RunResult,
  side: 'before' | 'after',
) {
  const [less, more] = side === 'before' ? [sql`<`, sql`>`] : [sql`>`, sql`<`]
  const sameDays = sql`"daysSurvived" = ${daysSurvived}`
  const sameFlames = sql`${sameDays} and "flames" = ${flames}`
  const sameLoss = sql`${sameFlames} and "lostDays" = ${lostDays}`
  return [
    sql`${sameLoss} and "strength" = ${strength} and ("endedAt", "id") ${less} (${endedAt}, ${id})`,
    sql`${sameLoss} and "strength" ${more} ${strength}`,
    sql`${sameFlames} and "lostDays" ${less} ${lostDays}`,
    sql`${sameDays} and "flames" ${more} ${flames}`,
  ]
}

const otherDays = ({ daysSurvived }: RunResult, side: 'before' | 'after') =>
  sql`"daysSurvived" ${side === 'before' ? sql`>` : sql`<`} ${daysSurvived}`

export function resultsQuery(
  ranking: Ranking,
  {
    range,
    order = BEST_FIRST,
    limit,
  }: { range?: RawBuilder<unknown>; order?: RawBuilder<unknown>; limit: number },
): RawBuilder<RunResult> {
  const inRange = range ? sql`and ${range}` : sql``
  return sql`
    select ${COLUMNS} from ${sourceOf(ranking)} ${inRange}
    order by ${order} limit ${limit}`
}

const listResults = async ({ db }: Database, ...query: Parameters<typeof resultsQuery>) =>
  (await resultsQuery(...query).execute(db)).rows

/** In the ranking of all runs, results with more days are added up from a table of counts, which triggers maintain. */
export function countBeforeQuery(
  ranking: Ranking,
  result: RunResult,
): RawBuilder<{ before: number | string }> {
  const count = (range: RawBuilder<unknown>) =>
    sql`(select count(*) from ${sourceOf(ranking)} and ${range})`
  const isCounted = ranking.week === undefined && ranking.road === undefined
  const onOtherDays = isCounted
    ? sql`(select coalesce(sum("runs"), 0) from "RunCounts"
        where ${otherDays(result, 'before')})`
    : count(otherDays(result, 'before'))
  return sql<{ before: number | string }>`
    select ${sql.join([onOtherDays, ...rangesOfDay(result, 'before').map(count)], sql` + `)} as "before"`
}

export async function findRank(
  { db }: Database,
  result: RunResult,
  ranking: Ranking = ALL_RUNS,
): Promise<number> {
  const { rows } = await countBeforeQuery(ranking, result).execute(db)
  return Number(rows[0]?.before ?? 0) + 1
}

export const listBest = (
  database: Database,
  { ranking, limit }: { ranking: Ranking; limit: number },
): Promise<RunResult[]> => listResults(database, ranking, { limit })

/** Lists results in the order of the ranking. Reads no more rows than it returns. */
export async function listBeside(
  database: Database,
  result: RunResult,
  { ranking, side, limit }: { ranking: Ranking; side: 'before' | 'after'; limit: number },
): Promise<RunResult[]> {
  const results: RunResult[] = []
  const order = side === 'before' ? WORST_FIRST : BEST_FIRST
  for (const range of [...rangesOfDay(result, side), otherDays(result, side)]) {
    const missing = limit - results.length
    if (missing > 0)
      results.push(...(await listResults(database, ranking, { range, order, limit: missing })))
  }
  return side === 'before' ? results.reverse() : results
}

export async function findResult(
  { db }: Database,
  id: string,
  ranking: Ranking,
): Promise<RunResult | undefined> {
  const { rows } = await sql<RunResult>`
    select ${COLUMNS} from ${sourceOf(ranking)} and "id" = ${id}`.execute(db)
  return rows[0]
}

type EntryDetails = NamedRun & {
  readonly id: string
  readonly userId: string | null
  readonly startedAt: string
  readonly streak: number | null
  readonly newcomer: number
}

export async function findDetails(
  { db }: Database,
  ids: readonly string[],
): Promise<Map<string, EntryDetails>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('Runs')
    .select(['id', 'userId', 'startedAt', 'streak', 'newcomer'])
    .select(['userName', 'playerName', 'boardName', 'hidden', 'nameHidden'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findBestRun(
  { db }: Database,
  { userId, week }: { readonly userId: string; readonly week: number | undefined },
): Promise<string | undefined> {
  // The account's runs are selected first. Otherwise the database may look through the whole ranking for them.
  const { rows } = await sql<{ id: string }>`
    with "Own" as materialized (select ${COLUMNS} from ${sourceOf({ week })} and "userId" = ${userId})
    select "id" from "Own" order by ${BEST_FIRST} limit 1`.execute(db)
  return rows[0]?.id
}
