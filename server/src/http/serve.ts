import { randomUUID } from 'node:crypto'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as immediately, setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ProblemCode } from '@fable/contract'
import { makeCount, makeIsRepeated } from '../lib/counts.ts'
import { errorCode, StartError } from '../lib/errors.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Listened, ServerDeps } from './app-env.ts'
import { handleInTurn } from './connections.ts'
import { REPEATED, securityHeaders } from './every-request.ts'
import { REFUSED } from './overload.ts'
import { problemDocument } from './problems.ts'
import type { Fetch } from './routing.ts'

/** The longest time until a request is complete, so that slow senders do not occupy connections. */
const REQUEST_TIMEOUT_MS = 10_000
const CHECK_MS = 1000

/**
 * Node compares the number of unsent bytes at this interval. So the response to a client that reads nothing ends after
 * at most twice this time, and its memory is freed.
 */
const STALL_TIMEOUT_MS = 15_000

/**
 * Longer than the timeout of proxies (60 seconds in nginx). Otherwise a proxy would sometimes send a request into a
 * connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000

type Options = {
  readonly maxConnections: number
  readonly times?: { readonly request: number; readonly check: number; readonly stall: number }
}

const TIMES = { request: REQUEST_TIMEOUT_MS, check: CHECK_MS, stall: STALL_TIMEOUT_MS }

export function createHttpServer({ maxConnections, times = TIMES }: Options): Server {
  const server = createServer({
    headersTimeout: times.request,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A request without Host gets a problem document from this server, like any other malformed request.
    requireHostHeader: false,
  })
  server.maxConnections = maxConnections
  server.setTimeout(times.stall)
  return server
}

function toStartError(error: Error, { host, port, prefix = '' }: ListenOptions): StartError {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new StartError(
      `${prefix}PORT is ${port}, which another program on ${host} is using; stop that one, or choose another port, for example ${prefix}PORT=${port + 1}.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `${prefix}PORT is ${port}, which this user may not open; choose one above 1023, for example ${prefix}PORT=3000.`,
    )
  }
  return new StartError(
    `${prefix}HOST is "${host}", where this machine cannot listen (${String(code)}); for example ${prefix}HOST=127.0.0.1.`,
  )
}

/**
 * With `reusePort`, other processes that also use this option can listen on the same port. In error messages, `prefix`
 * is put before the names of the settings PORT and HOST.
 */
type ListenOptions = {
  readonly host: string
  readonly port: number
  readonly reusePort?: boolean
  readonly prefix?: string
}

export const listen = (server: Server, at: ListenOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      reject(toStartError(error, at))
    }
    server.once('error', onError)
    server.listen(at, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : at.port)
    })
  })

type Deps = Pick<ServerDeps, 'log' | 'publicUrl'> & {
  readonly fetch: Fetch
  readonly metrics?: Pick<Metrics, 'request'> | undefined
}

/**
 * Makes the responses to requests that never reach the app. They have a problem document, headers, a request id and a
 * line in the log, like all responses. The line names the problem instead of the call.
 */
function makeRefuse({ log, publicUrl, metrics }: Deps) {
  const secure = securityHeaders(publicUrl)
  const isRepeated = makeIsRepeated(({ call, count }) => {
    log.info({ call, requests: count }, REPEATED)
  })

  return (code: ProblemCode, client: string | undefined, error?: unknown, page?: string) => {
    const requestId = randomUUID()
    const { status, headers, body } = problemDocument(code, requestId)
    if (error !== undefined) log.error({ requestId, err: error }, code)
    if (!isRepeated(client ?? '', code))
      log.info({ requestId, call: code, status, ms: 0 }, 'responded')
    metrics?.request({ call: REFUSED, status, ms: 0 })

    const text = page ?? JSON.stringify(body)
    const length = String(Buffer.byteLength(text))
    return {
      status,
      body: text,
      headers: {
        ...secure,
        ...headers,
        ...(page !== undefined && { 'Content-Type': 'text/html; charset=utf-8' }),
        'X-Request-Id': requestId,
        'Content-Length': length,
        // The connection is closed, so the client must open another one for its next request.
        Connection: 'close',
      },
    }
  }
}

/**
 * Headers are nearly always too large because of cookies. No other page could tell the visitor, because each request
 * would fail.
 */
