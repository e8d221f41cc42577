import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Node parses up to 64 KB of a connection at once, which can be thousands of requests. A piece of this size has a few
 * dozen.
 */
const PIECE_BYTES = 512

/** Browsers and proxies send one request at a time; some programs send a few. */
const WAITING_MAX = 10

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

type Waiting = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse }

/**
 * Passes the requests of a server to `handle`, one per connection at a time. Further data of the client waits, mostly
 * unread, until the response has been sent, and only one such request begins per turn of the event loop. A connection
 * on which too many requests wait is closed, and `onClosed` called.
 */
export const handleInTurn = (server: Server, handle: Listener, onClosed: () => void): void => {
  /** The waiting requests of each connection that has a request in progress. */
  const connections = new WeakMap<Socket, Waiting[]>()
  /** The connections on which the next request may begin. */
  const ready: Socket[] = []

  const hasWaiting = (socket: Socket) => (connections.get(socket)?.length ?? 0) > 0

  const begin = (socket: Socket, { incoming, outgoing }: Waiting): void => {
    outgoing.once('close', () => {
      if (!hasWaiting(socket)) connections.delete(socket)
      else if (ready.push(socket) === 1) setImmediate(beginNext)
    })
    handle(incoming, outgoing)
  }

  /** One per turn of the event loop; otherwise waiting requests of many connections would block everybody else. */
  const beginNext = (): void => {
    const socket = ready.shift()
    if (ready.length > 0) setImmediate(beginNext)
    const next = socket && connections.get(socket)?.shift()
    if (!next || socket.destroyed) return
    // The body of the last one may not have arrived.
    if (!hasWaiting(socket)) socket.resume()
    begin(socket, next)
  }

  const listener: Listener = (incoming, outgoing) => {
    const { socket } = incoming
    const request = { incoming, outgoing }
    const waiting = connections.get(socket)
    if (!waiting) {
      connections.set(socket, [])
      begin(socket, request)
    } else if (waiting.length < WAITING_MAX) waiting.push(request)
    else if (!socket.destroyed) {
      socket.destroy()
      onClosed()
    }
  }

  /** Passes the data of a connection to Node's parser in pieces, and keeps the rest while a request waits. */
  const parseInPieces = (socket: Socket): void => {
    const [parse] = socket.listeners('data') as ((piece: Buffer) => void)[]
    if (!parse) throw new Error('The parser does not listen to the connection.')
    socket.off('data', parse)
    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        // Each time, because Node resumes a connection when it has parsed a request.
        if (hasWaiting(socket)) {
          socket.pause()
          socket.unshift(chunk.subarray(at))
          return
        }
        parse(chunk.subarray(at, at + PIECE_BYTES))
        if (socket.destroyed || socket.listenerCount('data') === 0) return
      }
    })
  }

  server.on('connection', parseInPieces)
  server.on('request', listener)
  // Without this, Node would refuse expectations other than 100-continue itself.
  server.on('checkExpectation', listener)
  // The data after CONNECT is not HTTP, and the parser already serves another connection.
  server.on('connect', (_incoming, socket) => {
    socket.removeAllListeners('data')
  })
}
