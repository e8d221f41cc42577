import { createHash, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { Correction, Fact, RequestOf } from '@fable/contract'
import { type TypedFact, typedFact } from '@fable/contract/testing'
import { makeApp } from '../app.ts'
import type { ServerDatabase } from '../db/database.ts'
import { readSettings } from '../lib/settings.ts'
import { openServerDatabase } from '../operate/lifecycle.ts'
import type { AppDeps } from '../services.ts'
import { atEnd } from './at-end.ts'
import { realTime } from './clock.ts'
import { expectDeclared } from './declared.ts'
import { freshDatabase } from './fresh-database.ts'

export const PUBLIC_URL = new URL('https://fable.test')

type NewCorrection = RequestOf<'POST /api/facts/:id/corrections'>['body']

export type TestApp = {
  readonly database: ServerDatabase
  readonly deps: AppDeps
  /**
   * Sends a request to the app, without a port; `from` is the address of its socket. The response must be as the
   * reference declares it.
   */
  readonly fetch: (path: string, init?: RequestInit, from?: string) => Promise<Response>
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Posts JSON. A string is sent unchanged. */
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
    from?: string,
  ) => Promise<Response>
  /** Shares a fact. Missing fields get default values. */
  readonly share: (fact?: Partial<TypedFact>) => Promise<Fact>
  /** Posts a correction of a fact. Missing fields get default values. */
  readonly correct: (
    factId: number,
    correction?: Partial<NewCorrection>,
    from?: string,
  ) => Promise<Correction>
  /** All log lines so far. */
  readonly logged: readonly string[]
  /** Drops or closes the database while the app is running. */
  readonly removeDatabase: () => Promise<void>
}

const digest = (salt: string, password: string) =>
  `${salt}:${createHash('sha256').update(salt).update(password).digest('hex')}`

/** In no time: scrypt is made to take long. */
const QUICK_HASHING: NonNullable<AppDeps['hashing']> = {
  hash: (password) => Promise.resolve(digest(randomUUID(), password)),
  verify: ({ hash, password }) =>
    Promise.resolve(hash === digest(hash.split(':')[0] ?? '', password)),
}

type TestAppOptions = Partial<Omit<AppDeps, 'log' | 'settings'>> & {
  /** Environment variables. Rate limits are off by default. */
  readonly environment?: Record<string, string>
}

/** Leaves a database open that another app has opened. */
const ofAnother = (database: ServerDatabase) => ({
  database,
  removeDatabase: () => Promise.resolve(),
})

/** Opens the real app for a test or a file, on a database of its own unless one is given. */
export async function openTestApp({ environment, ...deps }: TestAppOptions = {}): Promise<TestApp> {
  const { database, removeDatabase } = deps.database
    ? ofAnother(deps.database)
    : await openServersDatabase()
  const app = connect({
    settings: readSettings({ RATE_LIMITS: 'off', ...environment }),
    authSecret: 'a secret that is only good for tests',
    mailer: undefined,
    hashing: QUICK_HASHING,
    now: realTime,
    monotonic: () => performance.now(),
    publicUrl: PUBLIC_URL,
    isStopping: () => false,
    webDist: '/nowhere',
    ...deps,
    database,
  })
  return { database, ...app, removeDatabase }
}

/** Opens a database of the tested kind without rows, as a server does. */
async function openServersDatabase() {
  const fresh = await freshDatabase({ reuse: true })
  const database = await openServerDatabase({ ...fresh.options, sampleFacts: false })
  atEnd(database.close)
  return { database, removeDatabase: fresh.dropWhileInUse ?? (() => database.db.destroy()) }
}

function connect(given: Omit<AppDeps, 'log'>) {
  const logged: string[] = []
  const deps = { ...given, log: pino({}, { write: (line) => logged.push(line) }) }
  const respond = makeApp(deps)

  const fetch: TestApp['fetch'] = async (path, init, remoteAddress = '192.0.2.1') => {
    const url = new URL(path, 'http://localhost')
    const request = new Request(url, init)
    const response = await respond(request, { incoming: { socket: { remoteAddress } } })
    await expectDeclared({ method: request.method, path: url.pathname }, response)
    return response
  }
  const get: TestApp['get'] = (path, headers = {}) => fetch(path, { headers })
  const post: TestApp['post'] = (path, body, headers = {}, from) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }
    return fetch(path, init, from)
  }
  const share: TestApp['share'] = async (fact) => {
    const response = await post('/api/facts', typedFact(fact))
    return (await response.json()) as Fact
  }
  const correct: TestApp['correct'] = async (factId, correction, from) => {
    const newCorrection: NewCorrection = {
      text: 'Honey spoils when it takes up water.',
      source: 'https://www.example.com/water',
      ...correction,
    }
    const response = await post(`/api/facts/${factId}/corrections`, newCorrection, {}, from)
    return (await response.json()) as Correction
  }
  return { deps, fetch, get, post, share, correct, logged }
}
