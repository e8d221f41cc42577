// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root, toolEnv } from './paths.mjs'

/** @type {string[]} */
const flags = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8'))

/**
 * Starts the server. It stops when the channel to this process closes, even if this process is killed.
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} [options]
 *   cwd: the folder of `.env` and `data`; quiet: pipe its output.
 */
export function spawnServer({ env = {}, cwd = root, quiet = false } = {}) {
  const out = quiet ? 'pipe' : 'inherit'
  return spawn('node', [...flags, join(root, 'server/src/main.ts')], {
    cwd,
    // The compile cache makes a start a third faster.
    env: toolEnv({ NODE_COMPILE_CACHE: join(cache, 'node'), ...env }),
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
    server.on('message', (/** @type {{ type?: string, address: string }} */ message) => {
      if (message.type === 'listening') resolve(message.address)
    })
    server.once('error', reject)
    server.once('exit', (code, signal) =>
      reject(new Error(`The server ended before it listened (${signal ?? `code ${code}`}).`)),
    )
  })
}
