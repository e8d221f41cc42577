import { statfs } from 'node:fs/promises'
import type { Desk } from '@fable/contract'
import { dayOf } from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Deps = {
  readonly database: Database
  readonly dataDir: string
  readonly now: () => number
  /** How many votes this server has counted today. */
  readonly countVotes: () => number
}

/** The bytes that are free where the data is; null if nobody knows. With PostgreSQL the data is elsewhere. */
const findFreeBytes = async ({ database, dataDir }: Deps): Promise<number | null> => {
  if (database.dialect === 'postgres') return null
  const disk = await statfs(dataDir).catch(() => null)
  return disk && disk.bavail * disk.bsize
}

const findDatabaseBytes = async ({ db, dialect }: Database): Promise<number | null> => {
  const query =
    dialect === 'sqlite'
      ? sql<{ bytes: number | string }>`
          select "page_count" * "page_size" as "bytes" from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as "bytes"`
  const { rows } = await query.execute(db)
  return rows[0] ? Number(rows[0].bytes) : null
}

/** Counts what is new since midnight UTC, and looks at the disk. */
export const makeFindFigures = (deps: Deps) => async (): Promise<Desk['figures']> => {
  const { database, now } = deps
  const { db } = database
  const midnight = `${dayOf(now())}T00:00:00.000Z`
  const since = database.dialect === 'sqlite' ? midnight : new Date(midnight)
  const countOf = async (table: 'Facts' | 'Corrections' | 'Runs' | 'user', column: string) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where(sql.ref(column), '>=', table === 'user' ? since : midnight)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  return {
    facts: await countOf('Facts', 'createdAt'),
    corrections: await countOf('Corrections', 'createdAt'),
    runs: await countOf('Runs', 'startedAt'),
    accounts: await countOf('user', 'createdAt'),
    votes: deps.countVotes(),
    freeBytes: await findFreeBytes(deps),
    databaseBytes: await findDatabaseBytes(database),
    lastBackupAt: null,
  }
}
