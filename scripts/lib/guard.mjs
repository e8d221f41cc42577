// @ts-check
// Runs one command and ends it, with all that it started, when whoever asked for it is gone. `run` starts
// this file as the leader of a process group; the channel to its parent closes even on kill -9.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout } from 'node:timers'

const GRACE_MS = 2000
const [command = '', ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

// The group's SIGTERM reaches the command itself; the guard stays to tell how it ended.
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => {
  process.kill(-process.pid, 'SIGTERM')
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), GRACE_MS)
})

child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exit(127)
})
child.on('exit', (code, signal) => {
  const ended = signal ? 128 + constants.signals[signal] : (code ?? 1)
  if (process.connected) process.exit(ended)
  process.kill(-process.pid, 'SIGKILL')
})
