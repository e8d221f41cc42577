import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { manyFact } from '@fable/server/testing'

const SOURCES = fileURLToPath(new URL('control', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../.cache/bench-control', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Files that are served from memory by plain node:http. */
export type Site = { readonly address: string; readonly close: () => void }

const votes = { votesInteresting: 3, votesMindblowing: 2, votesFalse: 1 }
const factsUpTo = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...manyFact(n + 1), ...votes }))

/** Serves files by their paths, compressed; `/` everywhere else. */
const serve = async (files: Readonly<Record<string, string | Buffer>>): Promise<Site> => {
  const bodies = new Map(
    Object.entries(files).map(([path, body]) => [path, brotliCompressSync(body)]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const type = TYPES[extname(url) || '.html'] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' })
    response.end(bodies.get(url) ?? bodies.get('/'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Builds and serves the control app: the same facts with the stack that most would choose. */
export const serveControl = async (count: number): Promise<Site> => {
  mkdirSync(FOLDER, { recursive: true })
  cpSync(SOURCES, FOLDER, { recursive: true })
  if (!existsSync(join(FOLDER, 'node_modules', 'firebase'))) {
    const options = { cwd: FOLDER, stdio: 'inherit' } as const
    const { status } = spawnSync('npm', ['install', '--no-package-lock', '--silent'], options)
    if (status !== 0) throw new Error('The packages of the control app could not be installed.')
  }
  writeFileSync(join(FOLDER, 'facts.json'), JSON.stringify(factsUpTo(count)))
  const outDir = join(FOLDER, 'dist')
  await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
  })
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => extname(name) !== '')
    .map((name) => [name === 'index.html' ? '/' : `/${name}`, readFileSync(join(outDir, name))])
  return serve(Object.fromEntries(files) as Record<string, Buffer>)
}

/** Serves one document with the same facts and nothing else: about as fast as a page can be. */
export const serveStatic = (count: number): Promise<Site> => {
  const items = factsUpTo(count).map(
    ({ id, text, source, category }) =>
      `<li data-fact="${id}"><p>${text} <a href="${source}">(Source)</a></p><b>${category}</b> 3 2 1</li>`,
  )
  return serve({
    '/': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Facts</title><style>body{font:18px/1.4 sans-serif}li{padding:12px}</style><h1>Facts</h1><ul>${items.join('')}</ul></html>`,
  })
}
