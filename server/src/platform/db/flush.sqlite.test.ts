import { type FileHandle, open as openFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { UnavailableError } from './errors.ts'
import { openDatabase } from './open.ts'
import type { Database } from './database.ts'

const { options, remove } = await freshDatabase()
const database = await openDatabase(options)
afterAll(async () => {
  await database.close()
  await remove()
})

// Node does not export the class of its file handles.
const anyFile = await openFile(fileURLToPath(import.meta.url))
const fileHandles = Object.getPrototypeOf(anyFile) as FileHandle
await anyFile.close()
afterEach(() => {
  vi.restoreAllMocks()
})

const addFact = ({ db }: Pick<Database, 'db'>) =>
  db.insertInto('Facts').values({ text: 'x', source: 'https://a.com', category: 'news' }).execute()

const listIds = () => database.db.selectFrom('Facts').select('id').execute()

describe('a write to the embedded database', () => {
  it('is acknowledged, and read by others, when it is on the disk', async () => {
    const disk = Promise.withResolvers<undefined>()
    const flush = vi.spyOn(fileHandles, 'datasync').mockReturnValueOnce(disk.promise)
    const done: string[] = []
    const written = addFact(database).then(() => done.push('written'))
    const read = listIds().then(() => done.push('read'))
    await sleep(50)
    expect(flush).toHaveBeenCalledOnce()
    expect(done).toEqual([])
    disk.resolve(undefined)
    await Promise.all([written, read])
    expect(done).toEqual(['written', 'read'])
  })

  it('is flushed with all others of its transaction', async () => {
    const flush = vi.spyOn(fileHandles, 'datasync')
    await database.db.transaction().execute(async (db) => {
      await addFact({ db })
      await addFact({ db })
      expect(flush).not.toHaveBeenCalled()
    })
    expect(flush).toHaveBeenCalledOnce()
  })

  it('fails if it cannot be flushed, and the next one does not', async () => {
    vi.spyOn(fileHandles, 'datasync').mockRejectedValueOnce(new Error('EIO'))
    await expect(addFact(database)).rejects.toThrow(UnavailableError)
    await addFact(database)
  })

  it('is flushed by nobody who only reads', async () => {
    const flush = vi.spyOn(fileHandles, 'datasync')
    await listIds()
    expect(flush).not.toHaveBeenCalled()
  })
})
