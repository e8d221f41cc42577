import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { manyFact } from '@fable/server/testing'
import { type FilesServer, serveFiles } from './files-server.ts'

const SOURCES = fileURLToPath(new URL('control', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../../.cache/bench-pages', import.meta.url))

/** The facts of all pages that are compared. */
export const factsUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...manyFact(at + 1),
    ...{ votesInteresting: 3, votesMindblowing: 2, votesFalse: 1 },
  }))

/** Installs what only these measurements need. Returns its folder. */
export const installPeers = (): string => {
  mkdirSync(FOLDER, { recursive: true })
  cpSync(SOURCES, FOLDER, { recursive: true })
  if (!existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) {
    console.log('Installing the peers of the pages and Lighthouse …')
    const { status } = spawnSync('npm', ['install', '--no-package-lock', '--silent'], {
      cwd: FOLDER,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('The peers of the pages could not be installed.')
  }
  return FOLDER
}

/** Builds the control app with so many facts, and serves it. */
export const serveControl = async (count: number): Promise<FilesServer> => {
  const root = installPeers()
  writeFileSync(join(root, 'facts.json'), JSON.stringify(factsUpTo(count)))
  const outDir = join(root, `dist-${count}`)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
  })
  return serveFiles(outDir)
}

/** Serves one document with so many facts and nothing else: about as fast as a page can be. */
export const serveStatic = async (count: number): Promise<FilesServer> => {
  const folder = join(FOLDER, `static-${count}`)
  mkdirSync(folder, { recursive: true })
  const items = factsUpTo(count).map(
    ({ id, text, source, category }) =>
      `<li data-fact="${id}"><p>${text} <a href="${source}">(Source)</a></p><b>${category}</b> 3 2 1</li>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Facts</title><style>body{font:18px/1.4 sans-serif}li{padding:12px}</style><h1>Facts</h1><ul>${items.join('')}</ul></html>`,
  )
  return serveFiles(folder)
}
