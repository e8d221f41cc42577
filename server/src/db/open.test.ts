import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { listFacts } from '../facts/store/facts.ts'
import { StartError } from '../lib/errors.ts'
import { atEnd } from '../testing/at-end.ts'
import {
  createDatabase,
  freshDatabase,
  onPostgres,
  openUntilEnd,
} from '../testing/fresh-database.ts'
import type { Database } from './database.ts'
import { type DatabaseOptions, openDatabase } from './open.ts'

const fresh = async (): Promise<DatabaseOptions> => (await freshDatabase()).options

const addFact = ({ db }: Database) =>
  db
    .insertInto('Facts')
    .values(newFact({ text: 'x' }))
    .execute()

describe('a database', () => {
  it('keeps its data when it is reopened', async () => {
    const options = await fresh()
    const first = await openDatabase(options)
    await addFact(first)
    await first.close()
    const second = await openUntilEnd(options)
    expect(await listFacts(second)).toHaveLength(1)
  })

  it('is rejected with a StartError if its version is newer', async () => {
    const options = await fresh()
    const first = await openDatabase(options)
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(first.db)
    await first.close()
    await expect(openDatabase(options)).rejects.toThrow(StartError)
  })
})

function describePostgres() {
  it('is migrated only once when four servers start at the same time', async () => {
    const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
    atEnd(drop)
    const options = { ...(await fresh()), databaseUrl: url }
    const databases = await Promise.all(Array.from({ length: 4 }, () => openUntilEnd(options)))
    for (const database of databases) await addFact(database)
    const [database] = databases
    expect(database && (await listFacts(database))).toHaveLength(4)
  })

  it('is reported as missing, without the password, if it does not exist', async () => {
    const { databaseUrl = '', ...options } = await fresh()
    const elsewhere = new URL(databaseUrl)
    elsewhere.pathname = 'nowhere'
    elsewhere.password = 'hunter2'
    const opening = openDatabase({ ...options, databaseUrl: elsewhere.href, waitMs: 0 })
    await expect(opening).rejects.toThrow(/^DATABASE_URL .*"nowhere" does not exist/)
    await expect(opening).rejects.not.toThrow(/hunter2/)
  })
}

function describeEmbedded() {
  it.each(['foreign_keys', 'secure_delete'])('has %s switched on', async (pragma) => {
    const { db } = await openUntilEnd(await fresh())
    const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(db)
    expect(rows).toEqual([{ [pragma]: 1 }])
  })

  it('undoes a failed transaction, including the tables that the transaction created', async () => {
    const { db } = await openUntilEnd(await fresh())
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.schema.createTable('Half').addColumn('a', 'integer').execute()
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    await expect(sql`select * from "Half"`.execute(db)).rejects.toThrow(/no such table/)
  })

  it('has files that only the user of the server can read', async () => {
    const options = await fresh()
    const dataDir = join(options.dataDir, 'made/by/the/server')
    await openUntilEnd({ ...options, dataDir })
    expect(statSync(dataDir).mode & 0o077).toBe(0)
    expect(readdirSync(dataDir)).toContain('in-use.lock-journal')
    for (const file of readdirSync(dataDir))
      expect(statSync(join(dataDir, file)).mode & 0o077, file).toBe(0)
  })

  it('opens for a second server only when the first one has shut down', async () => {
    const options = await fresh()
    const first = await openDatabase(options)
    await expect(openDatabase({ ...options, waitMs: 200 })).rejects.toThrow(
      /^DATA_DIR is ".+", which another server is using; stop that one, or choose another folder, for example DATA_DIR=data-2\.$/,
    )
    const second = openUntilEnd(options)
    setTimeout(() => void first.close(), 200)
    await expect(second).resolves.toBeDefined()
  })
}

if (onPostgres) describe('a database on PostgreSQL', describePostgres)
else describe('the embedded database', describeEmbedded)
