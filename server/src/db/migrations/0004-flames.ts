import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ENDED = `"endedAt" is not null and "hidden" = 0`
const LISTED = `${ENDED} and "road" is null`
const ATTEMPT = `${ENDED} and "attempt" = 1`

const BY_RANK = `"daysSurvived" desc, "flames" desc, "lostDays", "strength" desc, "endedAt", "id"`

const INDEXES = [
  `create index "RunsByFlames" on "Runs" (${BY_RANK}) where ${LISTED}`,
  `create index "RunsOfWeekByFlames" on "Runs" ("week", ${BY_RANK}) where ${LISTED}`,
  `create index "RoadRunsByFlames" on "Runs" ("road", ${BY_RANK}) where ${ATTEMPT}`,
]

const DROPPED = [
  'RunsByDays',
  'RunsByWeek',
  'RoadRunsByDays',
  'GuestRunsByDays',
  'GuestRunsByWeek',
  'BestRunsByDays',
]

export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "flames" integer not null default 0`.execute(db)
    await sql`alter table "Runs" add column "lanterns" text not null default ''`.execute(db)
    await sql`alter table "Runs" add column "posts" text`.execute(db)
    for (const name of DROPPED) await sql`drop index ${sql.ref(name)}`.execute(db)
    for (const index of INDEXES) await sql.raw(index).execute(db)
  },
})
