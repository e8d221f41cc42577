import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import pLimit from 'p-limit'
import { pino } from 'pino'
import { openServerDatabase } from '../../open-database.ts'
import type { DatabaseOptions } from '../../platform/db/open.ts'
import { exchange } from '../raw-socket.ts'
import { startServer } from '../real-server.ts'
import { cookieOf, PASSWORD } from '../test-accounts.ts'
import { findFault } from './check.ts'
import { readDescription } from './description.ts'
import { anyRequest, type FuzzRequest, type Known } from './requests.ts'
import { findForbiddenRows } from './stored.ts'
import { realTime } from '../clock.ts'

const CONCURRENCY = 16
/** The server cuts off whoever sends nothing for ten seconds. */
const HANG_MS = 15_000
/** Enough to see what it is. */
const SHOWN_BYTES = 600

type Options = {
  readonly requests: number
  readonly seed: number
  /** An empty database. */
  readonly database: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>
}

export type FuzzReport = {
  /** Each fault once, with how often it was found and the first request that showed it. */
  readonly faults: ReadonlyMap<string, { count: number; readonly request: string }>
  /** How often each status was received; 0 for no response to a request that was cut off. */
  readonly statuses: ReadonlyMap<number, number>
}

const post = (address: string, path: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Creates a fact, a vote, a run and an account, so that requests find something. */
const prepare = async (address: string): Promise<Known> => {
  const fact = { text: 'Honey does not spoil.', source: 'https://example.com', category: 'science' }
  await post(address, '/api/facts', fact)
  const voted = await post(address, '/api/facts/1/votes', { vote: 'false' })
  const run = (await (await post(address, '/api/runs', {})).json()) as { id: string }
  const account = { username: 'Ada', email: 'ada@example.com', password: PASSWORD }
  const signedUp = await post(address, '/api/auth/sign-up/email', account)
  const { today, yesterday } = (await (await fetch(`${address}/api/daily`)).json()) as Record<
    'today' | 'yesterday',
    { day: string }
  >
  return {
    cookie: cookieOf(signedUp),
    values: {
      id: ['1', '2', '3', run.id],
      receipt: [voted.headers.get('Vote-Receipt') ?? ''],
      day: [today.day, yesterday.day],
      name: ['Ada', 'Grace'],
      run: [run.id],
    },
  }
}

/** Collects the messages of unexpected errors in the log. */
const collectErrors = (stdout: NodeJS.ReadableStream | null, add: (line: string) => void) => {
  let rest = ''
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.includes('"err":')) add(line)
  })
}

/**
 * Starts a server and sends it requests that are generated from its OpenAPI description, valid and broken ones.
 * Finds responses that are not as declared, errors, hangs, and stored rows that the contract forbids.
 */
export const fuzz = async ({ requests, seed, database }: Options): Promise<FuzzReport> => {
  const faults = new Map<string, { count: number; request: string }>()
  const statuses = new Map<number, number>()
  const report = (fault: string, request = '') => {
    const found = faults.get(fault) ?? { count: 0, request }
    found.count += 1
    faults.set(fault, found)
  }

  const { dataDir, databaseUrl } = database
  const folder = mkdtempSync(join(tmpdir(), 'fable-fuzz-'))
  const server = startServer(
    folder,
    {
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SAMPLE_FACTS: '0',
      AUTH_SECRET: 'x'.repeat(32),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    'pipe',
  )
  collectErrors(server.process.stdout, (line) => {
    report(`logged: ${line.slice(0, SHOWN_BYTES)}`)
  })
  try {
    const address = await server.listening
    const description: unknown = await (await fetch(`${address}/api/openapi.json`)).json()
    const arbitrary = anyRequest(readDescription(description), await prepare(address))
    const send = async (request: FuzzRequest) => {
      const { text, hasEnded } = await exchange(address, request.bytes, {
        timeoutMs: HANG_MS,
        end: request.isCutOff,
      })
      const status = Number(text.slice(9, 12))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const fault = hasEnded ? findFault(request, text) : 'hangs'
      const { method = '', path = '' } = request.operation ?? {}
      if (fault)
        report(`${method} ${path}: ${fault}`, request.bytes.toString('latin1', 0, SHOWN_BYTES))
    }
    const limit = pLimit(CONCURRENCY)
    const sample = fc.sample(arbitrary, { numRuns: requests, seed })
    await Promise.all(sample.map((request) => limit(() => send(request))))
    if ((await fetch(`${address}/api/health`)).status !== 200) report('is not healthy afterwards')
  } finally {
    server.process.kill('SIGTERM')
    const { code, stderr } = await server.ended
    if (code !== 0 || stderr !== '')
      report(`ended with ${String(code)}: ${stderr.slice(0, SHOWN_BYTES)}`)
    rmSync(folder, { recursive: true })
  }
  const opened = await openServerDatabase({
    ...database,
    log: pino({ enabled: false }),
    sampleFacts: false,
    now: realTime,
  })
  for (const row of await findForbiddenRows(opened)) report(row)
  await opened.close()
  return { faults, statuses }
}
