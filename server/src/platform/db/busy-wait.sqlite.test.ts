import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import type { OpenDatabase } from './database.ts'
import { openDatabase } from './open.ts'
import { truncateLog } from './overwrite.ts'

const leftovers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const leave of leftovers.splice(0).reverse()) await leave()
})

const fresh = async () => {
  const { options, remove } = await freshDatabase()
  leftovers.push(remove)
  return options
}

/** Another program, which can take the write lock. */
const openOther = (dataDir: string) => {
  const other = new DatabaseSync(join(dataDir, 'fable.sqlite'))
  leftovers.push(async () => {
    other.close()
    return Promise.resolve()
  })
  return other
}

const write = ({ db }: OpenDatabase) =>
  sql`insert into "Feedback" ("kind", "message", "sentAt") values ('bug', 'x', '')`.execute(db)

const findWait = async ({ db }: OpenDatabase) =>
  (await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows[0]?.timeout

describe('how long a write waits for another program', () => {
  it('is nothing until a write has succeeded: not a checkpoint, nor a search', async () => {
    const options = await fresh()
    const database = await openDatabase(options)
    leftovers.push(database.close)
    const other = openOther(options.dataDir)
    other.exec('begin immediate')
    await expect(write(database)).rejects.toThrow(/locked/)
    expect(await findWait(database)).toBe(0)
    await truncateLog(database)
    await sql`with "one" as (select 1) select * from "one"`.execute(database.db)
    expect(await findWait(database)).toBe(0)
    other.exec('rollback')
    await truncateLog(database)
    await write(database)
    expect(await findWait(database)).toBe(250)
  })

  it('is short after a start that another program has kept from overwriting', async () => {
    const options = await fresh()
    await (await openDatabase(options)).close()
    const other = openOther(options.dataDir)
    other.exec('pragma user_version = 0')
    const log = pino({ enabled: false })
    const database = await openDatabase({
      ...options,
      log: Object.assign(log, {
        warn: () => {
          other.exec('rollback')
        },
      }),
      observer: {
        query: ({ query }) => {
          if (query.sql === 'pragma user_version') other.exec('begin immediate')
        },
        pool: () => undefined,
      },
    })
    leftovers.push(database.close)
    expect(other.isTransaction).toBe(false)
    await write(database)
    expect(await findWait(database)).toBe(250)
  })
})
