import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { freshDatabase, openUntilEnd } from '../testing/fresh-database.ts'
import { signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'
import type { Database } from './database.ts'
import { UnavailableError } from './errors.ts'
import { openSqlite } from './sqlite.ts'

const { options } = await freshDatabase()
const database = await openUntilEnd(options)

// Node does not export the class of its file handles.
const anyFile = await openFile(fileURLToPath(import.meta.url))
const fileHandles = Object.getPrototypeOf(anyFile) as FileHandle
await anyFile.close()
afterEach(() => {
  vi.restoreAllMocks()
})

const addFact = ({ db }: Pick<Database, 'db'>) =>
  db
    .insertInto('Facts')
    .values(newFact({ text: 'x' }))
    .execute()

const countFacts = async ({ db }: Pick<Database, 'db'>) =>
  (await db.selectFrom('Facts').select('id').execute()).length

/** Checks whether the text stands anywhere in the database's files. */
const isInFiles = (text: string) =>
  ['fable.sqlite', 'fable.sqlite-wal']
    .map((name) => join(options.dataDir, name))
    .some((file) => existsSync(file) && readFileSync(file).includes(text))

it('opening a database on a disk without shared memory fails with an error that recommends a local disk', () => {
  const file = join(options.dataDir, 'dot.sqlite')
  // SQLite uses files on such a disk as it does with this locking.
  expect(() => openSqlite(`file:${file}?vfs=unix-dotfile`)).toThrow(
    /^its disk has no memory that programs share.+; choose a folder on a local disk$/,
  )
})

describe('a write to the embedded database', () => {
  it('is acknowledged and visible to others only when it is on the disk', async () => {
    const disk = Promise.withResolvers<undefined>()
    const flush = vi.spyOn(fileHandles, 'datasync').mockReturnValueOnce(disk.promise)
    const done: string[] = []
    const written = addFact(database).then(() => done.push('written'))
    const read = countFacts(database).then(() => done.push('read'))
    await vi.waitFor(() => expect(flush).toHaveBeenCalledOnce())
    await sleep(50)
    expect(done).toEqual([])
    disk.resolve(undefined)
    await Promise.all([written, read])
    expect(done).toEqual(['written', 'read'])
  })

  it('fails if it cannot be flushed, and the next write succeeds', async () => {
    vi.spyOn(fileHandles, 'datasync').mockRejectedValueOnce(new Error('EIO'))
    await expect(addFact(database)).rejects.toThrow(UnavailableError)
    await addFact(database)
  })
})

function replaceByCopy(file: string) {
  copyFileSync(file, `${file}.backup`)
  renameSync(`${file}.backup`, file)
}

describe('the embedded database', () => {
  it.each<[string, (file: string) => void]>([
    ['its file is replaced by a copy', replaceByCopy],
    ['the log is deleted', (file) => rmSync(`${file}-wal`)],
    ['the index of the log is deleted', (file) => rmSync(`${file}-shm`)],
  ])('refuses further writes if %s, and keeps those that were acknowledged', async (_, spoil) => {
    const { options: own } = await freshDatabase()
    const spoilt = await openUntilEnd(own)
    await addFact(spoilt)
    spoil(join(own.dataDir, 'fable.sqlite'))
    await expect(addFact(spoilt)).rejects.toThrow(UnavailableError)
    expect(await countFacts(spoilt)).toBe(1)
    // As kill -9 leaves them.
    const { options: left } = await freshDatabase()
    rmSync(left.dataDir, { recursive: true })
    cpSync(own.dataDir, left.dataDir, { recursive: true })
    const again = await openUntilEnd(left)
    expect(await countFacts(again)).toBe(1)
    await addFact(again)
  })

  it('has no data of a deleted account in its files', async () => {
    const app = await openTestApp({ database })
    const neighbour = await signUp(app)
    const player = await signUp(app, { username: 'Zanzibar', email: 'zanzibar@example.com' })
    await player.send('PUT', '/api/account/game', {
      body: { GameVariables: { playerName: 'Zuleika', emptyPaths: ['Ouagadougou'] } },
      headers: { 'If-None-Match': '*' },
    })
    const { rows } = await sql<{ password: string }>`
      select "password" from "account" where "userId" = ${player.user.id}`.execute(database.db)
    const { email, password } = player.form
    const traces = [email, String(rows[0]?.password), player.user.id, 'Zuleika', 'Ouagadougou']
    for (const trace of traces) expect(isInFiles(trace), trace).toBe(true)

    expect((await player.post('/api/auth/delete-user', { password })).status).toBe(200)
    for (const trace of traces) expect(isInFiles(trace), trace).toBe(false)
    expect(isInFiles(neighbour.form.email)).toBe(true)
  })
})
