/**
 * What the server is compared with: plain node:http that sends one response from memory, whatever is asked for.
 * Its parent sends the response as a message. It parses the body of a POST.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Received } from './servers.ts'

let copy = { status: 404, headers: {}, body: Buffer.alloc(0) }

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'POST') JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(copy.status, copy.headers).end(copy.body)
  })
})

process.on('message', ({ status, headers, body }: Received) => {
  const bytes = Buffer.from(body, 'base64')
  const length = bytes.length > 0 && { 'Content-Length': bytes.length }
  copy = { status, headers: { ...headers, ...length }, body: bytes }
  process.send?.('ready')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
