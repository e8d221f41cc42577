// @ts-check
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { nodeBinary, root } from './paths.mjs'
import { run } from './run.mjs'

const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of Playwright's own browser, which may not be installed. */
function findPlaywrightChromium() {
  try {
    return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined
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
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, findPlaywrightChromium()].find((file) => file && isExecutable(file))
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** The prefix that runs a command as root. Returns undefined if that is not possible. */
function asRoot() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

/**
 * Finds a Chromium or installs one: Debian's package if we have root access, else Playwright's download.
 * @param {(sentence: string) => void} print
 * @returns {Promise<string>} the path of its program
 * @throws Error with one sentence that says what to do
 */
export async function installChromium(print) {
  const found = findChromium()
  if (found) return found
  const admin = isDebian() ? asRoot() : undefined
  const ways = admin
    ? [
        [...admin, 'apt-get', '-qq', 'update'],
        // Of the recommended packages the page needs only the fonts, which `packages` lists.
        [...admin, 'apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...packages],
      ]
    : [[nodeBinary(), join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']]
  for (const [command = '', ...args] of ways) {
    print(`No Chromium found; running ${[command, ...args].join(' ')} …`)
    const { code, output } = await run(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    })
    if (code !== 0) {
      print(output)
      break
    }
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'Install Chromium or Chrome, or name its program in CHROMIUM_PATH, and try again.',
  )
}
