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
 * Whether the installed packages match the lock file, according to node_modules/.package-lock.json. npm
 * writes that file last, so an interrupted install is detected, and so is a manual `npm install`. Packages
 * for other platforms may be missing.
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

/** Whether Node and all packages are installed. */
export const isInstalled = () => hasNode() && arePackagesCurrent()

/**
 * Installs the packages of the lock file, including build tools in any NODE_ENV. npm runs on the system's
 * Node, because `npm ci` removes and reinstalls the one in node_modules.
 * @throws Error with one sentence if npm fails. npm prints its own errors.
 */
export async function installPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const outside = folders.filter((folder) => !folder.includes(`node_modules${sep}.bin`))
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, PATH: outside.join(delimiter) },
  })
  if (code !== 0) throw new Error(`Installing the packages failed: npm ci ended with code ${code}.`)
  if (!hasNode()) throw new Error('Node 24 is missing: run "npm ci" without --ignore-scripts.')
}
