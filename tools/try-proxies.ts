/**
 * Tries deploy/nginx.conf and deploy/Caddyfile in front of a real server, on this machine's own addresses: https,
 * HTTP/2, X-Forwarded-For, limits, caching and timeouts. Needs nginx, caddy, openssl and a built page.
 *   node tools/try-proxies.ts
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@fable/server/testing'
import { checkProxy } from './proxies/checks.ts'
import { HOST, type ProxyName, startProxy } from './proxies/start.ts'

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const assets = readdirSync(new URL('../web/dist/assets', import.meta.url))
const asset = `/assets/${assets.find((name) => name.endsWith('.js')) ?? ''}`

const tryProxy = async (name: ProxyName) => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-proxies-'))
  const server = startServer(folder, {
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
  })
  try {
    const { port } = new URL(await server.listening)
    const ports = { http: await freePort(), https: await freePort(), server: Number(port) }
    const stop = await startProxy(name, join(folder, name), ports)
    try {
      return (await checkProxy(name, ports, asset)).map((check) => ({ proxy: name, ...check }))
    } finally {
      await stop()
    }
  } finally {
    server.process.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const checks = [...(await tryProxy('nginx')), ...(await tryProxy('caddy'))]
console.table(checks)
if (checks.some(({ isRight }) => !isRight)) process.exitCode = 1
