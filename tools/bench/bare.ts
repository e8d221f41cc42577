/**
 * The server's peer: plain node:http that forwards each request once to the given address, then responds from memory.
 */
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Kept = { readonly status: number; readonly headers: object; readonly body: Buffer }

const address = process.argv[2] ?? ''
const kept = new Map<string, Kept>()
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding']

async function fetchUndecoded({ method, url, headers }: IncomingMessage, body: Buffer) {
  const response = await new Promise<IncomingMessage>((resolve) => {
    send(address + (url ?? ''), { method, headers }, resolve).end(body)
  })
  const sent = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name))
  const status = response.statusCode ?? 500
  return { status, headers: Object.fromEntries(sent), body: await buffer(response) }
}

const server = createServer((request, response) => {
  const key = `${request.method} ${request.url} ${request.headers['if-none-match']}`
  const respond = ({ status, headers, body }: Kept) => {
    response.writeHead(status, { ...headers }).end(body)
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    if (request.method === 'POST') JSON.parse(body.toString())
    const known = kept.get(key)
    if (known) respond(known)
    else {
      void fetchUndecoded(request, body).then((fetched) => {
        kept.set(key, fetched)
        respond(fetched)
      })
    }
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
