import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The number of concurrent requests. */
export const CONNECTIONS = 32

const HEAD_END = '\r\n\r\n'

export type Load = {
  /** Sends requests on every connection for some seconds. Returns how many have a response. */
  readonly run: (next: () => string, options?: LoadOptions) => Promise<number>
  readonly end: () => void
}

type LoadOptions = {
  /** Default: 200. Any other status is an error. */
  readonly status?: number
  readonly seconds?: number
}

/** The bytes of the response at the start of the buffer. Returns 0 if it is not complete. */
const responseLength = (buffer: Buffer, status: string): number => {
  const headEnd = buffer.indexOf(HEAD_END)
  if (headEnd < 0) return 0
  const head = buffer.toString('latin1', 0, headEnd)
  if (head.slice(9, 12) !== status) throw new Error(`A response is not ${status}: ${head}`)
  const [, bytes] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (bytes === undefined && status !== '304') throw new Error(`No Content-Length: ${head}`)
  const length = headEnd + HEAD_END.length + Number(bytes ?? 0)
  return buffer.length < length ? 0 : length
}

/** Sends the next request whenever the one before has its response, until `isOver`. */
const runOn = (
  socket: Socket,
  { next, isOver, status }: { next: () => string; isOver: () => boolean; status: string },
): Promise<number> =>
  new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    let done = 0
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
        const length = responseLength(received, status)
        if (length === 0) return
        received = received.subarray(length)
      } catch (error) {
        finish(() => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
        return
      }
      done += 1
      if (isOver()) {
        finish(() => {
          resolve(done)
        })
      } else socket.write(next())
    }
    socket.on('data', onData)
    socket.on('close', onClose)
    socket.write(next())
  })

/**
 * Opens a load generator: bare sockets that send prepared text and read no more of a response than its
 * length, so that it costs a fraction of what a server does.
 */
export const openLoad = async (address: string, connections = CONNECTIONS): Promise<Load> => {
  const { hostname: host, port } = new URL(address)
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host, port: Number(port), noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  return {
    run: async (next, { status = 200, seconds = 1 } = {}) => {
      const end = performance.now() + seconds * 1000
      const isOver = () => performance.now() >= end
      const counts = await Promise.all(
        sockets.map((socket) => runOn(socket, { next, isOver, status: String(status) })),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
    end: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** The text of a GET. */
export const getText = (path: string, headers: Readonly<Record<string, string>> = {}): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`
}

/** The text of a POST of JSON. */
export const postText = (path: string, body: unknown): string => {
  const json = JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`
}
