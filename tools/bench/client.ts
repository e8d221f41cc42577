import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { HttpClient } from '@fable/server/testing'
import { CONNECTIONS, getText, postText, type RawResponse, readResponses } from './load.ts'

export type Client = HttpClient & { end: () => void }

const toResponse = ({ status, head, body }: RawResponse): Response => {
  const [, etag] = /\r\netag: (.+)/i.exec(head) ?? []
  const headers = etag === undefined ? {} : { ETag: etag }
  return new Response(status === 304 ? null : Uint8Array.from(body), { status, headers })
}

/** Sends the text of a request and resolves with its response. */
const exchange = async (socket: Socket, text: string): Promise<Response> => {
  const { promise: received, resolve } = Promise.withResolvers<RawResponse>()
  const read = readResponses(socket, (response) => {
    resolve(response)
    return 'last'
  })
  socket.write(text)
  await read
  return toResponse(await received)
}

/**
 * An HTTP client with as many connections as the load generator, each of which sends one request at a time. fetch
 * and node:http cost more than the server does, with which they share the machine.
 */
export const makeClient = (address: string): Client => {
  const { hostname: host, port } = new URL(address)
  const sockets = new Set<Socket>()
  const free = new Set<Socket>()
  const waiting: ((socket: Socket) => void)[] = []

  const open = async (): Promise<Socket> => {
    const socket = connect({ host, port: Number(port), noDelay: true })
    sockets.add(socket)
    // The server ends connections that have been idle for long.
    socket.on('close', () => {
      sockets.delete(socket)
      free.delete(socket)
    })
    await once(socket, 'connect')
    return socket
  }
  const take = (): Socket | Promise<Socket> => {
    const [socket] = free
    if (socket) {
      free.delete(socket)
      return socket
    }
    if (sockets.size < CONNECTIONS) return open()
    return new Promise((resolve) => waiting.push(resolve))
  }
  const send = async (text: string) => {
    const socket = await take()
    const response = await exchange(socket, text)
    const next = waiting.shift()
    if (next) next(socket)
    else free.add(socket)
    return response
  }
  return {
    get: (path, headers = {}) => send(getText(path, headers)),
    post: (path, body, headers = {}) => send(postText(path, body, headers)),
    end: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
