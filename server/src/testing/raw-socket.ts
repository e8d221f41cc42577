import { once } from 'node:events'
import { connect } from 'node:net'

type ExchangeOptions = {
  readonly timeoutMs?: number
  /** Whether the client stops sending. */
  readonly end?: boolean
}

/** Sends bytes on a connection of its own and receives all that arrives until the server closes it. */
export const exchange = async (
  address: string,
  bytes: Buffer,
  { timeoutMs = 60_000, end = false }: ExchangeOptions = {},
): Promise<{ readonly text: string; readonly hasEnded: boolean }> => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  let hasEnded = true
  socket.on('data', (part) => received.push(part)).on('error', () => undefined)
  if (end) socket.end(bytes)
  else socket.write(bytes)
  const timeout = setTimeout(() => {
    hasEnded = false
    socket.destroy()
  }, timeoutMs)
  await once(socket, 'close')
  clearTimeout(timeout)
  return { text: Buffer.concat(received).toString(), hasEnded }
}

/** Sends text on a connection of its own. Returns all that arrives until the server closes it. */
export const sendText = async (address: string, text: string): Promise<string> =>
  (await exchange(address, Buffer.from(text, 'latin1'))).text

/** The status, headers and body of a response in text. */
export const parseResponse = (text: string) => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon), field.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(line.slice(9, 12)), headers, body: rest.join('\r\n\r\n') }
}
