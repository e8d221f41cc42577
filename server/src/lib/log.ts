import { once } from 'node:events'
import { constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { type Logger, pino } from 'pino'
import SonicBoom from 'sonic-boom'

const STDOUT = 1

/** Size of the buffer for a slow or full destination, in bytes. When it is full, lines are dropped and counted. */
const BUFFER_BYTES = 1024 * 1024

const FLUSH_TIMEOUT_MS = 500

/** Lines are written together: at this number of bytes, or after this time. */
const WRITE_BYTES = 4096
const WRITE_MS = 100

/**
 * Opens standard output in non-blocking mode. A blocked write would occupy one of Node's four worker
 * threads until somebody reads, and the process could not exit before that.
 */
const nonBlockingStdout = (): number => {
  const stdout = fstatSync(STDOUT)
  // A write to a file never blocks: on a full disk it fails at once.
  if (stdout.isFile()) return STDOUT
  try {
    // Reopen pipes and terminals, because other processes share the mode of the original descriptor.
    return openSync(`/proc/self/fd/${STDOUT}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // Sockets and terminals of another user cannot be reopened. Node sets a Socket to non-blocking.
    if (stdout.isSocket() || stdout.isFIFO()) new Socket({ fd: STDOUT, readable: false }).unref()
    return STDOUT
  }
}

/** The log of the process, with a function that flushes it. */
export type ProcessLog = {
  readonly log: Logger
  /** Resolves when everything is written, or after half a second. */
  readonly flush: () => Promise<void>
  /** Number of lines dropped since the start. */
  readonly droppedLines: () => number
}

/**
 * Logs JSON lines to standard output. Logging never blocks or throws, even on a full disk, a broken
 * pipe, or a pipe that nobody reads: it buffers at most 1 MB, drops further lines, and logs the number
 * of dropped lines when there is room again.
 */
export const openLog = (): ProcessLog => {
  const destination = new SonicBoom({
    fd: nonBlockingStdout(),
    sync: false,
    minLength: WRITE_BYTES,
    maxLength: BUFFER_BYTES,
    periodicFlush: WRITE_MS,
  })
  const log = pino({ base: null }, destination)
  let dropped = 0
  let logged = 0

  destination.on('drop', () => {
    dropped += 1
  })
  // The failed bytes stay in the buffer, and the next write retries them.
  destination.on('error', () => undefined)
  destination.on('drain', () => {
    const lines = dropped - logged
    if (lines === 0) return
    logged = dropped
    log.warn({ dropped: lines }, 'log lines were dropped: their destination took no more')
  })

  const flush = async () => {
    const signal = AbortSignal.timeout(FLUSH_TIMEOUT_MS)
    const write = async () => {
      const drained = once(destination, 'drain', { signal })
      destination.flush()
      await drained.catch(() => undefined)
    }
    // The first call may only wait for a write in progress. Lines that are not written in time are lost.
    await write()
    await write()
  }
  return { log, flush, droppedLines: () => dropped }
}
