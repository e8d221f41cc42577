// @ts-check
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { installPackages, isInstalled } from './packages.mjs'
import { buildPage, isPageCurrent } from './page.mjs'
import { cache } from './paths.mjs'

/**
 * Installs the packages and builds the page if they are not current. If two processes call it at once, one
 * does the work and the other waits.
 * @param {{ page: boolean }} options
 */
export async function prepare({ page }) {
  const isReady = () => isInstalled() && (!page || isPageCurrent())
  if (isReady()) return
  const work = async () => {
    if (!isInstalled()) {
      console.log('Installing the packages (npm ci) …')
      await installPackages()
    }
    if (page && !isPageCurrent()) {
      console.log('Building the page …')
      await buildPage()
    }
  }
  await withLock(join(cache, 'prepare.lock'), work, () =>
    console.log('Another process is preparing this checkout; waiting for it …'),
  )
}
