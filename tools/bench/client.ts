import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { HttpClient } from '@fable/server/testing'
import { CONNECTIONS, getText, postText, splitResponse } from './load.ts'

export type Client = HttpClient & { end: () => void }

/** Sends the text of a request and resolves with its response. */
const exchange = (socket: Socket, text: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const finish = (settle: () => void) => {
      socket.off('data', onData)
      socket.off('close', onClose)
      settle()
    }
    const onClose = () => {
      finish(() => {
        reject(new Error('The server has closed a connection.'))
      })
    }
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      try {
        const response = splitResponse(received)
        if (!response) return
        const { status, head, body } = response
        const [, etag] = /\r\netag: (.+)/i.exec(head) ?? []
        const headers = etag === undefined ? {} : { ETag: etag }
        finish(() => {
          resolve(new Response(status === 304 ? null : Uint8Array.from(body), { status, headers }))
        })
      } catch (error) {
        finish(() => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      }
    }
    socket.on('data', onData)
    socket.on('close', onClose)
    socket.write(text)
  })

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
