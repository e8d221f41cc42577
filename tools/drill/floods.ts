import { fork } from 'node:child_process'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { factPath } from '@fable/contract/limits'
import {
  botFor,
  continueRun,
  createDatabase,
  fillDatabase,
  type HttpClient,
  manyFact,
  type PlayedRun,
  playRun,
  startPostgres,
  startRun,
  toUnplayedRun,
} from '@fable/server/testing'
import { type FloodOrder, type FloodResult, WATCHED_TURNS } from './flood-order.ts'
import { FLOOD_NAMES } from './flood.ts'
import { PIPELINED } from './pipelined.ts'
import { inFolder, startProduct } from './product.ts'

export type FloodPlan = {
  readonly database: 'sqlite' | 'postgres'
  readonly facts: number
  readonly seconds: number
  /** Tries only floods whose names contain this text. */
  readonly only: string
}

/** A flood comes from 127.0.0.1, the visitor from another address of this machine. */
const VISITOR = '127.0.0.2'

const PAUSE_MS = 1000
/** How often the visitor does everything before the floods. */
const REST_ROUNDS = 20
/** Time after a flood within which everything must be back to normal. */
const RECOVERY_MS = 2000
const RECOVERY_ROUNDS = 5

/** Limits of a flood's effect on others: times the median at rest, and the 95th percentile in milliseconds. */
const MEDIAN_TIMES = 3
const P95_MS = 250
/** Less than this is measured by chance. */
const MEDIAN_MS = 10

type Request = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

type Received = { readonly status: number; readonly ms: number; readonly body: string }

/** The status is 0 if the connection ends without a response. */
const send = (
  agent: Agent,
  address: string,
  { path, method = 'GET', headers = {}, body }: Request,
): Promise<Received> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const end = (status: number, text: string): void => {
      resolve({ status, ms: performance.now() - startedAt, body: text })
    }
    const sent = httpRequest(address + path, { agent, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        end(response.statusCode ?? 0, text)
      })
    })
    sent.on('error', () => {
      end(0, '')
    })
    sent.end(body)
  })

const get = (path: string): Request => ({ path, headers: { 'Accept-Encoding': 'br' } })

function clientOf(agent: Agent, address: string): HttpClient {
  const asResponse = ({ status, body }: Received): Response => new Response(body, { status })
  return {
    get: async (path) => asResponse(await send(agent, address, get(path))),
    post: async (path, body) => {
      const headers = { 'Content-Type': 'application/json' }
      const request = { path, method: 'POST', headers, body: JSON.stringify(body) }
      return asResponse(await send(agent, address, request))
    },
  }
}

type Act = (n: number) => Promise<Received>

/** Each call of `turn` plays one turn of a ranked run. */
function actsOf(agent: Agent, address: string, facts: number): Readonly<Record<string, Act>> {
  const json = { 'Content-Type': 'application/json' }
  const doSend = (request: Request) => send(agent, address, request)
  const client = clientOf(agent, address)
  let run: PlayedRun | undefined

  return {
    'the board': () => doSend(get('/')),
    'a fact': (n) => doSend(get(factPath(1 + ((n * 104_729) % facts)))),
    'a search': (n) => {
      const [word = 'ba'] = manyFact(1 + ((n * 31) % facts))
        .text.split(' ')
        .slice(2)
      return doSend(get(`/api/fact-pages?sort=new&q=${encodeURIComponent(word)}`))
    },
    'a vote': (n) =>
      doSend({
        path: `/api/facts/${1 + ((n * 7) % facts)}/votes`,
        method: 'POST',
        headers: json,
        body: '{"vote":"interesting"}',
      }),
    'a ranked turn': async () => {
      if (!run || run.ended) run = toUnplayedRun(await startRun(client))
      const startedAt = performance.now()
      const turns = run.inputs.length + 1
      try {
        run = await continueRun(client, run, { bot: botFor(0), turns })
        return { status: 200, ms: performance.now() - startedAt, body: '' }
      } catch {
        return { status: 0, ms: performance.now() - startedAt, body: '' }
      }
    },
  }
}

type Seen = Map<string, Received[]>

async function visit(
  acts: Readonly<Record<string, Act>>,
  isOver: (round: number) => boolean,
): Promise<Seen> {
  const seen: Seen = new Map(Object.keys(acts).map((name) => [name, []]))
  for (let round = 1; !isOver(round); round += 1) {
    const startedAt = performance.now()
    for (const [name, act] of Object.entries(acts)) seen.get(name)?.push(await act(visits()))
    await sleep(Math.max(0, PAUSE_MS - (performance.now() - startedAt)))
  }
  return seen
}

