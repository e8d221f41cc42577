// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT_MS = 1000
const STALE_MS = 15_000
const POLL_MS = 100

/**
 * Whether the process that holds the lock is alive. A missing process is detected at once. The heartbeat
 * detects a process id that another process has now, for example after a container restart.
 * @param {string} file
 */
function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // Between creation and first write the file is empty, which is not a valid process id.
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
  // Two processes that find the same dead lock can each remove the other's new file, so check again.
  await wait(POLL_MS / 2)
  return isOurs(file)
}

/**
 * Runs `work` while holding an exclusive lock file. The lock of a dead process is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
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
