import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { getText, postText } from '../bench/load.ts'

type Kind = 'list' | 'search' | 'fact' | 'document' | 'vote' | 'share' | 'run' | 'turn' | 'health'

/** What became of a request. Status 0: the connection broke. */
export type Outcome = { readonly kind: Kind; readonly status: number; readonly ms: number }

type Asked = { readonly kind: Kind; readonly text: string }

const BROTLI = { 'Accept-Encoding': 'br' }
const FACTS = 1000
const HEAD_END = '\r\n\r\n'
/** Connections opened at once: more than fit the backlog would be reset. */
const OPEN_AT_ONCE = 200
const PAUSE_MS = 10
/** What a client waits after a refusal: what Retry-After says. */
const RETRY_MS = 1000
const HEALTH_MS = 250

const NEW_FACT = { text: 'A day on Venus.', source: 'https://example.org/', category: 'science' }

/** What a client asks next: lists, a search, the page and the data of a fact, writes, a run and its turns. */
const nextOf = (n: number, run: string | undefined): Asked => {
  const id = 1 + ((n * 7919) % FACTS)
  switch (n % 10) {
    case 0:
      return { kind: 'search', text: getText('/api/fact-pages?q=venus%20year&sort=top') }
    case 1:
      return { kind: 'fact', text: getText(`/api/facts/${id}`) }
    case 2:
      return run === undefined
        ? { kind: 'run', text: postText('/api/runs', {}) }
        : { kind: 'turn', text: postText(`/api/runs/${run}/turns`, { turn: 0, input: 'start' }) }
    case 3:
      return { kind: 'share', text: postText('/api/facts', NEW_FACT) }
    case 4:
      return { kind: 'document', text: getText(`/facts/${id}`, BROTLI) }
    case 5:
    case 6:
      return { kind: 'vote', text: postText(`/api/facts/${id}/votes`, { vote: 'interesting' }) }
    default:
      return { kind: 'list', text: getText('/api/facts', BROTLI) }
  }
}

type Reply = { readonly status: number; readonly body: string }

/** The bytes of a response from its first bytes, or undefined if they are not all of its head. */
const readHead = (first: Buffer) => {
  const headEnd = first.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = first.toString('latin1', 0, headEnd)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const bodyStart = headEnd + HEAD_END.length
  return { status: Number(head.slice(9, 12)), bytes: bodyStart + length, bodyStart }
}

/** Sends a request and reads its response; of a long one only its length. Status 0: the connection broke. */
const ask = (socket: Socket, text: string): Promise<Reply> =>
  new Promise((resolve) => {
    let head: ReturnType<typeof readHead>
    let first = Buffer.alloc(0)
    let received = 0
    const finish = (reply: Reply) => {
      socket.off('data', onData)
      socket.off('close', onClose)
      resolve(reply)
    }
    const onClose = () => {
      finish({ status: 0, body: '' })
    }
    const onData = (chunk: Buffer) => {
      received += chunk.length
      if (!head) {
        first = first.length === 0 ? Buffer.from(chunk) : Buffer.concat([first, chunk])
        head = readHead(first)
      }
      if (!head || received < head.bytes) return
      finish({ status: head.status, body: first.toString('utf8', head.bodyStart) })
    }
    if (socket.destroyed) {
      resolve({ status: 0, body: '' })
      return
    }
    socket.on('data', onData)
    socket.on('close', onClose)
    socket.write(text)
  })

const open = async (address: URL): Promise<Socket> => {
  const socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens clients, each with a connection. */
export const openCrowd = async (address: string, clients: number) => {
  const sockets: Socket[] = []
  while (sockets.length <= clients) {
    const count = Math.min(OPEN_AT_ONCE, clients + 1 - sockets.length)
    const opened = Array.from({ length: count }, () => open(new URL(address)))
    sockets.push(...(await Promise.all(opened)))
  }
  const [monitor, ...others] = sockets

  /** Sends requests for some seconds; every client waits for one response before it sends the next. */
  const run = async (seconds: number): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    const end = performance.now() + seconds * 1000
    const time = async (socket: Socket, { kind, text }: Asked) => {
      const begun = performance.now()
      const reply = await ask(socket, text)
      outcomes.push({ kind, status: reply.status, ms: performance.now() - begun })
      return reply
    }
    const behave = async (socket: Socket, first: number) => {
      let run: string | undefined
      for (let n = first; performance.now() < end && !socket.destroyed; n += 1) {
        const asked = nextOf(n, run)
        const { status, body } = await time(socket, asked)
        if (asked.kind === 'run' && status === 201) run = (JSON.parse(body) as { id: string }).id
        await wait(status === 503 ? RETRY_MS : PAUSE_MS)
      }
    }
    const watch = async (socket: Socket) => {
      while (performance.now() < end) {
        await time(socket, { kind: 'health', text: getText('/api/health') })
        await wait(HEALTH_MS)
      }
    }
    await Promise.all([...(monitor ? [watch(monitor)] : []), ...others.map(behave)])
    return outcomes
  }

  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { run, end: close }
}
