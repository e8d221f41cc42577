// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT_MS = 1000
const STALE_MS = 15_000
const POLL_MS = 100

/**
 * Whether the lock's holder lives. A dead process is known at once; the heartbeat is for a process
 * number that was given to somebody else meanwhile, as happens when a container starts again.
 * @param {string} file
 */
function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // Between its creation and its first write the file is empty, which is no process's number.
    if (pid > 0) process.kill(pid, 0)
    return Date.now() - statSync(file).mtimeMs < STALE_MS
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} file */
const isOurs = (file) => {
  try {
    return readFileSync(file, 'utf8') === String(process.pid)
  } catch {
    return false
  }
}

/** @param {string} file */
async function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
  // Two that find the same dead lock at once may each remove what the other just wrote: look again.
  await wait(POLL_MS / 2)
  return isOurs(file)
}

/**
 * Does the work while no other process of this checkout does it. A holder that died frees the lock.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once if somebody else is at it
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true })
  for (let tries = 0; !(await tryLock(file)); tries++) {
    if (tries === 1) onWait?.()
    await wait(POLL_MS)
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    if (isOurs(file)) rmSync(file, { force: true })
  }
}
