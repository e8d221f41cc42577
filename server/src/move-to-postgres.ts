import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { rebuildSearch } from './facts/rebuild-search.ts'
import { openServerDatabase } from './open-database.ts'
import { DATABASE_FILE } from './platform/db/embedded.ts'
import type { Database } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open.ts'
import { openWithoutLock } from './platform/db/open-without-lock.ts'
import { countRows, listEmbeddedTables, listTables } from './platform/db/transfer/catalogue.ts'
import { transfer, type TransferredTable } from './platform/db/transfer/transfer.ts'
import { StartError } from './platform/start-error.ts'

const log = pino({ enabled: false })

/** The number of rows that a first start writes, by table: what a database that nobody has used yet holds. */
const countOfFirstStart = async (): Promise<ReadonlyMap<string, number>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fable-first-start-'))
  try {
    const first = await openServerDatabase({ dataDir, log, sampleFacts: false, now: Date.now })
    const counts = await countRows(first, (await listEmbeddedTables(first)).keys())
    await first.close()
    return counts
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Throws a StartError if a PostgreSQL holds more than a first start makes. */
const refuseUsed = async (postgres: Database) => {
  const tables = await listTables(postgres)
  const [found, first] = [
    await countRows(
      postgres,
      tables.map(({ name }) => name),
    ),
    await countOfFirstStart(),
  ]
  const used = [...found].filter(([name, count]) => count > (first.get(name) ?? 0))
  if (used.length === 0) return
  const rows = used.map(([name, count]) => `${name} ${count}`).join(', ')
  throw new StartError(
    `DATABASE_URL names a database that is in use (rows: ${rows}), and nothing was copied; create an empty one.`,
  )
}

const copyEverything = async (source: Database, databaseUrl: string, dataDir: string) => {
  const target = openWithoutLock({ databaseUrl, dataDir })
  try {
    await refuseUsed(target)
    const tables = await target.db.transaction().execute((db) =>
      transfer({
        source,
        target: { db, dialect: 'postgres' },
        rebuild: { FactSearch: rebuildSearch },
      }),
    )
    // Lets the first queries read indexes alone.
    await sql`vacuum analyze`.execute(target.db)
    return tables
  } finally {
    await target.close()
  }
}

/**
 * Copies everything from the embedded database in `dataDir` to the PostgreSQL at `databaseUrl`, and compares.
 * Throws a StartError if a server uses the folder, or if the PostgreSQL is not empty; it is then as it was before.
 */
export const moveToPostgres = async ({
  dataDir,
  databaseUrl,
}: {
  readonly dataDir: string
  readonly databaseUrl: string
}): Promise<TransferredTable[]> => {
  if (!existsSync(join(dataDir, DATABASE_FILE))) {
    throw new StartError(`DATA_DIR is "${dataDir}", where no server has kept anything yet.`)
  }
  const source = await openDatabase({ dataDir, log, waitMs: 0 })
  try {
    // Runs the migrations.
    await (await openDatabase({ dataDir, databaseUrl, log })).close()
    return await copyEverything(source, databaseUrl, dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Nothing was copied: ${reason}.`)
  } finally {
    await source.close()
  }
}
