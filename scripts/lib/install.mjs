// @ts-check
import { execFile, spawnSync } from 'node:child_process'
// A default import: a Node that is too old has no statfs, and a named import of it would fail before the refusal.
import fs, { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { root, run } from './run.mjs'

/** @type {Record<'engines' | 'optionalDependencies', Record<string, string>>} */
const { engines, optionalDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** Runs the server and the tools. */
const NEEDED_NODE = 24

/** The program of the optional package of this system and processor, if there is one. */
const INSTALLED_NODE = 'node_modules/.bin/node'

/** The needs of the installation and the build, also in README.md. */
const DISK = '0.5 GB'
const MEMORY = '1 GB of memory'

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
 * Checks whether npm has a Node for a system. Those for Linux need glibc, which Alpine does not have; npm installs them
 * there all the same.
 * @param {{ platform: string, arch: string, glibc?: string }} system
 */
export function isNodeOffered({ platform, arch, glibc }) {
  if (platform === 'linux' && glibc === undefined) return false
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}` in optionalDependencies
}

/**
 * Checks whether there is a Node for the server and the tools: this one, or a package that runs here.
 * @param {{ folder?: string, version?: string, execPath?: string }} [where] version, execPath: of the Node that runs this
 */
export function hasNode({
  folder = root,
  version = process.version,
  execPath = process.execPath,
} = {}) {
  // npm may have removed the one that runs this.
  if (majorOf(version) >= NEEDED_NODE && existsSync(execPath)) return true
  const { stdout } = spawnSync(join(folder, INSTALLED_NODE), ['--version'], { encoding: 'utf8' })
  return majorOf(stdout ?? '') >= NEEDED_NODE
}

/** @throws Error with a sentence if there is no Node for the server and the tools */
function refuseMissingNode() {
  if (hasNode()) return
  const { platform, arch, version } = process
  throw new Error(
    `npm has no Node for this system (${platform} ${arch}), or could not fetch it, and Node ${version.slice(1)} is too old; node ${NEEDED_NODE} or newer is needed: https://nodejs.org`,
  )
}

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

/**
 * Throws an Error with a sentence if npm's setting `workspaces`, from wherever it comes, forbids the installation.
 * Settings that only this command must override are arguments of `npm ci` instead.
 * @param {NodeJS.ProcessEnv} env
 */
export function refuseSettings(env) {
  const args = ['config', 'get', 'workspaces']
  const { stdout } = spawnSync('npm', args, { env, cwd: root, encoding: 'utf8' })
  if (stdout.trim() !== 'false') return
  throw new Error(
    'The npm setting workspaces=false prevents the installation: the packages of this repository are workspaces. Unset it, in the environment (npm_config_workspaces) or with: npm config delete workspaces',
  )
}

const MEGABYTE = 1_000_000
/** With less room than this, writing a file has probably failed. */
const NO_ROOM_BYTES = 50 * MEGABYTE
/** SIGKILL, as the system ends a process when the memory runs out. */
const KILLED = 137

/**
 * Explains why a program that installs or builds has failed, as far as can be known, and what to do.
 * @param {string} program
 * @param {number} code its exit code
 */
export function explainEnd(program, code) {
  const { bavail, bsize } = fs.statfsSync(root)
  if (bavail * bsize < NO_ROOM_BYTES)
    return `the disk is full (${Math.floor((bavail * bsize) / MEGABYTE)} MB free). Make room: packages and page need ${DISK}.`
  if (code === KILLED)
    return `${program} was killed, as the system does when the memory runs out. It needs ${MEMORY}; close something else, or add swap.`
  return `${program} exited with code ${code}.`
}

const PING_MS = 10_000
/** npm's time limit, not counting the ping. */
const NPM_MS = 5_000

/** An HTTP status as npm prints it. There is a network, even if this registry does not support ping. */
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
  const { glibcVersionRuntime: glibc } = /** @type {any} */ (process.report.getReport()).header
  if (!isNodeOffered({ platform: process.platform, arch: process.arch, glibc })) refuseMissingNode()
  refuseSettings(env)
  const fault = await findNetworkFault(env)
  const args = [command, '--no-save', `--${tests ? 'include' : 'omit'}=dev`]
  // The tools need node_modules/.bin. Some packages demand a newer Node than npm's: they run on the one that is installed.
  args.push('--bin-links', '--no-engine-strict')
  // Programs for one system are optional packages, Node among them.
  args.push('--include=optional')
  // npm's cache of an earlier run may be enough.
  if (fault !== undefined) args.push('--offline')
  console.log(`Installing packages, which can take minutes (npm ${args.join(' ')}) …`)
  const { code } = await run('npm', [...args, '--no-audit', '--no-fund'], { env })

  if (code !== 0 && fault !== undefined)
    throw new Error(
      `The packages cannot be installed: npm's registry does not respond (${fault}). Is there a network, and does it need a proxy (npm config set https-proxy …)?`,
    )

  if (code !== 0) throw new Error(`Installing the packages failed: ${explainEnd('npm', code)}`)
  refuseMissingNode()
}
