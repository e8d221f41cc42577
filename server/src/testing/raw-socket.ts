import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends text on a connection of its own. Returns all that arrives until the server closes it. */
export async function sendText(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  socket.on('data', (part) => received.push(part)).on('error', () => undefined)
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return Buffer.concat(received).toString()
}

/** The parts of a response in text. */
type ParsedResponse = { readonly status: number; readonly headers: Headers; readonly body: string }

/** Takes a response in text apart. */
export function parseResponse(text: string): ParsedResponse {
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
