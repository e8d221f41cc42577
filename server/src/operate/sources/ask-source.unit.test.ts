import type { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { askSource, isPublic } from './ask-source.ts'

const seen: string[] = []

/** The server's behaviour by path. */
const PAGES: Readonly<Record<string, RequestListener>> = {
  '/stands': (_, response) => response.end('x'.repeat(100_000)),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/wrong-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/silent-head': ({ method }, response) => {
    if (method === 'GET') response.end()
  },
  '/gone': (_, response) => response.writeHead(404).end(),
  '/gone-for-good': (_, response) => response.writeHead(410).end(),
  '/refuses': (_, response) => response.writeHead(403).end(),
  '/busy': (_, response) => response.writeHead(429, { 'Retry-After': '60' }).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/hangs': () => undefined,
  '/ends': ({ socket }) => socket.destroy(),
  '/old': (_, response) => response.writeHead(301, { Location: '/stands' }).end(),
  '/slash': (_, response) => response.writeHead(301, { Location: '/slash/' }).end(),
  '/slash/': (_, response) => response.end(),
  '/old-gone': (_, response) => response.writeHead(302, { Location: '/gone' }).end(),
  '/circle': (_, response) => response.writeHead(302, { Location: '/circle' }).end(),
  '/inside': (_, response) => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end(),
  '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
}

const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers['user-agent']}`)
  PAGES[request.url ?? '']?.(request, response)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const { port } = server.address() as AddressInfo
const addressOf = (path: string, host = 'site.example') => `http://${host}:${port}${path}`

/** Names of the world outside: one site here, one inside the operator's network, one that does not exist. */
const resolve = ((name: string, _: object, callback: (...results: unknown[]) => void) => {
  if (name === 'site.example') callback(null, [{ address: '127.0.0.1', family: 4 }])
  else if (name === 'inside.example') callback(null, [{ address: '192.168.0.1', family: 4 }])
  else callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }))
}) as unknown as typeof lookup

const ask = (source: string) =>
  askSource(source, {
    userAgent: 'Test (+https://facts.example)',
    timeout: 500,
    pause: 0,
    isAllowed: (address) => address === '127.0.0.1',
    resolve,
  })

it.each(['/stands', '/no-head', '/wrong-head', '/silent-head', '/slash'])(
  'the source at %s still exists',
  async (path) => {
    expect(await ask(addressOf(path))).toEqual({ state: 'stands' })
  },
)

it.each([
  [addressOf('/gone'), 'HTTP 404'],
  [addressOf('/gone-for-good'), 'HTTP 410'],
  [addressOf('/old-gone'), 'HTTP 404'],
  [addressOf('/stands', 'nowhere.example'), 'getaddrinfo ENOTFOUND nowhere.example'],
  [addressOf('/stands', 'inside.example'), 'not at a public address'],
  [addressOf('/stands', '127.0.0.2'), 'not at a public address'],
  [addressOf('/stands', '[::1]'), 'not at a public address'],
  [addressOf('/inside'), 'not at a public address'],
  [addressOf('/file'), 'not at a public address'],
])('the source at %s is gone: %s', async (source, why) => {
  expect(await ask(source)).toEqual({ state: 'gone', why })
})

it.each([
  ['/refuses', 'HTTP 403'],
  ['/busy', 'HTTP 429'],
  ['/broken', 'HTTP 500'],
  ['/hangs', 'no response in time'],
  ['/ends', 'socket hang up'],
  ['/circle', 'too many redirects'],
])('the state of the source at %s is unknown: %s', async (path, why) => {
  expect(await ask(addressOf(path))).toEqual({ state: 'unknown', why })
})

it('a redirect reports the new address', async () => {
  expect(await ask(addressOf('/old'))).toEqual({ state: 'moved', to: addressOf('/stands') })
})

it('a source gets a HEAD request, a GET request only if that fails, and our User-Agent with both', async () => {
  seen.length = 0
  await ask(addressOf('/stands'))
  await ask(addressOf('/gone'))
  expect(seen).toEqual([
    'HEAD /stands Test (+https://facts.example)',
    'HEAD /gone Test (+https://facts.example)',
    'GET /gone Test (+https://facts.example)',
  ])
})

it.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
])('the address %s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})
