/**
 * The baseline for the server's routes: plain node:http, which reads the request and responds with as many
 * bytes as the path says, such as `/300`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const path = request.url ?? '/0'
  const body = bodies.get(path) ?? Buffer.alloc(Number(path.slice(1)), 'x')
  bodies.set(path, body)
  request.resume().on('end', () => response.end(body))
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ type: 'listening', address: `http://127.0.0.1:${port}` })
})
process.on('disconnect', () => process.exit())
