import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { problemSchema } from '@fable/contract'
import { parseResponse, sendText } from '../testing/raw-socket.ts'
import { createHttpServer, listen, serve, stopListening } from './serve.ts'

const logged: string[] = []
const log = pino({}, { write: (line) => logged.push(line) })
const publicUrl = new URL('https://fable.test')
const BIG = Buffer.alloc(8 * 1024 * 1024)
const closers: (() => void)[] = []

async function respond(request: Request): Promise<Response> {
  if (request.url.endsWith('/throws')) throw new Error('a secret')
  await request.text().catch(() => '')
  return new Response(request.url.endsWith('/big') ? BIG : 'here')
}

/** A server with short times, whose app reads the body and responds to /big with a large one. */
async function start({ maxConnections = 100, stall = 30_000, fetch = respond } = {}) {
  const times = { request: 1000, check: 50, stall }
  const server = createHttpServer({ maxConnections, times })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  serve(server, {
    fetch,
    log,
    publicUrl,
  })
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, address: `http://127.0.0.1:${port}` }
}
afterAll(() => {
  for (const close of closers) close()
})

const { address } = await start()
beforeEach(() => logged.splice(0))

function problemOf(text: string) {
  const { status, headers, body } = parseResponse(text)
  expect(headers.get('Content-Type')).toBe('application/problem+json')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'self'/)
  expect(headers.get('Strict-Transport-Security')).not.toBeNull()
  expect(headers.get('Cache-Control')).toBe('no-store')
  const problem = problemSchema.strict().parse(JSON.parse(body))
  expect(problem.status).toBe(status)
  expect(problem.requestId).toBe(headers.get('X-Request-Id'))
  return problem
}

const GET = 'GET / HTTP/1.1\r\n'
const END = 'Host: a\r\nConnection: close\r\n\r\n'

describe('an unusual request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 'malformed'],
    ['an unknown method', `GRAB / HTTP/1.1\r\n${END}`, 'malformed'],
    ['a broken address', `GET http://[ HTTP/1.1\r\n${END}`, 'malformed'],
    ['no host', `${GET}Connection: close\r\n\r\n`, 'malformed'],
    [
      'two hosts',
      `${GET}Host: one.test\r\nhost: two.test\r\nConnection: close\r\n\r\n`,
      'malformed',
    ],
    ['a broken header', `${GET}a b: c\r\n${END}`, 'malformed'],
    [
      'two lengths',
      `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}`,
      'malformed',
    ],
    ['large headers', `${GET}X-A: ${'x'.repeat(20_000)}\r\n${END}`, 'headers_too_large'],
    ['a tunnel', `CONNECT a:1 HTTP/1.1\r\n${END}`, 'method_not_allowed'],
    [
      'a body that does not end',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{`,
      'too_slow',
    ],
    ['nothing at all', '', 'too_slow'],
  ])(
    'gets a problem document and a line in the log if it is invalid: %s',
    async (_, text, code) => {
      // Each server has the first of them in its log.
      const { address: own } = await start()
      const problem = problemOf(await sendText(own, text))
      expect(problem.code).toBe(code)
      const line = logged.find((logLine) => logLine.includes(problem.requestId))
      expect(JSON.parse(line ?? '')).toMatchObject({ call: code, status: problem.status, ms: 0 })
    },
  )

  it('gets a page that advises to clear the cookies if it has too many', async () => {
    const cookies = `Accept: text/html\r\nCookie: ${'a=b; '.repeat(4000)}\r\n`
    const { status, headers, body } = parseResponse(await sendText(address, GET + cookies + END))
    expect(status).toBe(431)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'self'/)
    expect(body).toContain('Clear this site’s cookies')
  })

  it('ends its connection if it is invalid, and has one line in the log, however often it is sent', async () => {
    const { address: own } = await start()
    for (let n = 0; n < 20; n += 1) {
      const received = await sendText(own, `${GET}\r\n`.repeat(10))
      expect(received.split('HTTP/1.1 400 ')).toHaveLength(2)
      expect(received).toMatch(/^connection: close\r$/im)
    }
    expect(logged.filter((line) => line.includes('malformed'))).toHaveLength(1)
  })

  it('ends its connection if its body continues in tiny chunks after the response', async () => {
    const own = await start({ fetch: () => Promise.resolve(new Response('here')) })
    const { hostname, port } = new URL(own.address)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let received = ''
    socket.on('data', (text) => {
      received += String(text)
    })
    const closed = once(socket, 'close')
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n')
    await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200 /)
    socket.write(`${'1\r\nx\r\n'.repeat(1000)}0\r\n\r\n${GET}Host: a\r\n\r\n`)
    await closed
    // The time limit of this server may end before that of the rest.
    expect(received.split('HTTP/1.1 200 ')).toHaveLength(2)
  })

  it.each([
    ['HTTP/1.0 without a Host header', 'GET / HTTP/1.0\r\nConnection: close\r\n\r\n'],
    ['an absolute URL with another host', `GET http://evil.test/here HTTP/1.1\r\n${END}`],
    ['an unknown Expect header', `${GET}Expect: cake\r\n${END}`],
    ['an Upgrade header', `${GET}Upgrade: websocket\r\n${END}`],
    ['an invalid Accept-Encoding header', `${GET}Accept-Encoding: gzip;q=nan\r\n${END}`],
  ])('reaches the app despite %s', async (_, text) => {
    expect(parseResponse(await sendText(address, text)).status).toBe(200)
  })

  it('gets a problem document without the message of an error that the app throws', async () => {
    const text = await sendText(address, `GET /throws HTTP/1.1\r\n${END}`)
    expect(problemOf(text).code).toBe('unexpected')
    expect(text).not.toContain('secret')
    expect(logged.join('')).toContain('a secret')
  })

  it('does not interrupt a response that has begun if it is invalid', async () => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    socket.write('GET /big HTTP/1.1\r\nHost: a\r\n\r\n')
    let received = String(await once(socket, 'data'))
    socket.on('data', (text) => {
      received += String(text)
    })
    socket.on('error', () => undefined)
    socket.write('hello\r\n\r\n')
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1.1 200/)
    expect(received).not.toContain('malformed')
  })
})

