// @ts-check
// `npm start`: installs the packages and builds the page if necessary, then runs the server.
// Runs before anything is installed, on Node 20, so this file and lib/ import only Node's own modules.
import { constants } from 'node:os'
import { setTimeout } from 'node:timers'
import { prepare } from './lib/prepare.mjs'
import { stopRunning } from './lib/run.mjs'
import { addressOf, spawnServer } from './lib/server.mjs'
import { isStopping, onStop } from './lib/on-stop.mjs'

/** The server stops within 10 seconds after its DRAIN_SECONDS, of which there are 60 at most. */
const STOP_TIMEOUT_MS = 72_000

/** @type {import('node:child_process').ChildProcess | undefined} */
let server

onStop(async (exitCode) => {
  if (!server) {
    await stopRunning()
    process.exit(exitCode)
  }
  server.kill('SIGTERM')
  setTimeout(() => server?.kill('SIGKILL'), STOP_TIMEOUT_MS).unref()
})

try {
  await prepare({ page: true })
  if (!isStopping()) serve()
} catch (error) {
  if (!isStopping()) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function serve() {
  server = spawnServer()
  addressOf(server).then(
    (address) => console.log(`Fact & Fable is open at ${address}`),
    // The server has printed the reason. The 'exit' handler below returns its exit code.
    () => undefined,
  )
  server.on('exit', (code, signal) => {
    if (signal && !isStopping()) console.error(`The server was ended by ${signal}.`)
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
  })
}
