// @ts-check
import { setInterval } from 'node:timers'

const POLL_MS = 100
let stopping = false

/** Whether somebody has asked us to stop. */
export const isStopping = () => stopping

/**
 * Calls `stop` once, when we are told to end: by SIGTERM, by SIGINT, or by the death of the npm that
 * started us, which kill -9 leaves no chance to tell. Without npm a parent's end means nothing
 * (a shell that closes after `nohup node scripts/start.mjs &`).
 * @param {(exitCode: number) => void} stop the code that a shell expects: 143, 130; 129 without parent.
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
  // With npm its end of our output may be gone too; that must not stop us from ending in order.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
}
