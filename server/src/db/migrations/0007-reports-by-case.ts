import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/**
 * Names the case of a report that is inserted without `kind`, as 0.0.32 does during a rolling restart. The embedded
 * database has one server, so it needs no trigger.
 */
const CASE_OF_REPORT = {
  sqlite: [],
  postgres: [
    `create function "nameCaseOfReport"() returns trigger language plpgsql as $$ begin
      new."kind" := case when new."correctionId" is null then 'fact' else 'correction' end;
      new."itemId" := coalesce(new."correctionId", new."factId");
      return new;
    end $$`,
    `create trigger "CaseOfReport" before insert on "Reports"
      for each row when (new."kind" is null) execute function "nameCaseOfReport"()`,
  ],
} as const

export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const statements = [
      `alter table "Reports" add column "kind" text`,
      `alter table "Reports" add column "itemId" integer`,
      `update "Reports" set
        "kind" = case when "correctionId" is null then 'fact' else 'correction' end,
        "itemId" = coalesce("correctionId", "factId")`,
      `drop index "FirstReports"`,
      `create unique index "FirstReports" on "Reports" ("kind", "itemId", "sender")
        where "isFirst" = 1 and "sender" is not null`,
      ...CASE_OF_REPORT[dialect],
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