let visited = 0
function visits(): number {
  visited += 1
  return visited
}

function quantile(received: readonly Received[], share: number): number {
  const sorted = received.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

const rounded = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))

const shown = (received: readonly Received[]): string =>
  `${rounded(quantile(received, 0.5))}, ${rounded(quantile(received, 0.95))}`

const contradictionsOf = (flood: string, during: Seen, after: Seen, atRest: Seen): string[] =>
  [...during].flatMap(([name, received]) => {
    const limit = Math.max(MEDIAN_MS, MEDIAN_TIMES * quantile(atRest.get(name) ?? [], 0.5))
    const failed = received.filter(({ status }) => status !== 200)
    const later = after.get(name) ?? []
    return [
      failed.length > 0 &&
        `${failed.length} of ${received.length} without 200 (${failed.map(({ status }) => status).join(', ')})`,
      quantile(received, 0.5) > limit && `a median of ${rounded(quantile(received, 0.5))} ms`,
      quantile(received, 0.95) > P95_MS && `a p95 of ${rounded(quantile(received, 0.95))} ms`,
      quantile(later, 0.5) > limit && `${rounded(quantile(later, 0.5))} ms after it`,
    ]
      .filter((text) => text !== false)
      .map((text) => `${flood}: ${name}: ${text}`)
  })

const TURN_PAUSE_MS = 60

/** The runs end as in a page, until one is long. Returns its id. */
async function endRun(agent: Agent, address: string): Promise<string> {
  const { get, post } = clientOf(agent, address)
  const unhurried: HttpClient = {
    get,
    post: async (path, body) => {
      await sleep(TURN_PAUSE_MS)
      return post(path, body)
    },
  }
  for (let n = 0; ; n += 1) {
    const run = await playRun(unhurried, { bot: botFor(n) })
    if (run.inputs.length >= WATCHED_TURNS) return run.id
  }
}

function flood(order: FloodOrder) {
  let isOver = false
  const child = fork(fileURLToPath(new URL('flood.ts', import.meta.url)), [JSON.stringify(order)])
  const result = new Promise<FloodResult>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as FloodResult)
    })
    child.once('exit', () => {
      isOver = true
      reject(new Error('The flood ended without its result.'))
    })
  })
  return { result, isOver: () => isOver }
}

/** The flood comes from one address, and the visitor from another. */
export const tryFloods = ({
  database,
  facts,
  seconds,
  only,
}: FloodPlan): Promise<{ rows: object[]; anomalies: string[] }> =>
  inFolder(async (folder) => {
    const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : undefined
    const databaseUrl = postgres && (await createDatabase(postgres.url)).url
    console.log(`Filling a board with ${facts} facts.`)
    await fillDatabase({ dataDir: folder, databaseUrl }, { facts, runs: 0 })

    const product = await startProduct(folder, {
      RATE_LIMITS: 'on',
      // The source address of the floods, trusted as a proxy in one of them.
      TRUST_PROXY: '127.0.0.1',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    })

    const { address } = product
    const agent = new Agent({ localAddress: VISITOR, keepAlive: true })
    const rows: object[] = []
    const anomalies: string[] = []

    try {
      const runId = await endRun(agent, address)
      const acts = actsOf(agent, address, facts)
      await visit(acts, (round) => round > 2)
      const atRest = await visit(acts, (round) => round > REST_ROUNDS)
      const figures = (seen: Seen) =>
        Object.fromEntries([...seen].map(([name, received]) => [name, shown(received)]))
      rows.push({ flood: 'none', ...figures(atRest) })
      for (const name of FLOOD_NAMES.filter((one) => one.includes(only))) {
        // The server forgets the use by the flood before.
        await product.end('SIGTERM')
        await product.start()
        await visit(acts, (round) => round > 2)
        const flooding = flood({ name, address, facts, runId, seconds })
        const during = await visit(acts, () => flooding.isOver())
        const { statuses, errors } = await flooding.result
        await sleep(RECOVERY_MS)
        const after = await visit(acts, (round) => round > RECOVERY_ROUNDS)
        rows.push({ flood: name, ...figures(during) }, { flood: '  2 s later', ...figures(after) })
        console.log(`${name}: ${JSON.stringify(statuses)}, ${errors} errors`)
        if (!statuses['429'] && !PIPELINED.has(name)) anomalies.push(`${name}: no response was 429`)
        anomalies.push(...contradictionsOf(name, during, after, atRest))
      }
      anomalies.push(...product.deaths)
    } finally {
      agent.destroy()
      await product.end('SIGTERM')
      await postgres?.stop()
    }

    return { rows, anomalies }
  })
