import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

// The conditions of the partial indexes below. Queries must import them, because a database uses such an index only for
// exactly its condition. A later migration that changes an index must export the new condition, which queries then
// import instead.
const ENDED = sql`"endedAt" is not null and "hidden" = 0`
/**
 * The condition of the runs on the leaderboard. Runs on roads are excluded, because players can know beforehand what
 * happens on a road.
 */
export const ON_LEADERBOARD = sql<boolean>`${ENDED} and "road" is null`
export const OF_GUESTS = sql<boolean>`${ON_LEADERBOARD} and "userName" = ''`
/** The condition of the attempts in the ranking of their road. */
export const ON_ROAD = sql<boolean>`${ENDED} and "attempt" = 1`
/** The condition of the runs on roads that are in no ranking. */
export const UNRANKED_ON_ROAD = sql<boolean>`"road" is not null and "attempt" = 0`
const BY_RANK = sql`"daysSurvived" desc, "lostDays", "strength" desc, "endedAt", "id"`

const INDEXES = {
  RunsByDays: sql`(${BY_RANK}) where ${ON_LEADERBOARD}`,
  RunsByWeek: sql`("week", ${BY_RANK}) where ${ON_LEADERBOARD}`,
  GuestRunsByDays: sql`(${BY_RANK}) where ${OF_GUESTS}`,
  GuestRunsByWeek: sql`("week", ${BY_RANK}) where ${OF_GUESTS}`,
  RoadRunsByDays: sql`("road", ${BY_RANK}) where ${ON_ROAD}`,
  UnrankedRoadRuns: sql`("playedOn") where ${UNRANKED_ON_ROAD}`,
}

/** Checks whether a row of a trigger is on the leaderboard. */
const isListed = (row: 'old' | 'new') =>
  sql.raw(
    `${row}."endedAt" is not null and ${row}."hidden" = 0 and ${row}."daysSurvived" is not null and ${row}."road" is null`,
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

/** The triggers run only when these columns change, which turns do not do. */
const CHANGED = sql`update of "endedAt", "hidden", "daysSurvived", "userName"`

/** Creates the triggers that maintain `RunCounts`, whatever changes a run. They replace those of earlier versions. */
const createTriggers = async (db: Kysely<unknown>, dialect: Dialect) => {
  if (dialect === 'postgres') {
    await sql`
      create or replace function "countRuns"() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then ${SUBTRACT} end if;
        if tg_op <> 'DELETE' then ${ADD} end if;
        return null;
      end $$`.execute(db)
    await sql`drop trigger if exists "RunCounts" on "Runs"`.execute(db)
    await sql`
      create trigger "RunCounts" after insert or delete or ${CHANGED} on "Runs"
      for each row execute function "countRuns"()`.execute(db)
    return
  }
  const create = async (name: string, event: typeof ADD, body: typeof ADD) => {
    await sql`drop trigger if exists ${sql.id(name)}`.execute(db)
    await sql`create trigger ${sql.id(name)} after ${event} on "Runs" begin ${body} end`.execute(db)
  }
  await create('RunCountsOfNew', sql`insert`, ADD)
  await create('RunCountsOfChanged', CHANGED, sql`${SUBTRACT} ${ADD}`)
  await create('RunCountsOfDeleted', sql`delete`, SUBTRACT)
}

/** The secret of each day's road, and the columns of the runs on it. Such runs are in no other ranking. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('DailyRoads')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute()

    await sql`alter table "Runs" add column "road" text`.execute(db)
    await sql`alter table "Runs" add column "attempt" integer not null default 0`.execute(db)
    await sql`alter table "Runs" add column "streak" integer`.execute(db)
    await sql`
      create unique index "RoadAttempts" on "Runs" ("userId", "road") where "attempt" = 1`.execute(
      db,
    )

    await createTriggers(db, dialect)
    for (const [name, index] of Object.entries(INDEXES)) {
      await sql`drop index if exists ${sql.id(name)}`.execute(db)
      await sql`create index ${sql.id(name)} on "Runs" ${index}`.execute(db)
    }
  },
})
