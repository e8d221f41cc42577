// @ts-check
import { setInterval } from 'node:timers'

const POLL_MS = 100
let stopping = false

/** Whether this process is stopping. */
export const isStopping = () => stopping

/**
 * Calls `stop` once: on SIGTERM, on SIGINT, or when the npm that started this process has ended, which sends
 * no signal on kill -9. Without npm the end of the parent is ignored, so that
 * `nohup node scripts/start.mjs &` continues after the shell closes.
 * @param {(exitCode: number) => void} stop gets 143 for SIGTERM, 130 for SIGINT, 129 for the end of npm
 */
export function onStop(stop) {
  /** @param {number} exitCode */
  const once = (exitCode) => {
    if (stopping) return
    stopping = true
    stop(exitCode)
  }
  process.on('SIGTERM', () => once(143))
  process.on('SIGINT', () => once(130))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && once(129), POLL_MS).unref()
  // After the end of npm the output pipe can be broken. That must not prevent an orderly stop.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
}
