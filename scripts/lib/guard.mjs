// @ts-check
// Runs one command and ends it, with all that it started, when whoever asked for it is gone. `run` starts
// this file as the leader of a process group; the channel to its parent closes even on kill -9.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const [command = '', ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

// The group's SIGTERM reaches the command itself; the guard stays to tell how it ended.
process.on('SIGTERM', () => undefined)
// At once, without a SIGTERM first: the next start may already be on its way to the same files.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exit(127)
})
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
})
