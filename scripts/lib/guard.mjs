// @ts-check
// Runs one command, and kills it and all its child processes when the parent process ends. `run` starts this
// file as the leader of a process group. The channel to the parent closes even on kill -9.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const [command = '', ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

// The group's SIGTERM also reaches the command. The guard stays alive to return the exit code.
process.on('SIGTERM', () => undefined)
// SIGKILL without a SIGTERM first, because the next start may already be writing to the same files.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exit(127)
})
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
})
