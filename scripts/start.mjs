// @ts-check
// `npm start`: installs the packages and builds the page if necessary, then runs the server. `npm run build`: all
// but the last, for folders that a service may only read.
// Runs before anything is installed, on Node 20, so this file and lib/ import only Node's own modules.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers'
import { prepare } from './lib/prepare.mjs'
import { endWithSentence, root, stopOnSignals, toolEnv } from './lib/run.mjs'

/** The server stops within 10 seconds after its DRAIN_SECONDS, which are at most 60. */
const STOP_MS = 72_000

/** @type {import('node:child_process').ChildProcess | undefined} */
let server

function serve() {
  /** @type {{ flags: string[], environment: Record<string, string> }} */
  const { flags, environment } = JSON.parse(readFileSync(join(root, 'server/node.json'), 'utf8'))
  server = spawn('node', [...flags, 'server/src/main.ts'], {
    cwd: root,
    env: { ...environment, ...toolEnv({ NODE_COMPILE_CACHE: join(root, '.cache/node') }) },
    // The server stops when the channel closes, even if this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  server.on('message', (/** @type {{ type?: string, address: string }} */ { type, address }) => {
    if (type === 'listening') console.log(`Fact & Fable is open at ${address}`)
  })
  server.on('exit', (code, signal) => {
    if (signal) console.error(`The server was terminated by ${signal}.`)
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
  })
}

stopOnSignals((exitCode) => {
  if (!server) process.exit(exitCode)
  server.kill('SIGTERM')
  setTimeout(() => server?.kill('SIGKILL'), STOP_MS).unref()
})
try {
  await prepare({ page: true })
  if (process.argv[2] !== 'build') serve()
} catch (error) {
  endWithSentence(error)
}
