// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root, toolEnv } from './paths.mjs'
import { run } from './run.mjs'

const built = join(root, 'web/dist')
const stamp = '.sources'
const packages = ['web', 'engine', 'contract']
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const notSources = ['node_modules', 'dist']

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notSources.includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/** A hash of all sources of the page. Hashes contents, not dates, because a checkout changes the dates. */
function sourcesHash() {
  const hash = createHash('sha256')
  const sources = [...packages.flatMap(filesIn), ...files].sort()
  for (const file of sources) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
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
  const page = ['--outDir', fresh, '--emptyOutDir']
  const server = ['--ssr', 'src/server.tsx', '--outDir', join(fresh, '.server'), '--emptyOutDir']
  for (const options of [page, server]) {
    const { code } = await run('vite', ['build', ...options, '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      // Another NODE_ENV would put React's development build into the page.
      env: toolEnv({ NODE_ENV: 'production' }),
    })
    if (code !== 0) throw new Error(`Building the page failed: vite ended with code ${code}.`)
  }
  writeFileSync(join(fresh, stamp), hash)
  putInPlace(fresh)
}
