// @ts-check
import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.mjs'
import { run } from './run.mjs'

/** Headless Chromium: a test page takes two thirds of the processor time that it takes in the full browser. */
const LIGHTEST = 'chromium-headless-shell'

const names = [LIGHTEST, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const search = names.map((name) => `command -v ${name}`).join(' || ')

/** Finds a Chromium for the tests: CHROMIUM_PATH, or one on the PATH. Without one Playwright uses its own. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  spawnSync('/bin/sh', ['-c', search], { encoding: 'utf8' }).stdout.trim() ||
  undefined

const debian = installFromDebian(LIGHTEST)

/**
 * Finds a Chromium or installs one: Debian's, or Playwright's own, which it finds itself. Where there is a whole
 * browser, Debian's lighter one is installed beside it if that works.
 * @throws Error that says what to do
 */
export async function installChromium() {
  const found = findChromium()
  if (process.env.CHROMIUM_PATH || found?.endsWith(LIGHTEST)) return found
  if (found && process.getuid?.() !== 0) return found
  console.log(`Installing ${LIGHTEST}, which runs the browser tests faster than others …`)
  const command = found ? debian : `(${debian}) || playwright install chromium`
  const { code, output } = await run('sh', ['-c', command], { quiet: true })
  if (found || code === 0) return findChromium()
  throw new Error(`${output}\nInstall Chromium or Chrome, or set CHROMIUM_PATH to its executable.`)
}
