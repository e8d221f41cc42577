import { connect } from 'node:net'
import { factPath } from '@fable/contract/limits'
import type { FloodOrder, FloodResult } from './flood-order.ts'

const KINDS = ['health', 'files', 'votes', 'documents', 'chunks'] as const
const CONNECTIONS = [1, 60, 600] as const
const READING = ['read', 'unread'] as const

type Pipelined = {
  readonly kind: (typeof KINDS)[number]
  readonly connections: (typeof CONNECTIONS)[number]
  readonly reading: (typeof READING)[number]
}

export const PIPELINED: ReadonlyMap<string, Pipelined> = new Map(
  KINDS.flatMap((kind) =>
    CONNECTIONS.flatMap((connections) =>
      READING.map((reading) => [
        `pipelined ${kind}, ${connections} connections, ${reading}`,
        { kind, connections, reading },
      ]),
    ),
  ),
)

const BATCH = 300
const BATCHES = 100
/**
 * The server closes a connection that sends small requests, but one with requests of this size goes on until its end.
 */
const PADDING = `X-Padding: ${'x'.repeat(200)}\r\n`
const CONNECTION_MS = 2000

/** A request whose body comes in chunks of a byte. */
const CHUNKS = `POST /api/facts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(10_000)}`

export async function sendPipelined(
  { address, facts, seconds }: FloodOrder,
  { kind, connections, reading }: Pipelined,
): Promise<FloodResult> {
  const file = await findFile(address)
  const { hostname, port } = new URL(address)
  const statuses: Record<string, number> = {}
  const until = performance.now() + seconds * 1000
  const body = kind === 'votes' ? '{"vote":"interesting"}' : ''
  let sent = 0
  let opened = 0
  let ended = 0

  const batchOf = (more: string, index: number): Buffer => {
    if (kind === 'chunks') return Buffer.from(CHUNKS)
    const requests = Array.from({ length: BATCH }, (_, n) => {
      const request = requestOf(kind, { n: index * BATCH + n, facts, file })
      return `${request}Host: a\r\n${more}\r\n${body}`
    })
    return Buffer.from(requests.join(''))
  }
  // Prepared in advance, so that sending them leaves the processor to the server.
  const small = Array.from({ length: BATCHES }, (_, index) => batchOf('', index))
  const large = Array.from({ length: BATCHES }, (_, index) => batchOf(PADDING, index))

  const open = (onEnd: () => void): void => {
    const socket = connect(Number(port), hostname)
    opened += 1
    const batches = opened % 2 === 0 ? large : small

    const write = () => {
      if (socket.destroyed) return
      sent += 1
      if (socket.write(batches[sent % BATCHES] ?? '')) setImmediate(write)
    }

    socket
      .on('connect', write)
      .on('drain', write)
      .on('error', () => undefined)

    if (reading === 'unread') socket.pause()
    else
      socket.on('data', (part) => {
        for (const [, status = ''] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
          statuses[status] = (statuses[status] ?? 0) + 1
      })

    const timer = setTimeout(() => socket.destroy(), CONNECTION_MS)
    socket.on('close', () => {
      clearTimeout(timer)
      ended += 1
      if (performance.now() < until) setImmediate(open, onEnd)
      else onEnd()
    })
  }

  await Promise.all(Array.from({ length: connections }, () => new Promise<void>(open)))
  return { statuses, errors: ended }
}

async function findFile(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  return /\/assets\/[^"]+\.woff2/.exec(html)?.[0] ?? '/favicon.svg'
}

function requestOf(
  kind: Exclude<Pipelined['kind'], 'chunks'>,
  { n, facts, file }: { n: number; facts: number; file: string },
): string {
  const id = 1 + ((n * 7919) % facts)
  switch (kind) {
    case 'health':
      return 'GET /api/health HTTP/1.1\r\n'
    case 'files':
      return `GET ${n % 2 === 0 ? file : `/assets/nowhere-${n}.js`} HTTP/1.1\r\n`
    case 'votes':
      return `POST /api/facts/${id}/votes HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 22\r\n`
    case 'documents':
      return `GET ${factPath(id)} HTTP/1.1\r\nAccept-Encoding: br\r\n`
  }
}
