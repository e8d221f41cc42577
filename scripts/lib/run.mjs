// @ts-check
import { spawn } from 'node:child_process'
import { clearTimeout, setTimeout } from 'node:timers'
import { fileURLToPath } from 'node:url'
import { root, toolEnv } from './paths.mjs'

const guard = fileURLToPath(new URL('guard.mjs', import.meta.url))
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Sends a signal to a command's whole process group.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}

/**
 * Runs a command and waits for its end. Its process group ends with it and with us, even on kill -9.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 *   quiet: return the output (standard output and error, in order) instead of printing it.
 * @returns {Promise<{ code: number, output: string }>} a code of 128 or more: ended by a signal
 */
export function run(command, args, { cwd = root, env = toolEnv(), quiet = false } = {}) {
  const out = quiet ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [guard, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', out, out, 'ipc'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    // Remaining child processes can keep our pipes open, so kill them before 'close' is emitted.
    child.on('exit', () => signalGroup(child, 'SIGKILL'))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 137, output })
    })
  })
}

/** Ends all commands that `run` started and that are still running. */
export async function stopRunning() {
  const stopping = [...running]
  for (const child of stopping) signalGroup(child, 'SIGTERM')
  const late = setTimeout(() => stopping.forEach((child) => signalGroup(child, 'SIGKILL')), 2000)
  await Promise.all(
    stopping.map((child) => running.has(child) && new Promise((done) => child.once('close', done))),
  )
  clearTimeout(late)
}
