// @ts-check
import { spawnSync } from 'node:child_process'
import { run } from './run.mjs'

// The first is the lightest.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const search = names.map((name) => `command -v ${name}`).join(' || ')

/** Finds a Chromium for the tests: CHROMIUM_PATH, or one on the PATH. Without one Playwright uses its own. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  spawnSync('/bin/sh', ['-c', search], { encoding: 'utf8' }).stdout.trim() ||
  undefined

// Of the packages that Debian recommends the page needs only the fonts. Others than root cannot install them.
const packages = 'chromium-headless-shell fonts-liberation fonts-noto-color-emoji'
const debian = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${packages}`

/**
 * Finds a Chromium or installs one: Debian's, or Playwright's own, which it finds itself.
 * @throws Error that says what to do
 */
export async function installChromium() {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one …')
  const command = `(${debian}) || playwright install chromium`
  const { code, output } = await run('sh', ['-c', command], { quiet: true })
  if (code === 0) return findChromium()
  throw new Error(`${output}\nInstall Chromium or Chrome, or name its program in CHROMIUM_PATH.`)
}
