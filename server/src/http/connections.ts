import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { countPieces, isDribbling } from './dribble.ts'

/**
 * Without this limit Node parses up to 64 KB at once, which can be thousands of requests. A piece of this size contains
 * at most a few dozen.
 */
const PIECE_BYTES = 512

/**
 * The number of requests that may wait on a connection. Browsers and proxies send one request at a time, and some
 * programs send a few.
 */
const WAITING_MAX = 10

/**
 * After the response, the rest of a request's body is received for this time, because most clients read the response
 * only after they have sent everything.
 */
const REST_MS = 3000

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

type Waiting = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse }

/**
 * Handles the requests of a connection one at a time. Further data waits, mostly unread, until the response has been
 * sent. In each turn of the event loop only one waiting request begins. If too many requests wait on a connection, the
 * connection is closed and `onClosed` is called.
 */
export function handleInTurn(server: Server, handle: Listener, onClosed: () => void): void {
  const connections = new WeakMap<Socket, Waiting[]>()
  const ready: Socket[] = []

  const hasWaiting = (socket: Socket) => (connections.get(socket)?.length ?? 0) > 0

  const receiveRest = (socket: Socket, incoming: IncomingMessage): void => {
    incoming.resume()
    const timer = setTimeout(() => {
      if (!incoming.complete) socket.destroy()
    }, REST_MS)
    socket.once('close', () => {
      clearTimeout(timer)
    })
  }

  const begin = (socket: Socket, { incoming, outgoing }: Waiting): void => {
    // At the event 'finish' it would be too late, because Node has then begun to drop the rest of the body.
    outgoing.once('prefinish', () => {
      if (!incoming.complete) receiveRest(socket, incoming)
    })
    outgoing.once('close', () => {
      if (!hasWaiting(socket)) connections.delete(socket)
      else if (ready.push(socket) === 1) setImmediate(beginNext)
    })
    handle(incoming, outgoing)
  }

  /**
   * Begins one waiting request in each turn of the event loop. The waiting requests of many connections at once would
   * delay all other requests.
   */
  const beginNext = (): void => {
    const socket = ready.shift()
    if (ready.length > 0) setImmediate(beginNext)
    const next = socket && connections.get(socket)?.shift()
    if (!next || socket.destroyed) return
    // The rest of this request's body may still be unread, so the connection is read again.
    if (!hasWaiting(socket)) socket.resume()
    begin(socket, next)
  }

  const listener: Listener = (incoming, outgoing) => {
    const { socket } = incoming
    countPieces(incoming)
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

  /** Passes data to Node's parser in pieces. While a request waits, the rest of the data stays in the socket. */
  const parseInPieces = (socket: Socket): void => {
    const [parse] = socket.listeners('data') as ((piece: Buffer) => void)[]
    if (!parse) throw new Error('The parser does not listen to the connection.')
    socket.off('data', parse)

    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        // Data after the last response is dropped. Once a client has sent too many small pieces, its data is not even
        // read.
        if (isDribbling(socket)) socket.pause()
        if (isDribbling(socket) || !socket.writable) return
        // This is checked for each piece, because Node resumes the connection whenever it has parsed a request.
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
  // Without this listener, Node itself would refuse every `Expect` header except 100-continue.
  server.on('checkExpectation', listener)
  // The data after CONNECT is not HTTP, and Node already uses the parser for another connection.
  server.on('connect', (_incoming, socket) => {
    socket.removeAllListeners('data')
  })
}
