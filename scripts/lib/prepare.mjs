// @ts-check
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { installPackages, isInstalled } from './packages.mjs'
import { buildPage, isPageCurrent } from './page.mjs'
import { cache } from './paths.mjs'

/** @typedef {(sentence: string) => void} Say */

/**
 * Brings the checkout into the state in which it runs, and only as far as it isn't in it already: first the
 * packages, then the page. Of two that start at once one works and the other waits for it.
 * @param {{ page: boolean, say?: Say }} wanted
 */
export async function prepare({ page, say = console.log }) {
  const isReady = () => isInstalled() && (!page || isPageCurrent())
  if (isReady()) return
  const work = async () => {
    if (!isInstalled()) {
      say('Installing the packages (npm ci) …')
      await installPackages()
    }
    if (page && !isPageCurrent()) {
      say('Building the page …')
      await buildPage()
    }
  }
  await withLock(join(cache, 'prepare.lock'), work, () =>
    say('Another process is preparing this checkout; waiting for it …'),
  )
}
