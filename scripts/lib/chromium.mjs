// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run } from './run.mjs'

const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The path of the first of the programs that can be run.
 * @param {string[]} programs
 * @param {NodeJS.ProcessEnv} env
 */
function which(programs, env) {
  const search = programs.map((_, at) => `command -v "$${at + 1}"`).join(' || ')
  const { stdout } = spawnSync('/bin/sh', ['-c', search, 'sh', ...programs], {
    env,
    encoding: 'utf8',
  })
  return stdout.trim() || undefined
}

/** The path of Playwright's own browser, which may not be installed. */
function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, one on the PATH, or Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 * @throws Error with one sentence if CHROMIUM_PATH is not an executable file
 */
export function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH
  if (!named) return which([...names, playwrightChromium()], env)
  const found = which([named], env)
  if (found) return found
  throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`)
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** The prefix that runs a command as root. Returns undefined if that is not possible. */
function asRoot() {
  if (process.getuid?.() === 0) return ''
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? 'sudo -n ' : undefined
}

/**
 * Finds a Chromium or installs one: Debian's package if we have root access, else Playwright's download.
 * @returns {Promise<string>} the path of its program
 * @throws Error with one sentence that says what to do
 */
export async function installChromium() {
  const found = findChromium()
  if (found) return found
  const root = isDebian() ? asRoot() : undefined
  // Of the recommended packages the page needs only the fonts, which `packages` lists.
  const install = `apt-get -qq install -y --no-install-recommends ${packages.join(' ')}`
  const command =
    root === undefined
      ? 'playwright install chromium'
      : `${root}apt-get -qq update && ${root}${install}`
  console.log(`No Chromium found; running ${command} …`)
  const { code, output } = await run('sh', ['-c', command], { quiet: true })
  if (code !== 0) console.log(output)
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'Install Chromium or Chrome, or name its program in CHROMIUM_PATH, and try again.',
  )
}
