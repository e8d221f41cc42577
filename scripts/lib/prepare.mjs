// @ts-check
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { installPackages, isInstalled } from './packages.mjs'
import { buildPage, isPageCurrent } from './page.mjs'
import { cache } from './paths.mjs'

/** @typedef {(sentence: string) => void} Print */

/**
 * Installs the packages and builds the page if they are not current. If two processes call it at once, one
 * does the work and the other waits.
 * @param {{ page: boolean, print?: Print }} options
 */
export async function prepare({ page, print = console.log }) {
  const isReady = () => isInstalled() && (!page || isPageCurrent())
  if (isReady()) return
  const work = async () => {
    if (!isInstalled()) {
      print('Installing the packages (npm ci) …')
      await installPackages()
    }
    if (page && !isPageCurrent()) {
      print('Building the page …')
      await buildPage()
    }
  }
  await withLock(join(cache, 'prepare.lock'), work, () =>
    print('Another process is preparing this checkout; waiting for it …'),
  )
}
