import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ProblemCode } from '@fable/contract'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { makeCount } from './count.ts'
import type { Listened } from './app-env.ts'
import type { Fetch } from './routing.ts'
import { closingText, type Refuse } from './refuse.ts'

type Deps = {
  readonly fetch: Fetch
  readonly refuse: Refuse
  readonly log: Logger
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
export const serve = (server: Server, { fetch, refuse, log }: Deps): void => {
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
