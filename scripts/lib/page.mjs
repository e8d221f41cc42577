// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cache, nodeBinary, root, toolEnv } from './paths.mjs'
import { run } from './run.mjs'

const built = join(root, 'web/dist')
const stamp = '.sources'
const sources = [
  'web',
  'engine',
  'contract',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const notSources = new Set(['node_modules', 'dist'])

/**
 * All files at or under a path, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return entries
    .filter((entry) => !notSources.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      return entry.isDirectory() ? filesUnder(inside) : [inside]
    })
}

/** A hash of all sources of the page. Hashes contents, not dates, because a checkout changes the dates. */
function sourcesHash() {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => (path.includes('.') ? [path] : filesUnder(path)))
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whether the page was built from the current sources. */
export function isPageCurrent() {
  try {
    return readFileSync(join(built, stamp), 'utf8') === sourcesHash()
  } catch {
    return false
  }
}

/**
 * Replaces the page with a finished build. A folder cannot be renamed onto another, so the old one is moved
 * first. A running server misses the files for an instant, but never sees a partial build.
 * @param {string} fresh
 */
function putInPlace(fresh) {
  const old = `${fresh}-old`
  if (existsSync(built)) renameSync(built, old)
  renameSync(fresh, built)
  rmSync(old, { recursive: true, force: true })
}

/**
 * Builds the page into web/dist. Call it only with the lock, because it removes the files of killed builds.
 * @throws Error with one sentence if the build fails. Vite prints its own errors.
 */
export async function buildPage() {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (name.startsWith('page-')) rmSync(join(cache, name), { recursive: true, force: true })
  }
  mkdirSync(cache, { recursive: true })
  const hash = sourcesHash()
  const fresh = join(cache, `page-${process.pid}`)
  const vite = createRequire(join(root, 'web/package.json')).resolve('vite/package.json')
  const { code } = await run(
    nodeBinary(),
    [
      join(dirname(vite), 'bin/vite.js'),
      'build',
      '--outDir',
      fresh,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    // Another NODE_ENV would put React's development build into the page.
    { cwd: join(root, 'web'), env: toolEnv({ NODE_ENV: 'production' }) },
  )
  if (code !== 0) throw new Error(`Building the page failed: vite ended with code ${code}.`)
  writeFileSync(join(fresh, stamp), hash)
  putInPlace(fresh)
}
