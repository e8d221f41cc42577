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

export type RawResponse = { readonly status: number; readonly head: string; readonly body: Buffer }

/** The response at the start of the buffer. Returns undefined if it is not complete. */
const splitResponse = (buffer: Buffer): (RawResponse & { rest: Buffer }) | undefined => {
  const headEnd = buffer.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = buffer.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const [, bytes] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (bytes === undefined && status !== 304) throw new Error(`No Content-Length: ${head}`)
  const start = headEnd + HEAD_END.length
  const end = start + Number(bytes ?? 0)
  if (buffer.length < end) return undefined
  return { status, head, body: buffer.subarray(start, end), rest: buffer.subarray(end) }
}

/**
 * Reads one response after the other, until `onResponse` says that it was the last. Rejects if it throws, or if the
 * connection ends before.
 */
export const readResponses = (
  socket: Socket,
  onResponse: (response: RawResponse) => 'go on' | 'last',
): Promise<void> =>
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
        received = response.rest
        if (onResponse(response) === 'last') finish(resolve)
      } catch (error) {
        finish(() => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      }
    }
    socket.on('data', onData)
    socket.on('close', onClose)
  })

/** Sends the next request whenever the one before has its response, until `isOver`. */
const runOn = async (
  socket: Socket,
  { next, isOver, status }: { next: () => string; isOver: () => boolean; status: number },
): Promise<number> => {
  let done = 0
  const over = readResponses(socket, (response) => {
    if (response.status !== status) throw new Error(`A response is not ${status}: ${response.head}`)
    done += 1
    if (isOver()) return 'last'
    socket.write(next())
    return 'go on'
  })
  socket.write(next())
  await over
  return done
}

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
        sockets.map((socket) => runOn(socket, { next, isOver, status })),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
    end: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

type Headers = Readonly<Record<string, string>>

const headText = (call: string, headers: Headers) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${call} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`
}

/** The text of a GET. */
export const getText = (path: string, headers: Headers = {}): string =>
  headText(`GET ${path}`, headers)

/** The text of a POST of JSON. */
export const postText = (path: string, body: unknown, headers: Headers = {}): string => {
  const json = JSON.stringify(body)
  const length = String(Buffer.byteLength(json))
  const own = { 'Content-Type': 'application/json', 'Content-Length': length }
  return headText(`POST ${path}`, { ...own, ...headers }) + json
}
