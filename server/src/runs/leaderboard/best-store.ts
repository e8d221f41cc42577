import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ALL_TIME, ON_LEADERBOARD, type Place } from './leaderboard-store.ts'

/** Makes a run the best one of its account, of all time and of its week, unless the account has a better one. */
export const updateBestRuns = async (
  { db }: Database,
  { userId, week, ...place }: Place & { readonly userId: string; readonly week: number },
): Promise<void> => {
  for (const period of [ALL_TIME, week]) {
    await db
      .insertInto('BestRuns')
      .values({ period, userId, ...place })
      .onConflict((conflict) =>
        // A run that is as good stays, because it ended earlier.
        conflict.columns(['userId', 'period']).doUpdateSet(place).where(sql<boolean>`
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

/** Finds the best runs of an account anew, after some of its runs were hidden or restored. */
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
