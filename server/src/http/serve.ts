import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ProblemCode } from '@fable/contract'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Metrics } from '../lib/metrics.ts'
import { REFUSED, makeCount } from './overload.ts'
import { problemDocument } from './problems.ts'
import { securityHeaders } from './every-request.ts'
import type { Listened, ServerDeps } from './app-env.ts'
import type { Fetch } from './routing.ts'

type Deps = Pick<ServerDeps, 'log' | 'publicUrl'> & {
  readonly fetch: Fetch
  /** Default: nothing is counted. */
  readonly metrics?: Pick<Metrics, 'request'> | undefined
}

/**
 * Creates the responses to what does not reach the app: a problem document, headers, a request id and a line in
 * the log as everywhere. The line has the code instead of the call, because there may be none. An `error` is
 * logged with it.
 */
const makeRefuse = ({ log, publicUrl, metrics }: Deps) => {
  const secure = securityHeaders(publicUrl)
  return (code: ProblemCode, error?: unknown) => {
    const requestId = randomUUID()
    const { status, headers, body } = problemDocument(code, requestId)
    if (error !== undefined) log.error({ requestId, err: error }, code)
    log.info({ requestId, call: code, status, ms: 0 }, 'responded')
    metrics?.request({ call: REFUSED, status, ms: 0 })
    const json = JSON.stringify(body)
    const length = String(Buffer.byteLength(json))
    return {
      status,
      body: json,
      headers: { ...secure, ...headers, 'X-Request-Id': requestId, 'Content-Length': length },
    }
  }
}

/** The text of a response on a connection that ends with it. */
const closingText = ({ status, headers, body }: ReturnType<ReturnType<typeof makeRefuse>>) => {
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString(), Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`
}

/** The errors of Node's parser that have a problem of their own. All others are `malformed`. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
}

/** Time for the client to read a refusal. A connection that is closed with unread input discards it. */
const LINGER_MS = 1000

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether a response has begun on the connection, so that another one would be read as part of it. */
const isResponding = (socket: Duplex & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

/**
 * Passes the requests of a server to the app, and refuses those that are malformed with a problem
 * document. Node and the adapter would close the connection or send an empty response.
 */
export const serve = (server: Server, deps: Deps): void => {
  const { fetch, log } = deps
  const refuse = makeRefuse(deps)
  // The server has no HTTP/2, of which the library's types know as well.
  const handle = getRequestListener((request, env) => fetch(request, env as Listened), {
    // It would close connections that still send what the response does not wait for.
    autoCleanupIncoming: false,
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError
      const { body, ...head } = isMalformed ? refuse('malformed') : refuse('unexpected', error)
      return new Response(body, head)
    },
  })
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    void handle(incoming, outgoing)
  const countDropped = makeCount((connections) => {
    log.error({ connections }, 'connections were refused: MAX_CONNECTIONS are open')
  })

  const refused = new WeakSet<Duplex>()
  const refuseOn = (socket: Duplex, code: ProblemCode) => {
    if (refused.has(socket)) return
    refused.add(socket)
    socket.on('error', () => undefined)
    socket.end(closingText(refuse(code)))
    setTimeout(() => socket.destroy(), LINGER_MS)
  }

  server.on('request', onRequest)
  // Node would refuse expectations other than 100-continue itself.
  server.on('checkExpectation', onRequest)
  server.on('connect', (_incoming, socket) => {
    refuseOn(socket, 'method_not_allowed')
  })
  server.on('clientError', (error, socket) => {
    const code = codeOf(error)
    if (!refused.has(socket) && (code === 'ECONNRESET' || !socket.writable || isResponding(socket)))
      socket.destroy()
    else refuseOn(socket, CODES[code] ?? 'malformed')
  })

  server.on('drop', countDropped)
}
