import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { batch } from '../lib/batch.ts'
import type { Database } from '../db/database.ts'
import type { OpenCounter } from './rate-limit.ts'

/** A request, with the end of the window that it would begin. Once counted, it has the end of its actual window. */
type Request = { readonly key: string; readonly endsAt: number }
type Counted = Request & { readonly number: number }

const rowsOf = (requests: readonly Request[]) => sql`
  json_to_recordset(${JSON.stringify(requests)}) as "requests" ("key" text, "endsAt" double precision)`

/** A key's stored form; the key can be an address, an e-mail's hash or a user's id. */
const hide = (secret: string, key: string) =>
  key
    .split(' ')
    .map((part) => createHmac('sha256', secret).update(`rate limit ${part}`).digest('base64url'))
    .join(' ')

/** The key of the hashes, and the time in milliseconds since 1970. */
type Deps = { readonly database: Database; readonly authSecret: string; readonly now: () => number }

/**
 * Counters in PostgreSQL, for all servers together. Requests that come while a statement runs share the next one.
 * Servers compare the ends of windows with their own clocks.
 */
export const sharedCounters = ({ database: { db }, authSecret, now }: Deps): OpenCounter => {
  /**
   * Adds a request to its window, starting a new window if there is none or it has ended, and returns the number of
   * requests in it. A window never ends later than one that starts now, so that setting back the clock does not prolong
   * it.
   */
  const add = batch(async (requests: Request[]) => {
    const isOver = sql`"RateLimits"."endsAt" <= ${now()}`
    // In the order of the keys, or two servers could deadlock.
    const { rows } = await sql<{ key: string; taken: number; endsAt: number }>`
      insert into "RateLimits" ("key", "taken", "endsAt")
      select "key", count(*), max("endsAt") from ${rowsOf(requests)} group by 1 order by 1
      on conflict ("key") do update set
        "taken" = case when ${isOver} then 0 else "RateLimits"."taken" end + excluded."taken",
        "endsAt" = case when ${isOver} then excluded."endsAt"
          else least("RateLimits"."endsAt", excluded."endsAt") end
      returning "key", "taken", "endsAt"`.execute(db)
    const windows = new Map(rows.map((window) => [window.key, window]))
    return ({ key, endsAt }: Request): Counted => {
      const window = windows.get(key) ?? { taken: 0, endsAt }
      // The order of simultaneous requests does not matter.
      return { key, number: window.taken--, endsAt: window.endsAt }
    }
  })

  /**
   * Takes a request out of its window again. A window that began in the meantime ends later, so its count stays; the
   * end of the same window can only have moved earlier.
   */
  const subtract = batch(async (requests: Counted[]) => {
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
    return () => undefined
  })

  return ({ name, limit, windowMs }) => ({
    take: async (blocks) => {
      const endsAt = now() + windowMs
      const counted = await Promise.all(
        blocks.map(({ key }) => add({ key: `${name} ${hide(authSecret, key)}`, endsAt })),
      )
      const undo = async () => {
        // The response has been sent. Counting one request too many is better than not counting it.
        await Promise.all(counted.map(subtract)).catch(() => undefined)
      }
      const full = counted.find(({ number }, n) => number > limit * (blocks[n]?.times ?? 1))
      if (!full) return { undo }
      await undo()
      return { waitMs: full.endsAt - now() }
    },
    reset: async (key) => {
      const prefix = `${name} ${hide(authSecret, key)}`
      await sql`delete from "RateLimits" where starts_with("key", ${prefix})`.execute(db)
    },
  })
}

/** Deletes the windows of all limits that count one of the keys. */
export const forgetKeys = async (
  { db, dialect }: Database,
  secret: string,
  keys: string[],
): Promise<void> => {
  if (dialect === 'sqlite') return
  const counts = sql.join(
    keys.map((key) => sql`strpos("key", ${hide(secret, key)}) > 0`),
    sql` or `,
  )
  await sql`delete from "RateLimits" where "key" in (
    select "key" from "RateLimits" where ${counts} order by 1 for update)`.execute(db)
}

/** Deletes the windows that are over. */
export const deleteEndedWindows = async ({ db, dialect }: Database, now: number): Promise<void> => {
  if (dialect === 'postgres') await db.deleteFrom('RateLimits').where('endsAt', '<=', now).execute()
}
