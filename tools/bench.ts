/**
 * Measures the hot paths and prints each as a ratio to a limit or a baseline from the same run. Uses medians
 * of interleaved rounds, because machines are shared and noisy.
 *   npm run bench                        the embedded database
 *   npm run bench -- postgres            a new PostgreSQL server with fsync
 *   npm run bench -- sqlite 9            nine rounds instead of five
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATEGORIES } from '@fable/contract/limits'
import { botFor, playRun, startServer } from '@fable/server/testing'
import { makeClient, perSecond } from './bench/client.ts'
import { engineTurns, loopTurns, replayTime } from './bench/engine.ts'
import { emptyProcess, startTime } from './bench/processes.ts'
import { median } from './bench/median.ts'
import { embedded, postgres } from './bench/places.ts'
import { firstViewBytes } from './bench/weight.ts'
import { readOptions } from './options.ts'

const { positionals } = readOptions('bench', { allowPositionals: true })
const [kind = 'sqlite', rounds = '5'] = positionals
if (!['sqlite', 'postgres'].includes(kind) || !/^[1-9]\d{0,3}$/.test(rounds)) {
  console.error('bench: say sqlite or postgres, then a number of rounds, for example: sqlite 9.')
  process.exit(1)
}
const FACTS = 1000
/** React alone is 58,000 bytes. */
const FIRST_VIEW_LIMIT = 90_000
const REPLAY_MICROSECONDS = 200
/** Turns per run. Later turns of longer runs do not cost more. */
const TURNS = 30

type Measure = {
  readonly what: string
  /** Default: operations per second. */
  readonly unit?: 'ms' | 'µs' | 'bytes'
  /** The name of the baseline measure. */
  readonly peer?: string
  readonly run: () => Promise<number>
}

const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
const place = kind === 'postgres' ? await postgres() : embedded(folder)
const server = startServer(folder, {
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  SAMPLE_FACTS: '0',
  AUTH_SECRET: 'x'.repeat(32),
  ...place.settings,
})
const bareServer = fork(fileURLToPath(new URL('bench/bare-server.ts', import.meta.url)))
const [bareMessage] = (await once(bareServer, 'message')) as [{ address: string }]
const bare = makeClient(bareMessage.address)
const app = makeClient(await server.listening)

let numbers = 0
const next = () => (numbers += 1)

/** Throws if a response is not the expected one, and returns 1 as the number of operations. */
const expectStatus = (status: number, response: Response) => {
  if (response.status !== status) throw new Error(`Status ${response.status}, not ${status}`)
  return 1
}

for (let n = 0; n < FACTS; n += 1) {
  const text = `Fact ${n}: a day on Venus is longer than its year, and nobody there complains.`
  const category = CATEGORIES[n % CATEGORIES.length]?.id
  expectStatus(
    201,
    await app.post('/api/facts', { text, source: 'https://example.org/', category }),
  )
}
const brotli = { 'Accept-Encoding': 'br' }
const list = await (await app.get('/api/facts', brotli)).arrayBuffer()

const vote = async (id: number) =>
  expectStatus(200, await app.post(`/api/facts/${id}/votes`, { vote: 'interesting' }))

const POST = 'node:http alone, POST'
const GET = 'node:http alone, GET of as many bytes'
const UPDATE = `${place.name}, one durable update after the other`
const NODE = 'a start of Node that does nothing'
const LIMIT = 'limit of the first view of the facts'
const LOOP = 'a tight loop of the rules, turns'
const REPLAY_LIMIT = 'limit of a replay of 250 turns'
const measures: readonly Measure[] = [
  { what: POST, run: () => perSecond(async () => expectStatus(200, await bare.post('/300', {}))) },
  { what: UPDATE, run: () => place.plainUpdates(1) },
  { what: 'votes on one fact', peer: UPDATE, run: () => perSecond(() => vote(1)) },
  {
    what: 'votes on 1,000 facts',
    peer: POST,
    run: () => perSecond(() => vote(1 + (next() % FACTS))),
  },
  {
    what: 'turns of ranked runs',
    peer: POST,
    run: () =>
      perSecond(
        async () => (await playRun(app, { bot: botFor(next()), turns: TURNS })).inputs.length,
      ),
  },
  {
    what: GET,
    run: () => perSecond(async () => expectStatus(200, await bare.get(`/${list.byteLength}`))),
  },
  {
    what: '1,000 facts, compressed',
    peer: GET,
    run: () => perSecond(async () => expectStatus(200, await app.get('/api/facts', brotli))),
  },
  {
    what: '1,000 facts, unchanged (304)',
    peer: GET,
    run: async () => {
      const ETag = (await app.get('/api/facts', brotli)).headers.get('ETag') ?? ''
      const known = { ...brotli, 'If-None-Match': ETag }
      return perSecond(async () => expectStatus(304, await app.get('/api/facts', known)))
    },
  },
  { what: LOOP, run: () => Promise.resolve(loopTurns()) },
  {
    what: 'the engine with lines, turns',
    peer: LOOP,
    run: () => Promise.resolve(engineTurns()),
  },
  { what: REPLAY_LIMIT, unit: 'µs', run: () => Promise.resolve(REPLAY_MICROSECONDS) },
  {
    what: 'a replay of 250 turns',
    unit: 'µs',
    peer: REPLAY_LIMIT,
    run: () => Promise.resolve(replayTime()),
  },
  { what: NODE, unit: 'ms', run: emptyProcess },
  { what: 'a start of the server', unit: 'ms', peer: NODE, run: () => startTime(folder) },
  { what: LIMIT, unit: 'bytes', run: () => Promise.resolve(FIRST_VIEW_LIMIT) },
  {
    what: 'the first view of the facts, brotli',
    unit: 'bytes',
    peer: LIMIT,
    run: () => Promise.resolve(firstViewBytes()),
  },
]

const measured = new Map<Measure, number[]>(measures.map((measure) => [measure, []]))
const medianOf = (measure: Measure) => median(measured.get(measure) ?? [])
try {
  // The first round only warms up.
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const measure of measures) {
      const figure = await measure.run()
      if (round > 0) measured.get(measure)?.push(figure)
    }
  }
  const byName = new Map(measures.map((measure) => [measure.what, measure]))
  console.table(
    measures.map((measure) => {
      const { what, unit = '/s', peer } = measure
      const against = peer === undefined ? undefined : byName.get(peer)
      const ratio = against ? (medianOf(measure) / medianOf(against)).toFixed(2) : ''
      return { what, median: Math.round(medianOf(measure)), unit, peer: peer ?? '', ratio }
    }),
  )
  console.log('Ranked runs in the database:', await place.bytes())
} finally {
  server.process.kill('SIGTERM')
  await server.ended
  app.end()
  bare.end()
  bareServer.disconnect()
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
}
