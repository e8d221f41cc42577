/**
 * How many turns of ranked runs a real server plays a second over 32 connections, and what a turn
 * costs in the database.
 *   node tools/bench-runs.ts              the embedded database
 *   node tools/bench-runs.ts postgres     a PostgreSQL of its own that writes to the disk
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { createDatabase } from '../server/test/fresh-database.ts'
import { startPostgres } from '../server/test/postgres-server.ts'
import { botFor, playRun, type Poster } from '../server/test/ranked-runs.ts'
import { startServer } from '../server/test/real-server.ts'

const CONNECTIONS = 32
const RUNS = 640

/** How many runs are open, and the bytes of what a run keeps while it is open and afterwards. */
const AVERAGES = `select count(*) as "runs", count("state") as "open", avg(length("state")) as "state",
  avg(length("inputs")) as "inputs", avg(length("transcript")) as "transcript" from "Runs"`

/** Leaner than fetch: the client takes its share of the machine too. */
const posterTo = (address: string): Poster => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const send = (method: string, path: string, body?: unknown) =>
    new Promise<Response>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json' }
      const sent = request(`${address}${path}`, { method, agent, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => {
          resolve(new Response(text, { status: answer.statusCode ?? 500 }))
        })
      })
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { get: (path) => send('GET', path), post: (path, body) => send('POST', path, body) }
}

type Place = {
  settings: Record<string, string>
  bytes: () => Promise<string>
  remove: () => Promise<void>
}

const embedded = async (folder: string): Promise<Place> => {
  const file = join(folder, 'fable.sqlite')
  const bytes = async () => {
    const database = new DatabaseSync(file)
    database.exec('vacuum; pragma wal_checkpoint(truncate)')
    const row = database.prepare(AVERAGES).get()
    database.close()
    return Promise.resolve(`file ${String(statSync(file).size)} B, ${JSON.stringify(row)}`)
  }
  return Promise.resolve({ settings: {}, bytes, remove: () => Promise.resolve() })
}

const postgres = async (): Promise<Place> => {
  const server = await startPostgres({ durable: true })
  const { url } = await createDatabase(server.url)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const bytes = async () => {
    const { rows: sizes } = await pool.query<Record<string, string>>(
      `select pg_total_relation_size('"Runs"') as "size", pg_current_wal_lsn() - '0/0' as "log"`,
    )
    const { rows } = await pool.query(AVERAGES)
    return `table ${String(sizes[0]?.size)} B, log ${String(sizes[0]?.log)} B, ${JSON.stringify(rows[0])}`
  }
  const remove = async () => {
    await pool.query('vacuum full "Runs"')
    console.log(`after vacuum full: ${await bytes()}`)
    await pool.end()
    await server.stop()
  }
  return { settings: { DATABASE_URL: url }, bytes, remove }
}

const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
const place = await (process.argv[2] === 'postgres' ? postgres() : embedded(folder))
const server = startServer(folder, {
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  SAMPLE_FACTS: '0',
  AUTH_SECRET: 'x'.repeat(32),
  ...place.settings,
})
try {
  const app = posterTo(await server.listening)
  for (const turns of [30, Infinity]) {
    console.log(`before: ${await place.bytes()}`)
    let left = RUNS
    let played = 0
    const begun = performance.now()
    const play = async () => {
      while (left > 0) {
        left -= 1
        const { inputs } = await playRun(app, { bot: botFor(left), turns })
        played += inputs.length
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, play))
    const seconds = (performance.now() - begun) / 1000
    const rate = Math.round(played / seconds)
    console.log(`${String(RUNS)} runs, ${String(played)} turns, ${String(rate)} turns/s`)
    console.log(`after: ${await place.bytes()}`)
  }
} finally {
  server.process.kill('SIGTERM')
  await server.ended
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
}
