import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** The runs on the leaderboard. Queries must use the same expressions to use these partial indexes. */
const ON_LEADERBOARD = sql`"endedAt" is not null and "hidden" = 0`
const OF_GUESTS = sql`${ON_LEADERBOARD} and "userName" = ''`
const BY_RANK = sql`"daysSurvived" desc, "lostDays", "strength" desc, "endedAt"`

const INDEXES = {
  RunsByDays: sql`on "Runs" (${BY_RANK}, "id") where ${ON_LEADERBOARD}`,
  RunsByWeek: sql`on "Runs" ("week", ${BY_RANK}, "id") where ${ON_LEADERBOARD}`,
  GuestRunsByDays: sql`on "Runs" (${BY_RANK}, "id") where ${OF_GUESTS}`,
  GuestRunsByWeek: sql`on "Runs" ("week", ${BY_RANK}, "id") where ${OF_GUESTS}`,
  BestRunsByDays: sql`on "BestRuns" ("period", ${BY_RANK}, "id")`,
}

/** The best run of each account of all time (period -1) and of each week. */
const bestRuns = (period: ReturnType<typeof sql>) => sql`
  select "period", "userId", "id", "daysSurvived", "lostDays", "strength", "endedAt" from (
    select *, row_number() over (partition by "userId", "period" order by ${BY_RANK}, "id") as "place"
    from (select *, ${period} as "period" from "Runs" where ${ON_LEADERBOARD} and "userId" is not null)
      as "Listed"
  ) as "Placed" where "place" = 1`

/** Whether a row of a trigger is on the leaderboard. */
const isListed = (row: 'old' | 'new') =>
  sql.raw(
    `${row}."endedAt" is not null and ${row}."hidden" = 0 and ${row}."daysSurvived" is not null`,
  )

const isGuest = (row: 'old' | 'new') =>
  sql.raw(`case when ${row}."userName" = '' then 1 else 0 end`)

const SUBTRACT = sql`
  update "RunCounts" set "runs" = "runs" - 1, "guests" = "guests" - ${isGuest('old')}
  where "daysSurvived" = old."daysSurvived" and ${isListed('old')};`

const ADD = sql`
  insert into "RunCounts" select new."daysSurvived", 1, ${isGuest('new')} where ${isListed('new')}
  on conflict ("daysSurvived") do update set
    "runs" = "RunCounts"."runs" + 1, "guests" = "RunCounts"."guests" + excluded."guests";`

/** Turns change none of these columns, so they do not pay for the trigger. */
const CHANGED = sql`update of "endedAt", "hidden", "daysSurvived", "userName"`

/**
 * The number of runs by days survived, so that a rank is a sum of few rows and a short range of an index. Triggers
 * keep it right, whoever changes a run.
 */
const createRunCounts = async (db: Kysely<unknown>, dialect: Dialect) => {
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
  if (dialect === 'sqlite') {
    const create = (name: string, event: typeof ADD, body: typeof ADD) =>
      sql`create trigger ${sql.id(name)} after ${event} on "Runs" begin ${body} end`.execute(db)
    await create('RunCountsOfNew', sql`insert`, ADD)
    await create('RunCountsOfChanged', CHANGED, sql`${SUBTRACT} ${ADD}`)
    await create('RunCountsOfDeleted', sql`delete`, SUBTRACT)
    return
  }
  await sql`
    create function "countRuns"() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${SUBTRACT} end if;
      if tg_op <> 'DELETE' then ${ADD} end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger "RunCounts" after insert or delete or ${CHANGED} on "Runs"
    for each row execute function "countRuns"()`.execute(db)
}

/** Rankings of accounts and of guests, and what a fair order and a duration need. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "startedAt" text`.execute(db)
    // Nothing is known of earlier runs. With 0 they stay in their order.
    await sql`alter table "Runs" add column "lostDays" integer not null default 0`.execute(db)
    await sql`drop index "RunsByDays"`.execute(db)
    await sql`drop index "RunsByWeek"`.execute(db)

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

    await createRunCounts(db, dialect)

    await db.schema
      .createTable('HiddenPlayers')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('HiddenPlayers_pkey', ['kind', 'key'])
      .execute()

    for (const [name, index] of Object.entries(INDEXES)) {
      await sql`create index ${sql.id(name)} ${index}`.execute(db)
    }
  },
})
