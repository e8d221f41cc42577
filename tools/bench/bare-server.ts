/**
 * The limit of the server's routes: plain node:http that sends responses from memory. The parent sends the
 * response of each path as a message. It reads the body of a POST and parses it as JSON.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the bare server sends at a path. */
export type BareResponse = {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** In base64; missing for a response without a body. */
  readonly body?: string
}

type Prepared = Omit<BareResponse, 'body'> & { readonly body: Buffer | undefined }

const responses = new Map<string, Prepared>()

const send = (response: ServerResponse, { status, headers, body }: Prepared) => {
  response.writeHead(status, headers)
  response.end(body)
}

const server = createServer((request, response) => {
  const prepared = responses.get(request.url ?? '')
  if (!prepared) {
    response.writeHead(404).end()
    return
  }
  if (request.method !== 'POST') {
    send(response, prepared)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    send(response, prepared)
  })
})

process.on('message', (message: BareResponse) => {
  const body = message.body === undefined ? undefined : Buffer.from(message.body, 'base64')
  const headers = { ...message.headers, ...(body && { 'Content-Length': String(body.length) }) }
  responses.set(message.path, { ...message, headers, body })
  process.send?.({ type: 'prepared' })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ type: 'listening', address: `http://127.0.0.1:${port}` })
})
process.on('disconnect', () => process.exit())