/** A connection, and the data that it has received. */
function open(to: string) {
  const { hostname, port } = new URL(to)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  const received = { text: '' }
  socket.on('data', (text) => {
    received.text += String(text)
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const countResponses = () => received.text.split('HTTP/1.1 200').length - 1
  return { socket, received, countResponses, closed }
}

describe('pipelined requests', () => {
  const HOST = 'Host: a\r\n\r\n'

  it('are handled one at a time, in their order', async () => {
    const handled: string[] = []
    const waiting: (() => void)[] = []
    const { address: slow } = await start({
      fetch: async (request) => {
        const body = await request.text()
        handled.push(`${request.method} ${body.length}`)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return new Response('here')
      },
    })
    const { socket, countResponses, received } = open(slow)
    const post = (length: number) =>
      `POST / HTTP/1.1\r\nContent-Length: ${length}\r\n${HOST}${'x'.repeat(length)}`
    const expecting = `POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\n${HOST}y`
    socket.write(
      `${GET}${HOST}HEAD / HTTP/1.1\r\n${HOST}${post(3000)}${expecting}${GET}Upgrade: websocket\r\n${HOST}${post(60_000)}`,
    )
    const expected = ['GET 0', 'HEAD 0', 'POST 3000', 'POST 1', 'GET 0', 'POST 60000']
    for (let n = 1; n <= expected.length; n += 1) {
      await expect.poll(() => waiting).toHaveLength(1)
      expect(handled).toEqual(expected.slice(0, n))
      expect(countResponses()).toBe(n - 1)
      waiting.pop()?.()
    }
    await expect.poll(countResponses).toBe(expected.length)
    expect(received.text).toContain('HTTP/1.1 100 Continue')
    socket.write(`${GET}${HOST}`)
    await expect.poll(() => waiting).toHaveLength(1)
    waiting.pop()?.()
    await expect.poll(countResponses).toBe(expected.length + 1)
    socket.destroy()
  })

  it('each begin in a separate turn of the event loop, however many connections send them', async () => {
    let turn = 0
    let isOver = false
    const count = () => {
      turn += 1
      if (!isOver) setImmediate(count)
    }
    count()
    const began: number[] = []
    const waiting: (() => void)[] = []
    const { address: slow } = await start({
      fetch: async () => {
        began.push(turn)
        if (waiting.length < 50) await new Promise<void>((resolve) => waiting.push(resolve))
        return new Response('here')
      },
    })
    const opened = Array.from({ length: 50 }, () => open(slow))
    for (const { socket } of opened) socket.write(`${GET}${HOST}`.repeat(2))
    await expect.poll(() => waiting).toHaveLength(50)
    for (const release of waiting) release()
    await expect.poll(() => began).toHaveLength(100)
    isOver = true
    expect(new Set(began.slice(50)).size).toBe(50)
    for (const { socket } of opened) socket.destroy()
  })

  it('all get their responses if only a few fit into each chunk', async () => {
    const { socket, countResponses } = open(address)
    socket.write(`${GET}X-A: ${'a'.repeat(150)}\r\n${HOST}`.repeat(1000))
    await expect.poll(countResponses).toBe(1000)
    socket.destroy()
  })

  it('are not handled after the first request if 20,000 arrive at once, and the connection is closed', async () => {
    let handled = 0
    const { address: flooded } = await start({
      fetch: async () => {
        handled += 1
        return new Promise<Response>(() => undefined)
      },
    })
    const { socket, closed } = open(flooded)
    socket.write(`${GET}${HOST}`.repeat(20_000))
    await closed
    expect(handled).toBe(1)
    await expect.poll(() => logged.join('')).toMatch(/"connections":1,.*sent many requests/)
  })

  it('wait for a client that does not read, without delaying others', async () => {
    let handled = 0
    const { address: unread } = await start({
      fetch: (request) => {
        handled += 1
        return Promise.resolve(new Response(request.url.endsWith('/big') ? BIG : 'here'))
      },
    })
    const { socket } = open(unread)
    socket.pause()
    socket.write(`GET /big HTTP/1.1\r\n${HOST}`.repeat(10))
    await expect.poll(() => handled).toBe(1)
    for (let n = 0; n < 10; n += 1) {
      expect(parseResponse(await sendText(unread, `${GET}${END}`)).status).toBe(200)
    }
    expect(handled).toBe(11)
    socket.resume()
    await expect.poll(() => handled).toBe(20)
    socket.destroy()
  })

  it('are not handled after a tunnel was requested', async () => {
    const { socket, received, closed } = open(address)
    socket.write(`CONNECT a:1 HTTP/1.1\r\n${HOST}${`${GET}${HOST}`.repeat(100)}`)
    await closed
    expect(received.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 405'])
  })
})

describe('the server', () => {
  it('drops connections beyond its maximum and counts them in the log', async () => {
    const { address: small, server } = await start({ maxConnections: 1 })
    const { hostname, port } = new URL(small)
    const accepted = once(server, 'connection')
    const first = connect(Number(port), hostname).setEncoding('utf8')
    await accepted
    expect(await sendText(small, `${GET}${END}`)).toBe('')
    first.write(`${GET}${END}`)
    expect(String(await once(first, 'data'))).toMatch(/^HTTP\/1.1 200/)
    await expect.poll(() => logged.join('')).toMatch(/"connections":1,/)
  })
})

it('a stopping server cuts off slow clients at its timeout', async () => {
  const { address: stopping, server } = await start()
  const { hostname, port } = new URL(stopping)
  const slow = connect(Number(port), hostname).on('error', () => undefined)
  const closed = once(slow, 'close')
  slow.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf')
  await once(server, 'request')
  await stopListening(server, { timeoutMs: 50 })
  await closed
})

it('a client that never reads is cut off, a client that reads slowly is not', async () => {
  const { address: stalling, server } = await start({ stall: 2000 })
  const { hostname, port } = new URL(stalling)
  const ask = (onConnect: (socket: ReturnType<typeof connect>) => void) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(`GET /big HTTP/1.1\r\n${END}`)
    onConnect(socket)
    return socket
  }
  const silent = ask((socket) => socket.pause())
  let received = 0
  const slow = ask((socket) =>
    socket.on('data', (part) => {
      received += part.length
      socket.pause()
      setTimeout(() => socket.resume(), 5)
    }),
  )
  await once(slow, 'close')
  expect(received).toBeGreaterThan(BIG.length)
  await expect
    .poll(
      () =>
        new Promise((resolve) =>
          server.getConnections((_, count) => {
            resolve(count)
          }),
        ),
    )
    .toBe(0)
  silent.destroy()
})
