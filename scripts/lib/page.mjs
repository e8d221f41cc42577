// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainEnd } from './install.mjs'
import { root, run, toolEnv } from './run.mjs'

const built = join(root, 'web/dist')
/** Holds the hash of the sources. Written last, so the page of a build that was killed is not current. */
const stamp = join(built, '.sources')
const packages = ['web', 'engine', 'contract']
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const notSources = /^(node_modules|dist|testing|golden)$|\.test\.tsx?$/

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notSources.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/** A hash of all sources of the page. Hashes contents, not dates, because a checkout changes the dates. */
function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of [...packages.flatMap(filesIn), ...files].sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

export const isPageCurrent = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()

export async function buildPage() {
  console.log('Building the page …')
  const hash = sourcesHash()
  // With another NODE_ENV the page would contain React's development build.
  const how = { cwd: join(root, 'web'), env: toolEnv({ NODE_ENV: 'production' }) }
  for (const options of [[], ['--ssr', 'src/server.tsx', '--outDir', 'dist/.server']]) {
    const { code } = await run('vite', ['build', '--logLevel', 'warn', ...options], how)
    if (code !== 0) throw new Error(`Building the page failed: ${explainEnd('vite', code)}`)
  }
  writeFileSync(stamp, hash)
}
