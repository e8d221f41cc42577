// @ts-check
// `npm run dev`: the page with hot reload and a server that restarts when its sources change, on one address.
// The page listens on PORT and forwards /api to the server on API_PORT.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeBinary, root, toolEnv } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { addressOf, spawnServer } from './lib/server.mjs'
import { isStopping, onStop } from './lib/on-stop.mjs'

const STOP_TIMEOUT_MS = 12_000
const { PORT: port = '3000', API_PORT: apiPort = '3001', HOST: host = '127.0.0.1' } = process.env
const address = `http://${host}:${port}`

/** @type {import('node:child_process').ChildProcess | undefined} */
let server

/** @param {number} exitCode */
async function stop(exitCode) {
  await stopRunning()
  server?.kill('SIGTERM')
  setTimeout(() => server?.kill('SIGKILL'), STOP_TIMEOUT_MS).unref()
  if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit')
  process.exit(exitCode)
}

/** @returns {Promise<number>} the exit code */
async function runVite() {
  const vite = createRequire(join(root, 'web/package.json')).resolve('vite/package.json')
  const address = ['--host', host, '--port', port, '--strictPort']
  const { code } = await run(
    nodeBinary(),
    [
      join(dirname(vite), 'bin/vite.js'),
      ...address,
      '--logLevel',
      'warn',
      '--clearScreen',
      'false',
    ],
    { cwd: join(root, 'web'), env: toolEnv({ API_PORT: apiPort }) },
  )
  return code
}

/** Resolves when the page can be loaded. */
async function waitUntilOpen() {
  while (!isStopping()) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
}

onStop((exitCode) => void stop(exitCode))
await prepare({ page: false })
void runVite().then((code) => (isStopping() ? undefined : stop(code)))
server = spawnServer({
  env: { ...process.env, PORT: apiPort, HOST: host, PUBLIC_URL: process.env.PUBLIC_URL ?? address },
  watch: true,
})
server.on('exit', (code) => !isStopping() && void stop(code ?? 1))
await Promise.all([addressOf(server), waitUntilOpen()])
console.log(`Fact & Fable is open at ${address}`)
