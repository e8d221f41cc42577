import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { listen, stopListening } from './listen.ts'

/** Whoever waits for this to run out is cut off by the test's own limit. */
const FOREVER_MS = 2 ** 31 - 1

/** A server that closes no connection by itself, and a browser that keeps its own. */
const openBrowser = async () => {
  const server = createServer({ keepAliveTimeout: 0 })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const closed = once(socket, 'close')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return { server, socket, closed, response }
}

it('a stop does not wait for idle connections', async () => {
  const { server, socket, closed, response } = await openBrowser()
  response.end('here')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200/)
  await stopListening(server, { timeoutMs: FOREVER_MS })
  await closed
})

it('a stop completes requests in flight, and waits no longer', async () => {
  const { server, socket, closed, response } = await openBrowser()
  const stopping = stopListening(server, { timeoutMs: FOREVER_MS })
  response.end('here')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200/)
  await stopping
  await closed
})
