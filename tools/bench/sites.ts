import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { type ManyFact, manyFact } from '@fable/server/testing'

const SOURCES = fileURLToPath(new URL('control', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../.cache/bench-control', import.meta.url))

type Sites = { readonly control: string; readonly plain: string; readonly close: () => void }

/**
 * Serves two pages with the same facts, compressed, from memory: `control`, an app with the stack that most would
 * choose, and `plain`, one static document.
 */
export async function serveSites(count: number): Promise<Sites> {
  const facts = Array.from({ length: count }, (_, n) => manyFact(n + 1))
  cpSync(SOURCES, FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'facts.json'), JSON.stringify(facts))
  const options = { cwd: FOLDER, stdio: 'inherit' } as const
  const { status } = spawnSync('npm', ['install', '--no-package-lock', '--silent'], options)
  if (status !== 0) throw new Error('The packages of the control app could not be installed.')
  await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const built = join(FOLDER, 'dist')
  const files = new Map([['/plain.html', brotliCompressSync(staticPage(facts))]])
  for (const name of globSync('**/*.*', { cwd: built })) {
    files.set(`/${name}`, brotliCompressSync(readFileSync(join(built, name))))
  }

  const server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' })
    response.end(files.get(url))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { control: `${address}/index.html`, plain: `${address}/plain.html`, close }
}

function staticPage(facts: readonly ManyFact[]) {
  const items = facts.map(
    ({ id, text, source, category }) =>
      `<li data-fact="${id}"><p>${text} <a href="${source}">(Source)</a></p><b>${category}</b> 3 2 1</li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Facts</title><style>body{font:18px/1.4 sans-serif}li{padding:12px}</style><h1>Facts</h1><ul>${items.join('')}</ul></html>`
}
