import { readdirSync, readFileSync } from 'node:fs'
import autocannon, { type Request } from 'autocannon'

const CONNECTIONS = 32

type Options = {
  /** Responses with another status occur when a document changes in the meantime. */
  readonly status?: number
  readonly connections?: number
  readonly seconds?: number
}

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request => ({
  path,
  headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...headers },
})

export const post = (path: string, body: object): Request => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export function forEachFact(count: number, requestOf: (id: number) => Request): Request {
  const requests = Array.from({ length: count }, (_, n) => requestOf(n + 1))
  let sent = 0
  return { setupRequest: (request) => ({ ...request, ...requests[sent++ % count] }) }
}

/** Each connection sends its next request when it has the response to the one before. */
export async function load(
  address: string,
  request: Request,
  { status = 200, connections = CONNECTIONS, seconds = 1 }: Options = {},
): Promise<{ responses: number; seconds: number }> {
  const { statusCodeStats, duration, errors, requests } = await autocannon({
    url: address,
    requests: [request],
    connections,
    duration: seconds,
    sampleInt: 50,
  })

  const responses = statusCodeStats?.[`${status}`]?.count ?? 0
  if (errors === 0 && requests.total === 0) {
    // A busy machine has not responded yet.
    return load(address, request, { status, connections, seconds: 2 * seconds })
  }

  if (errors > 0 || responses < 0.5 * requests.total) {
    throw new Error(`Not ${status} from ${address}: ${JSON.stringify({ statusCodeStats, errors })}`)
  }
  return { responses, seconds: duration }
}

// In seconds, for all threads of a process. Linux only.
const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e9
  }, 0)

/** As if the server had a core of its own and never waited for the load generator. */
export async function perCpuSecond(
  { pid, address }: { readonly pid: number; readonly address: string },
  request: Request,
  options: Options = {},
): Promise<number> {
  const begun = cpuOf(pid)
  const { responses } = await load(address, request, options)
  return responses / (cpuOf(pid) - begun)
}
