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
import type { ProblemCode } from '@fable/contract'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Metrics } from '../lib/metrics.ts'
import { errorCode, StartError } from '../lib/errors.ts'
import { makeCount, makeIsRepeated } from '../lib/counts.ts'
import { handleInTurn } from './connections.ts'
import { REFUSED } from './overload.ts'
import { problemDocument } from './problems.ts'
import { REPEATED, securityHeaders } from './every-request.ts'
import type { Listened, ServerDeps } from './app-env.ts'
import type { Fetch } from './routing.ts'

/** Time limit for receiving a complete request, so that slow senders do not hold connections. */
const REQUEST_TIMEOUT_MS = 10_000
/** How often Node looks for requests that are over that limit. */
const CHECK_MS = 1000

/**
 * A response that the client does not read for 30 seconds ends, to free its memory. Node compares the unsent bytes
 * twice, this time apart.
 */
const STALL_TIMEOUT_MS = 15_000

/**
 * Time after which an idle connection is closed. It is longer than a proxy's (60 seconds in nginx); otherwise the proxy
 * would sometimes send a request into a closing connection.
 */
const KEEP_ALIVE_MS = 75_000

type Options = {
  readonly maxConnections: number
  /** Shorter times, for tests. */
  readonly times?: { readonly request: number; readonly check: number; readonly stall: number }
}

const TIMES = { request: REQUEST_TIMEOUT_MS, check: CHECK_MS, stall: STALL_TIMEOUT_MS }

/** Creates the HTTP server, with limits for its connections. */
export const createHttpServer = ({ maxConnections, times = TIMES }: Options): Server => {
  const server = createServer({
    headersTimeout: times.request,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Such a request gets a problem document like any other malformed one.
    requireHostHeader: false,
  })
  server.maxConnections = maxConnections
  server.setTimeout(times.stall)
  return server
}

const toStartError = (error: Error, { host, port, prefix = '' }: ListenOptions): StartError => {
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
 * `reusePort`: other processes with this option can listen on the same port. `prefix`: that of the settings PORT and
 * HOST.
 */
type ListenOptions = {
  readonly host: string
  readonly port: number
  readonly reusePort?: boolean
  readonly prefix?: string
}

/** Listens and returns the port. Port 0 lets the system choose one. */
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
  /** Default: nothing is counted. */
  readonly metrics?: Pick<Metrics, 'request'> | undefined
}

/**
 * Creates the responses to requests that do not reach the app: a problem document, headers, a request id and a line in
 * the log as everywhere. The line has the code instead of the call, because there may be none. An `error` is logged
 * with it.
 */
const makeRefuse = ({ log, publicUrl, metrics }: Deps) => {
  const secure = securityHeaders(publicUrl)
  const isRepeated = makeIsRepeated(({ call, count }) => {
    log.info({ call, requests: count }, REPEATED)
  })
  return (code: ProblemCode, client: string | undefined, error?: unknown) => {
    const requestId = randomUUID()
    const { status, headers, body } = problemDocument(code, requestId)
    if (error !== undefined) log.error({ requestId, err: error }, code)
    if (!isRepeated(client ?? '', code))
      log.info({ requestId, call: code, status, ms: 0 }, 'responded')
    metrics?.request({ call: REFUSED, status, ms: 0 })
    const json = JSON.stringify(body)
    const length = String(Buffer.byteLength(json))
    return {
      status,
      body: json,
      headers: {
        ...secure,
        ...headers,
        'X-Request-Id': requestId,
        'Content-Length': length,
        // The next such request needs a new connection.
        Connection: 'close',
      },
    }
  }
}

/** The text of a response on a connection that ends with it. */
const closingText = ({ status, headers, body }: ReturnType<ReturnType<typeof makeRefuse>>) => {
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`
}

/** The errors of Node's parser that have a problem of their own. All others are `malformed`. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
}

/** Number of Host headers. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length

/** Time for the client to read the problem. A connection that is closed with unread input discards it. */
const LINGER_MS = 1000

/** Checks whether a response has begun on the connection, so that another one would be read as part of it. */
const isResponding = (socket: Duplex & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

/**
 * Passes the requests of a server to the app, and refuses those that are malformed with a problem
 * document. Node and the adapter would close the connection or send an empty response.
 */
export const serve = (server: Server, deps: Deps): void => {
  const { fetch, log, publicUrl } = deps
  const refuse = makeRefuse(deps)
  // The server has no HTTP/2, of which the library's types know as well.
  const handle = getRequestListener((request, env) => fetch(request, env as Listened), {
    // It would close connections that still send data after their response.
    autoCleanupIncoming: false,
    // Of HTTP/1.0, which needs no Host. The app does not use it.
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
      // Node uses the first of two, and a proxy in front may use the other.
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
    socket.end(closingText(refuse(code, client)))
    setTimeout(() => socket.destroy(), LINGER_MS)
  }

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

/** Time for requests in flight after the stop signal. The whole shutdown takes at most 10 s. */
const STOP_TIMEOUT_MS = 8000
const IDLE_CHECK_MS = 50
/**
 * Number of turns of the event loop without a new connection after which none is pending, and maximum number of turns
 * to wait for that.
 */
const QUIET_TURNS = 3
const TURNS_MAX = 10_000

/**
 * Resolves when no connection is pending, because the system resets pending ones when a server stops listening. A turn
 * of the event loop accepts one connection.
 */
const untilNoneWaits = async (server: Server): Promise<void> => {
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
  /** Time in which requests are still accepted, each with `Connection: close`, before the connections end. */
  readonly drainMs?: number
  readonly timeoutMs?: number
}

/**
 * Stops accepting requests, completes those in flight, and resolves when all connections are closed.
 * Closes the remaining connections `timeoutMs` after the drain. Behind a load balancer the drain lets it notice
 * that the server is not ready.
 */
export const stopListening = async (
  server: Server,
  { drainMs = 0, timeoutMs = STOP_TIMEOUT_MS }: StopOptions = {},
): Promise<void> => {
  if (drainMs > 0) {
    server.prependListener('request', (_incoming, response) => {
      response.setHeader('Connection', 'close')
    })
    await sleep(drainMs)
    await untilNoneWaits(server)
  }
  const closed = new Promise((resolve) => server.close(resolve))
  // Connections in use become idle later, and browsers keep them open.
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