const COOKIES_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many cookies</title>
<h1>Too many cookies</h1>
<p>Your browser sent more cookies than we read. Clear this site’s cookies in your browser’s settings, then load the page again.</p>
`

function closingText({ status, headers, body }: ReturnType<ReturnType<typeof makeRefuse>>) {
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
}

const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length

/**
 * The time in which the client can read the problem. If a connection with unread input is closed at once, the client
 * loses the response.
 */
const LINGER_MS = 1000

// If a response has begun, the client would read a second response as part of it.
const isResponding = (socket: Duplex & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

/**
 * Refuses malformed requests with a problem document. Without this, Node and the adapter would close the connection or
 * send an empty response.
 */
export function serve(server: Server, deps: Deps): void {
  const { fetch, log, publicUrl } = deps
  const refuse = makeRefuse(deps)
  // The library's types include HTTP/2, which this server does not use.
  const handle = getRequestListener((request, env) => fetch(request, env as Listened), {
    // The automatic cleanup would close connections on which the client still sends data after the response.
    autoCleanupIncoming: false,
    // The host for requests without Host, which HTTP/1.0 allows. The app does not use it.
    hostname: publicUrl.host,
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError
      const { body, ...head } = isMalformed
        ? refuse('malformed', undefined)
        : refuse('unexpected', undefined, error)
      return new Response(body, head)
    },
  })
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const hosts = countHosts(incoming)
    if (hosts > 1 || (hosts === 0 && incoming.httpVersion !== '1.0')) {
      // Node uses the first of two Host headers, but a proxy in front may use the second, so such requests are refused.
      const { status, headers, body } = refuse('malformed', incoming.socket.remoteAddress)
      outgoing.writeHead(status, headers).end(body)
    } else void handle(incoming, outgoing)
  }
  const countDropped = makeCount((connections) => {
    log.error({ connections }, 'connections were refused: MAX_CONNECTIONS are open')
  })
  const countClosed = makeCount((connections) => {
    log.error({ connections }, 'connections were closed: they sent many requests at once')
  })

  const refused = new WeakSet<Duplex>()
  const refuseOn = (socket: Duplex, code: ProblemCode) => {
    if (refused.has(socket)) return
    refused.add(socket)
    socket.on('error', () => undefined)
    const client = socket instanceof Socket ? socket.remoteAddress : undefined
    const page = code === 'headers_too_large' && readers.has(socket) ? COOKIES_PAGE : undefined
    socket.end(closingText(refuse(code, client, undefined, page)))
    setTimeout(() => socket.destroy(), LINGER_MS)
  }

  /**
   * Connections on which the client has asked for HTML. Nothing else is known about a request with too large headers.
   */
  const readers = new WeakSet<Duplex>()
  server.on('connection', (socket) => {
    socket.on('data', (chunk: Buffer) => {
      if (chunk.includes('text/html')) readers.add(socket)
    })
  })
  handleInTurn(server, onRequest, countClosed)
  server.on('connect', (_incoming, socket) => {
    refuseOn(socket, 'method_not_allowed')
  })
  server.on('clientError', (error, socket) => {
    const code = errorCode(error) ?? ''
    if (!refused.has(socket) && (code === 'ECONNRESET' || !socket.writable || isResponding(socket)))
      socket.destroy()
    else refuseOn(socket, CODES[code] ?? 'malformed')
  })

  server.on('drop', countDropped)
}

/** The time for requests in flight. After `drainMs`, the whole shutdown takes at most 10 seconds. */
const STOP_TIMEOUT_MS = 8000
const IDLE_CHECK_MS = 50
/** If no new connection arrives in QUIET_TURNS turns of the event loop, none is pending. TURNS_MAX limits the wait. */
const QUIET_TURNS = 3
const TURNS_MAX = 10_000

/**
 * Waits until no connection is pending, because the system resets pending connections when a server stops listening.
 * One connection is accepted in each turn of the event loop.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  let quietTurns = 0
  const onConnection = () => {
    quietTurns = 0
  }
  server.on('connection', onConnection)
  for (let turns = 0; turns < TURNS_MAX && quietTurns < QUIET_TURNS; turns += 1) {
    await immediately()
    quietTurns += 1
  }
  server.off('connection', onConnection)
}

type StopOptions = {
  /**
   * The server still accepts requests for this time, and sends `Connection: close`. Meanwhile a load balancer notices
   * that the server is not ready.
   */
  readonly drainMs?: number
  readonly timeoutMs?: number
}

/** Completes the requests in flight. After `drainMs` and `timeoutMs`, closes the remaining connections by force. */
export async function stopListening(
  server: Server,
  { drainMs = 0, timeoutMs = STOP_TIMEOUT_MS }: StopOptions = {},
): Promise<void> {
  if (drainMs > 0) {
    server.prependListener('request', (_incoming, response) => {
      response.setHeader('Connection', 'close')
    })
    await sleep(drainMs)
    await untilNoneWaits(server)
  }

  const closed = new Promise((resolve) => server.close(resolve))
  // A connection becomes idle after its request, and the browser would keep it open.
  const idle = setInterval(() => {
    server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  const cutOff = setTimeout(() => {
    server.closeAllConnections()
  }, timeoutMs)

  await closed
  clearInterval(idle)
  clearTimeout(cutOff)
}
