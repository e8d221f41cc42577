// @ts-check
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { hasNode, installPackages } from './install.mjs'
import { buildPage, isPageCurrent } from './page.mjs'
import { root } from './run.mjs'

const POLL_MS = 100

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, dependencies?: Record<string, string> }} Package
 * @param {string} path
 * @returns {Record<string, Package>}
 */
const packagesIn = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}

/**
 * @param {string} folder
 * @returns {Record<string, string> | undefined}
 */
const dependenciesIn = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies

/**
 * Checks whether the installed packages are those of the lock file, according to node_modules/.package-lock.json. npm
 * writes that file last, so an interrupted install is detected, and so is a manual `npm install`. Folders that were
 * removed or emptied since are detected, too. Packages for other platforms may be missing, but not a Node.
 * @param {{ tests: boolean, folder?: string }} options tests: with those that only development needs
 */
export function arePackagesCurrent({ tests, folder = root }) {
  if (!hasNode({ folder })) return false
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([name, want]) => {
    const have = present[name]
    const path = join(folder, name)
    // npm says what is wrong if a package.json has changed without the lock file.
    if (!name.includes('node_modules/'))
      return isDeepStrictEqual(dependenciesIn(path), want.dependencies)
    if (want.dev && !tests) return true
    if (!have) return want.optional || want.devOptional
    const isSame = have.version === want.version && have.integrity === want.integrity
    return isSame && existsSync(join(path, 'package.json'))
  })
}

/**
 * Runs `work` while no other process of this machine runs work under the same name. The system frees the name
 * when its process ends, however it ends. Such names are a feature of Linux; elsewhere nobody waits.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @param {() => void} onWait called once if another process works
 */
export async function withLock(name, work, onWait) {
  if (process.platform !== 'linux') return work()
  const holder = createServer()
  for (let tries = 0; !holder.listening; tries += 1) {
    if (tries === 1) onWait()
    if (tries > 0) await wait(POLL_MS)
    // A name has 107 bytes at most.
    holder.listen(`\0fact-and-fable ${createHash('sha256').update(name).digest('hex')}`)
    await once(holder, 'listening').catch((error) => {
      if (error.code !== 'EADDRINUSE') throw error
    })
  }
  return work().finally(() => holder.close())
}

/**
 * Installs the packages and builds the page if they are not current. If two processes call it at once, one
 * does the work and the other waits.
 * @param {{ page?: boolean, tests?: boolean }} options
 */
export async function prepare({ page = false, tests = false }) {
  const isReady = () => arePackagesCurrent({ tests }) && (!page || isPageCurrent())
  const work = async () => {
    // The packages of the tests are added to those of a running server.
    const command = tests && arePackagesCurrent({ tests: false }) ? 'install' : 'ci'
    if (!arePackagesCurrent({ tests })) await installPackages({ command, tests })
    if (page && !isPageCurrent()) await buildPage()
  }
  const onWait = () => console.log('Another process is preparing this checkout; waiting for it …')
  if (!isReady()) await withLock(root, work, onWait)
}
