// @ts-check
import { readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { hasNode, root } from './paths.mjs'
import { run } from './run.mjs'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Package */

/**
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * Whether what npm noted down as installed is what the lock file demands. npm writes its note last, so an
 * install that was cut short leaves none; and an install by hand is recognised, which a stamp of ours
 * would not. Packages for other platforms may be absent.
 * @param {string} [folder]
 */
export function arePackagesCurrent(folder = root) {
  const wanted = Object.entries(packagesIn(join(folder, 'package-lock.json')))
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  return wanted.every(([name, want]) => {
    const have = present[name]
    if (name === '') return true
    if (!have) return want.optional === true
    return have.version === want.version && have.integrity === want.integrity
  })
}

/** Whether nothing has to be installed before the server can run. */
export const isInstalled = () => hasNode() && arePackagesCurrent()

/**
 * Installs what the lock file names, build tools included whatever NODE_ENV says. npm runs on the
 * machine's own Node: the one in node_modules is about to be removed and brought again.
 * @throws Error with one sentence when npm fails; npm's own words stand above it.
 */
export async function installPackages() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`node_modules${sep}.bin`))
  const started = node && npm?.endsWith('npm-cli.js') ? [node, npm] : ['npm']
  const [command = 'npm', ...before] = started
  const { code } = await run(
    command,
    [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'],
    {
      env: { ...process.env, PATH: outside.join(delimiter) },
    },
  )
  if (code !== 0) throw new Error(`Installing the packages failed: npm ci ended with code ${code}.`)
}
