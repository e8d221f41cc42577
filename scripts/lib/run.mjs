// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname, join } from 'node:path'
import { setInterval } from 'node:timers'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const guard = fileURLToPath(new URL('guard.mjs', import.meta.url))
const POLL_MS = 100

const installed = join(root, 'node_modules')

/**
 * The environment of the server and the tools. The installed commands are first in PATH, as in an npm script, and so is
 * the installed Node 24. Without one, the Node that runs this takes its place.
 * @param {NodeJS.ProcessEnv} [extra]
 */
export function toolEnv(extra = {}) {
  const path = [join(installed, '.bin'), process.env.PATH ?? '']
  const own = dirname(process.execPath)
  if (!own.startsWith(installed)) path.splice(1, 0, own)
  return { ...process.env, ...extra, PATH: path.join(delimiter) }
}

/**
 * Stops on SIGTERM, on SIGINT, or when the parent npm process has ended, because a killed npm (kill -9) sends no
 * signal. Without npm the end of the parent is ignored: `nohup node scripts/start.mjs &` keeps running without its
 * shell.
 * @param {(exitCode: number) => void} [stop] may be called again; what `run` has started ends with this process
 */
export function stopOnSignals(stop = (exitCode) => process.exit(exitCode)) {
  process.once('SIGTERM', () => stop(143))
  process.once('SIGINT', () => stop(130))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(129), POLL_MS).unref()
}

/**
 * Ends the process with an expected error: prints its message without a stack.
 * @param {unknown} error
 * @returns {never}
 */
export function endWithSentence(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * Starts a command. It leads a process group, which ends with it and with this process, even on kill -9.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, out?: 'inherit' | 'pipe' | 'ignore' }} [options]
 *   out: its standard output and error
 */
export function start(command, args, { cwd = root, env = toolEnv(), out = 'inherit' } = {}) {
  const child = spawn(process.execPath, [guard, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', out, out, 'ipc'],
  })
  child.on('exit', () => {
    try {
      // Remaining child processes can keep our pipes open, so kill them before 'close' is emitted.
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // There are none.
    }
  })
  return child
}

/**
 * Runs a command and waits for its end (see `start`).
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 *   quiet: return the output (standard output and error, in order) instead of printing it.
 * @returns {Promise<{ code: number, output: string }>} a code of 128 or more: ended by a signal
 */
export async function run(command, args, { quiet = false, ...options } = {}) {
  const child = start(command, args, { ...options, out: quiet ? 'pipe' : 'inherit' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 137, output }
}
