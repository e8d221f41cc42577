import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Requests that count towards one window. */
export type Requests = { readonly key: string; readonly windowMs: number; readonly count: number }

/** A request that counts towards the window with this key that ended at that time when it was added. */
export type CountedRequest = { readonly key: string; readonly endsAt: number }

/** A window after a change. */
export type SharedWindow = {
  readonly key: string
  readonly taken: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

const rowsOf = (requests: readonly (Requests | CountedRequest)[]) => sql`
  json_to_recordset(${JSON.stringify(requests)}) as "requests"
    ("key" text, "windowMs" double precision, "count" integer, "endsAt" double precision)`

/**
 * Adds requests to their windows, and begins windows that are new or over. PostgreSQL only. No window ends later
 * than one that begins now, so that a clock that was set back does not prolong it.
 */
export const addRequests = async (
  { db }: Database,
  requests: readonly Requests[],
  now: number,
): Promise<SharedWindow[]> => {
  const isOver = sql`"RateLimits"."endsAt" <= ${now}`
  // In the order of the keys, or two servers could deadlock.
  const { rows } = await sql<SharedWindow>`
    insert into "RateLimits" ("key", "taken", "endsAt")
    select "key", "count", ${now}::double precision + "windowMs" from ${rowsOf(requests)} order by "key"
    on conflict ("key") do update set
      "taken" = case when ${isOver} then 0 else "RateLimits"."taken" end + excluded."taken",
      "endsAt" = case when ${isOver} then excluded."endsAt"
        else least("RateLimits"."endsAt", excluded."endsAt") end
    returning "key", "taken", "endsAt"`.execute(db)
  return rows
}

/**
 * Takes requests out of their windows again. A window that began since ends later, and keeps its count; the end of the
 * same window can only have come nearer. PostgreSQL only.
 */
export const subtractRequests = async (
  { db }: Database,
  requests: readonly CountedRequest[],
): Promise<void> => {
  await sql`
    update "RateLimits" set "taken" = greatest("taken" - "undone"."count", 0)
    from (
      select "locked"."key", count(*)::integer as "count"
      from (
        select "key", "endsAt" from "RateLimits"
        where "key" in (select "key" from ${rowsOf(requests)}) order by 1 for update
      ) as "locked"
      join ${rowsOf(requests)} on "requests"."key" = "locked"."key"
        and "locked"."endsAt" <= "requests"."endsAt"
      group by 1
    ) as "undone"
    where "RateLimits"."key" = "undone"."key"`.execute(db)
}

/** Deletes the windows whose keys start with the prefix. PostgreSQL only. */
export const deleteWindows = async ({ db }: Database, prefix: string): Promise<void> => {
  await db
    .deleteFrom('RateLimits')
    .where(sql<boolean>`starts_with("key", ${prefix})`)
    .execute()
}

/** Deletes the windows that are over. */
export const deleteEndedWindows = async ({ db, dialect }: Database, now: number): Promise<void> => {
  if (dialect === 'sqlite') return
  await db.deleteFrom('RateLimits').where('endsAt', '<=', now).execute()
}
