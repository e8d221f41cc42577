import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The server's queries have a time limit. */
const BATCH = 10_000

/**
 * Adds ended runs, for measurements: most are short, one in eight reached day 100, and one in five is the only
 * run of an account.
 */
export async function insertManyRuns(
  { db, dialect }: Database,
  { count, endedAt, week }: { count: number; endedAt: string; week: number },
): Promise<void> {
  // A prime number spreads the results. The statement runs on both databases.
  const spread = sql`("n" % 10007 * 7919 % 10007)`
  const account = sql`case when "n" % 5 = 0 then 'account' || "n" end`
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count)
    await sql`
      with recursive "series" ("n") as (
        select ${sql.lit(first)} union all select "n" + 1 from "series" where "n" < ${sql.lit(last)}
      )
      insert into "Runs" ("id", "secret", "rules", "userId", "userName", "playerName", "turns", "startedAt",
        "playedOn", "endedAt", "week", "boardName", "daysSurvived", "flames", "lostDays", "strength", "rankAtEnd")
      select 'many' || "n", 'secret', 1, ${account}, coalesce(${account}, ''), 'Ada', 100, ${endedAt},
        ${endedAt.slice(0, 10)}, ${endedAt}, ${sql.lit(week)}, 'Ada',
        case when "n" % 8 = 0 then 100 else 1 + ${spread} * ${spread} / 1011405 end,
        ${spread} % 10, ${spread} % 20, 10 + ${spread} % 300, "n"
      from "series"`.execute(db)
  }
  await sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db)
}
