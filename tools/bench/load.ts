import { readdirSync, readFileSync } from 'node:fs'
import autocannon, { type Request } from 'autocannon'

/** So many requests are under way at once. */
export const CONNECTIONS = 32

/** A request that is sent again and again. */
export type Call = {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

type Options = {
  /** Of the responses that count. Others come when a document changes meanwhile. */
  readonly status?: number
  readonly connections?: number
  readonly seconds?: number
}

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Call => ({
  path,
  // What browsers accept.
  headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...headers },
})

export const post = (path: string, body: object): Call => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/**
 * Sends requests on all connections, each when the one before has its response. The connections share a list of
 * calls; a function makes the requests of one. Returns the number of responses and the seconds.
 */
export const load = async (
  address: string,
  calls: readonly Call[] | (() => Request[]),
  { status = 200, connections = CONNECTIONS, seconds = 1 }: Options = {},
): Promise<{ responses: number; seconds: number }> => {
  const requestsOf = (n: number): Request[] => {
    if (typeof calls === 'function') return calls()
    const own = calls.filter((_, at) => at % connections === n % calls.length)
    return own.map((call) => ({ ...call }))
  }
  let opened = 0
  const { statusCodeStats, duration, errors } = await autocannon({
    ...{ url: address, connections, duration: seconds, sampleInt: 50 },
    setupClient: (connection) => {
      connection.setRequests(requestsOf(opened))
      opened += 1
    },
  })
  const counts = Object.entries(statusCodeStats ?? {}).map(([code, { count = 0 }]) => ({
    code: Number(code),
    count,
  }))
  const responses = counts.find(({ code }) => code === status)?.count ?? 0
  if (errors > 0 || responses < 0.5 * counts.reduce((sum, { count }) => sum + count, 0)) {
    throw new Error(`Not ${status} from ${address}: ${JSON.stringify({ counts, errors })}`)
  }
  return { responses, seconds: duration }
}

/** The seconds of processor time that all threads of a process have used. Linux only. */
const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e9
  }, 0)

/**
 * The responses of a server for a second of its processor time: what it could send a second on a core of its own,
 * with a generator that never makes it wait.
 */
export const perCpuSecond = async (
  pid: number,
  work: () => Promise<{ responses: number }>,
): Promise<number> => {
  const begun = cpuOf(pid)
  const { responses } = await work()
  return responses / (cpuOf(pid) - begun)
}
