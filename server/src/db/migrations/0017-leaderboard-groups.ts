import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ON_LEADERBOARD = sql`"endedAt" is not null and "hidden" = 0`
const BY_RANK = sql`"daysSurvived" desc, "lostDays", "strength" desc, "endedAt"`

/** Selects the best run of each account, for a week or for all time (period -1). */
const bestRuns = (period: ReturnType<typeof sql>) => sql`
  select "period", "userId", "id", "daysSurvived", "lostDays", "strength", "endedAt" from (
    select *, row_number() over (partition by "userId", "period" order by ${BY_RANK}, "id") as "place"
    from (select *, ${period} as "period" from "Runs" where ${ON_LEADERBOARD} and "userId" is not null)
      as "Listed"
  ) as "Placed" where "place" = 1`

/**
 * Creates the table with the number of runs by days survived. With it, a rank is a sum of few rows and of a short range
 * of an index.
 */
const createRunCounts = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('RunCounts')
    .addColumn('daysSurvived', 'integer', (column) => column.primaryKey())
    .addColumn('runs', 'integer', (column) => column.notNull())
    .addColumn('guests', 'integer', (column) => column.notNull())
    .execute()
  await sql`
    insert into "RunCounts"
    select "daysSurvived", count(*), sum(case when "userName" = '' then 1 else 0 end) from "Runs"
    where ${ON_LEADERBOARD} and "daysSurvived" is not null group by "daysSurvived"`.execute(db)
}

/**
 * The rankings of accounts and of guests, and the columns that decide between equally long runs and give their
 * duration. Migration 0018 adds the indexes of runs, and the triggers that maintain the counts.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "startedAt" text`.execute(db)
    // The lost days of earlier runs are unknown. With 0 those runs keep their order.
    await sql`alter table "Runs" add column "lostDays" integer not null default 0`.execute(db)

    await db.schema
      .createTable('BestRuns')
      .addColumn('period', 'integer', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('daysSurvived', 'integer', (column) => column.notNull())
      .addColumn('lostDays', 'integer', (column) => column.notNull())
      .addColumn('strength', 'integer', (column) => column.notNull())
      .addColumn('endedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('BestRuns_pkey', ['userId', 'period'])
      .execute()
    await sql`insert into "BestRuns" ${bestRuns(sql`-1`)}`.execute(db)
    await sql`insert into "BestRuns" ${bestRuns(sql`"week"`)}`.execute(db)

    await createRunCounts(db)

    await db.schema
      .createTable('HiddenPlayers')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('HiddenPlayers_pkey', ['kind', 'key'])
      .execute()

    await sql`
      create index "BestRunsByDays" on "BestRuns" ("period", ${BY_RANK}, "id")`.execute(db)
  },
})
