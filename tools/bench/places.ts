import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { createDatabase, startPostgres } from '@fable/server/testing'

/** A database to benchmark. */
export type Place = {
  readonly name: string
  /** The server settings that select it. */
  readonly settings: Record<string, string>
  /** Sequential durable updates of one row per second, without batching. */
  readonly plainUpdates: (seconds: number) => Promise<number>
  /** The size of ranked runs in bytes. */
  readonly bytes: () => Promise<Record<string, unknown>>
  readonly remove: () => Promise<void>
}

/** The number of runs and open runs, and the average bytes per run while open and afterwards. */
const AVERAGES = `select count(*) as "runs", count("state") as "open", avg(length("state")) as "state",
  avg(length("inputs")) as "inputs", avg(length("transcript")) as "transcript" from "Runs"`

const rateOf = async (seconds: number, update: () => unknown): Promise<number> => {
  const begun = performance.now()
  let done = 0
  for (; performance.now() - begun < seconds * 1000; done += 1) await update()
  return (done * 1000) / (performance.now() - begun)
}

/** The embedded database in a folder. The server can use it at the same time. */
export const embedded = (folder: string): Place => {
  const file = join(folder, 'fable.sqlite')
  const plain = new DatabaseSync(join(folder, 'plain.sqlite'))
  plain.exec('pragma journal_mode = wal; pragma synchronous = full')
  plain.exec('create table T (id integer primary key, n integer); insert into T values (1, 0)')
  const update = plain.prepare('update T set n = n + 1 where id = 1 returning n')
  return {
    name: 'SQLite',
    settings: {},
    plainUpdates: (seconds) => rateOf(seconds, () => update.get()),
    bytes: () => {
      const database = new DatabaseSync(file)
      database.exec('pragma wal_checkpoint(truncate)')
      const row = database.prepare(AVERAGES).get()
      database.close()
      return Promise.resolve({ file: statSync(file).size, ...row })
    },
    remove: () => {
      plain.close()
      return Promise.resolve()
    },
  }
}

/** A new PostgreSQL server with fsync. */
export const postgres = async (): Promise<Place> => {
  const server = await startPostgres({ durable: true })
  const { url } = await createDatabase(server.url)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await pool.query('create table "Plain" (id int primary key, n int)')
  await pool.query('insert into "Plain" values (1, 0)')
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: url },
    plainUpdates: (seconds) =>
      rateOf(seconds, () => pool.query('update "Plain" set n = n + 1 where id = 1 returning n')),
    bytes: async () => {
      const sizes = `select pg_total_relation_size('"Runs"') as "table", pg_current_wal_lsn() - '0/0' as "log"`
      const [{ rows: size }, { rows }] = [await pool.query(sizes), await pool.query(AVERAGES)]
      return { ...(size[0] as object), ...(rows[0] as object) }
    },
    remove: async () => {
      await pool.end()
      await server.stop()
    },
  }
}
