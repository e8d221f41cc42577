// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cache, nodeBinary, root } from './paths.mjs'

/**
 * Starts the server. It stops when the channel to this process closes, even if this process is killed.
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, watch?: boolean }} [options]
 *   cwd: the folder of `.env` and `data`; quiet: pipe its output; watch: restart it when its sources change.
 */
export function spawnServer({ env = process.env, cwd = root, quiet = false, watch = false } = {}) {
  const out = quiet ? 'pipe' : 'inherit'
  const watching = watch ? ['--watch', '--watch-preserve-output'] : []
  return spawn(nodeBinary(), [...watching, join(root, 'server/src/main.ts')], {
    cwd,
    // The compile cache makes a start a third faster.
    env: { NODE_COMPILE_CACHE: join(cache, 'node'), ...env },
    stdio: ['ignore', out, out, 'ipc'],
  })
}

/**
 * Resolves with the address that the server listens on.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>} rejects if the server ends before it listens
 */
export function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.on('message', (message) => {
      if (isListening(message)) resolve(message.address)
    })
    server.once('error', reject)
    server.once('exit', (code, signal) =>
      reject(new Error(`The server ended before it listened (${signal ?? `code ${code}`}).`)),
    )
  })
}

/**
 * @param {unknown} message
 * @returns {message is { type: 'listening', address: string }}
 */
const isListening = (message) =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'listening' &&
  'address' in message &&
  typeof message.address === 'string'
