import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { batch } from '../lib/batch.ts'
import type { OpenCounter } from './rate-limit.ts'

/**
 * `endsAt` of a request is the end of a window that would begin now. `endsAt` of a counted request is the end of the
 * window in which it was counted.
 */
type Request = { readonly key: string; readonly endsAt: number }
type Counted = Request & { readonly number: number }

const rowsOf = (requests: readonly Request[]) => sql`
  json_to_recordset(${JSON.stringify(requests)}) as "requests" ("key" text, "endsAt" double precision)`

// The key is hashed, because it can contain an address, an e-mail address or a user's id.
const hide = (secret: string, key: string) =>
  key
    .split(' ')
    .map((part) => createHmac('sha256', secret).update(`rate limit ${part}`).digest('base64url'))
    .join(' ')

type Deps = { readonly database: Database; readonly authSecret: string; readonly now: () => number }

/**
 * Counts in PostgreSQL, so that all servers share the counts. Requests that arrive while a statement runs are counted
 * together by the next statement. Each server compares the ends of windows with its own clock.
 */
export function sharedCounters({ database: { db }, authSecret, now }: Deps): OpenCounter {
  /**
   * Begins a new window if there is none or the old one has ended. If the clock was set back, an old window ends no
   * later than a window that begins now.
   */
  const add = batch(async (requests: Request[]) => {
    const isOver = sql`"RateLimits"."endsAt" <= ${now()}`
    // The rows are written in the order of their keys. Otherwise two servers could deadlock.
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
      // Requests that are counted together get different numbers, in any order.
      return { key, number: window.taken--, endsAt: window.endsAt }
    }
  })

  /**
   * Undoes counts. A window that has begun since then ends later than the window of the request, and keeps its count.
   * The end of a window never moves to a later time.
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
        // An error is ignored, so that it does not replace the response. One request too many is then counted, which
        // does no harm.
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

export async function forgetKeys(
  { db, dialect }: Database,
  secret: string,
  keys: string[],
): Promise<void> {
  if (dialect === 'sqlite') return
  const counts = sql.join(
    keys.map((key) => sql`strpos("key", ${hide(secret, key)}) > 0`),
    sql` or `,
  )
  await sql`delete from "RateLimits" where "key" in (
    select "key" from "RateLimits" where ${counts} order by 1 for update)`.execute(db)
}

export async function deleteEndedWindows({ db, dialect }: Database, now: number): Promise<void> {
  if (dialect === 'postgres') await db.deleteFrom('RateLimits').where('endsAt', '<=', now).execute()
}
