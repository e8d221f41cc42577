// @ts-check
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { root, run } from './run.mjs'

/** @type {{ engines: Record<string, string> }} */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * The environment of npm, which runs on the system's Node: `npm ci` removes and reinstalls the one in node_modules.
 * @returns {NodeJS.ProcessEnv}
 */
export function systemEnv() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const outside = folders.filter((folder) => !folder.includes(`node_modules${sep}.bin`))
  return { ...process.env, PATH: outside.join(delimiter) }
}

/** @param {string} version */
const majorOf = (version) => Number(/\d+/.exec(version)?.[0])

/**
 * Throws an Error with a sentence if the system's Node or npm cannot install the packages: a Node that is too old
 * works for minutes without a word, and then fails.
 * @param {NodeJS.ProcessEnv} env
 */
export function refuseOldPrograms(env) {
  for (const [program, wanted] of Object.entries(engines)) {
    const { error, stdout } = spawnSync(program, ['--version'], { env, encoding: 'utf8' })
    const needed = `${program} ${majorOf(wanted)} or newer is needed`
    if (error) throw new Error(`There is no ${program} on the PATH; ${needed}: https://nodejs.org`)
    const version = stdout.trim().replace(/^v/, '')
    if (majorOf(version) >= majorOf(wanted)) continue
    throw new Error(`${program} ${version} is too old; ${needed}: https://nodejs.org`)
  }
}

const PING_MS = 10_000
/** How long npm may take besides the ping. */
const NPM_MS = 5_000

/** An HTTP status, as npm names it: there is a network, though this registry may know no ping. */
const STATUS = /code E\d{3}\b/

/**
 * Says why the registry of the packages does not respond; undefined if it does.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [pingMs] how long the registry may take
 * @returns {Promise<string | undefined>}
 */
export function findNetworkFault(env, pingMs = PING_MS) {
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${pingMs}`, '--loglevel=error']
  return new Promise((resolve) => {
    execFile('npm', args, { env, cwd: root, timeout: pingMs + NPM_MS }, (error, _, stderr) => {
      if (!error || STATUS.test(stderr)) return resolve(undefined)
      const [, reason = 'no response'] = /code (E\w+)/.exec(stderr) ?? []
      resolve(reason)
    })
  })
}

/**
 * Installs the packages of the lock file.
 * @param {{ command: 'ci' | 'install', tests: boolean }} options install: adds to what is there
 * @throws Error that says what to do
 */
export async function installPackages({ command, tests }) {
  const env = systemEnv()
  refuseOldPrograms(env)
  const fault = await findNetworkFault(env)
  const args = [command, '--no-save', `--${tests ? 'include' : 'omit'}=dev`]
  // What npm has kept of an earlier time may be enough.
  if (fault !== undefined) args.push('--offline')
  console.log(`Installing packages, which can take minutes (npm ${args.join(' ')}) …`)
  const { code } = await run('npm', [...args, '--no-audit', '--no-fund'], { env })
  if (code !== 0 && fault !== undefined)
    throw new Error(
      `The packages cannot be installed: npm's registry does not respond (${fault}). Is there a network, and does it need a proxy (npm config set https-proxy …)?`,
    )
  if (code !== 0) throw new Error(`Installing the packages failed: npm ended with code ${code}.`)
  if (existsSync(join(root, 'node_modules/.bin/node'))) return
  throw new Error('Node 24 is missing: npm must run install scripts (ignore-scripts=false).')
}
