import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { checkFile } from '../../db/check-file.ts'
import { claimDataFolder, DATABASE_FILE, refuseLogWithoutDatabase } from '../../db/data-folder.ts'
import type { Database } from '../../db/database.ts'
import { openWithoutLock } from '../../db/open-without-lock.ts'
import { openDatabase } from '../../db/open.ts'
import { openSqlite } from '../../db/sqlite.ts'
import type { Tables } from '../../db/tables.ts'
import { findBeginning } from '../../facts/feeds/times.ts'
import { reasonOf, StartError } from '../../lib/errors.ts'
import { countRows, listTables } from './catalogue.ts'
import { copyEmbedded, removeCopy } from './copy-embedded.ts'
import { transfer, type TransferredTable } from './transfer.ts'

const log = pino({ enabled: false })

/** A first start of a server fills these tables, so they may have rows. */
const OF_A_START: ReadonlySet<string> = new Set(['Health', 'Updates'])

type Move = { readonly dataDir: string; readonly databaseUrl: string }

/**
 * Copies the data and compares the two databases. Throws a StartError if a server uses the folder, or if PostgreSQL is
 * not empty. If it is not empty, this may still have created the missing tables of this version.
 */
export async function moveToPostgres(move: Move): Promise<TransferredTable[]> {
  const { dataDir } = move
  if (!existsSync(join(dataDir, DATABASE_FILE))) {
    throw new StartError(`DATA_DIR is "${dataDir}", which contains no data yet.`)
  }
  const release = await claimDataFolder(dataDir, 0)
  try {
    refuseLogWithoutDatabase(dataDir)
    return await copyEverything(move)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The move has failed: ${reasonOf(error)}.`)
  } finally {
    release()
  }
}

async function copyEverything({ dataDir, databaseUrl }: Move) {
  const path = join(dataDir, DATABASE_FILE)
  const problem = await checkFile(path)
  if (problem) throw new StartError(`"${path}" cannot be copied: ${problem.text}.`)
  // Opening the database runs the migrations.
  await (await openDatabase({ dataDir, databaseUrl, log })).close()

  const target = openWithoutLock({ databaseUrl, dataDir })
  try {
    return await withCopy(path, (source) =>
      target.db.transaction().execute(async (db) => {
        const postgres: Database = { db, dialect: 'postgres' }
        await refuseUsed(postgres)
        await copyBeginning(source, postgres)
        return transfer({ source, target: postgres })
      }),
    )
  } finally {
    await target.close()
  }
}

/** The copy is migrated to this version; the original does not change. */
async function withCopy<Result>(path: string, use: (source: Database) => Promise<Result>) {
  const copy = `${path}.migrating`
  try {
    removeCopy(copy)
    await copyEmbedded(path, copy)
    const db = new Kysely<Tables>({ dialect: openSqlite(copy) })
    try {
      return await use({ db, dialect: 'sqlite' })
    } finally {
      await db.destroy()
    }
  } finally {
    removeCopy(copy)
  }
}

/**
 * Throws a StartError if PostgreSQL has more rows than a first start inserts. Call it in the transaction that fills the
 * database.
 */
async function refuseUsed(postgres: Database) {
  const names = (await listTables(postgres)).map(({ name }) => name)
  // From here on, writes of servers must wait, because they would be lost.
  const tables = sql.join(names.map((name) => sql.table(name)))
  await sql`lock table ${tables} in access exclusive mode`.execute(postgres.db)
  const used = [...(await countRows(postgres, names))].filter(
    ([name, count]) => count > 0 && !OF_A_START.has(name),
  )
  if (used.length === 0) return
  const rows = used.map(([name, count]) => `${name} ${count}`).join(', ')
  throw new StartError(
    `DATABASE_URL names a database that is in use (rows: ${rows}), and nothing was copied; create an empty one.`,
  )
}

async function copyBeginning(source: Database, target: Database) {
  const time = await findBeginning(source)
  await sql`
    update kysely_migration set "timestamp" = ${time}
    where "timestamp" = (select min("timestamp") from kysely_migration)`.execute(target.db)
}
