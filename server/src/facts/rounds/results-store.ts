import { sql } from 'kysely'
import type { RoundResults } from '@fable/contract'
import { DAY_MS, dayOf, ROUND_DAYS_MAX, ROUND_RESULTS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { compareTexts } from '../../lib/compare-texts.ts'

export async function findResults({ db }: Database, userId: string): Promise<RoundResults> {
  const rows = await db
    .selectFrom('RoundResults')
    .select(['day', 'result'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ day, result }) => {
      const name = ROUND_RESULTS[result]
      return name === undefined ? [] : [[day, name]]
    }),
  )
}

/** If the account already has a result for a day, that one stays. */
export async function mergeResults(
  { db, dialect }: Database,
  { userId, results, now }: { userId: string; results: RoundResults; now: number },
): Promise<void> {
  const added = accountDays(results, { now, upTo: dayOf(now) }).map(([day, result]) => ({
    day,
    result: ROUND_RESULTS.indexOf(result),
  }))
  const rows = jsonRows(dialect, added, { day: 'text', result: 'integer' })
  // If the account was deleted meanwhile, this adds nothing.
  await sql`
    insert into "RoundResults" ("userId", "day", "result")
    select "user"."id", "rows"."day", "rows"."result" from "user", ${rows} where "user"."id" = ${userId}
    on conflict ("userId", "day") do nothing`.execute(db)
}

export function accountDays<Value>(
  days: Readonly<Record<string, Value>>,
  { now, upTo }: { readonly now: number; readonly upTo: string },
): [day: string, value: Value][] {
  const first = dayOf(now - ROUND_DAYS_MAX * DAY_MS)
  return (
    Object.entries(days)
      .filter(([day]) => day > first && day <= upTo)
      // Rows are written in a fixed order, because otherwise two servers could deadlock.
      .sort(([one], [other]) => compareTexts(one, other))
  )
}
