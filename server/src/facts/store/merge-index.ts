import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** A step has this many pages. All requests wait while a step runs, which takes a few milliseconds. */
const STEP_PAGES = 16
const PAUSE_MS = 100

/** A step that changes fewer rows than this had nothing to merge. SQLite gives no other sign of that. */
const WORKED = 2

const command = (name: 'usermerge' | 'merge', value: number) =>
  sql`insert into "FactSearch" ("FactSearch", "rank") values (${sql.lit(name)}, ${sql.lit(value)})`

const step = (database: Database): Promise<boolean> =>
  inTransaction(database, async ({ db }) => {
    const before = await countChanges(db)
    await command('merge', STEP_PAGES).execute(db)
    return (await countChanges(db)) - before >= WORKED
  })

type Options = {
  readonly pauseMs?: number
  readonly isStopping?: () => boolean
}

/**
 * Merges the parts of SQLite's index of words until about two are left. Each write can add a part, and a search reads
 * all parts. PostgreSQL's index has no such parts.
 */
export async function mergeIndex(
  database: Database,
  { pauseMs = PAUSE_MS, isStopping = () => false }: Options = {},
): Promise<void> {
  if (database.dialect !== 'sqlite') return
  // By default SQLite would leave up to three parts of about the same size.
  await command('usermerge', 2).execute(database.db)
  while (!isStopping() && (await step(database))) await sleep(pauseMs)
}

async function countChanges(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as "count"`.execute(db)
  return rows[0]?.count ?? 0
}
