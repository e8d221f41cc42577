import { once } from 'node:events'
import { constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { type Logger, pino } from 'pino'
import SonicBoom from 'sonic-boom'

const STDOUT = 1

/** Bytes that wait for a slow or full destination; further lines are dropped and counted. */
const BUFFER_BYTES = 1024 * 1024

const FLUSH_TIMEOUT_MS = 500

/**
 * Standard output such that a write never blocks. A blocked write would hold one of Node's four worker
 * threads for as long as nobody reads, and the end of the process would wait for that thread.
 */
const nonBlockingStdout = (): number => {
  const stdout = fstatSync(STDOUT)
  // The disk of a file may be full, but then the write fails at once.
  if (stdout.isFile()) return STDOUT
  try {
    // Pipes and terminals, opened anew: other processes that share the descriptor keep theirs as it is.
    return openSync(`/proc/self/fd/${STDOUT}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // A socket cannot be opened anew, nor a terminal of another user. Node makes a Socket non-blocking.
    if (stdout.isSocket() || stdout.isFIFO()) new Socket({ fd: STDOUT, readable: false }).unref()
    return STDOUT
  }
}

/** The log of the process, and how to write what is left of it before the process ends. */
export type ProcessLog = {
  readonly log: Logger
  /** Resolves when everything is written, or after half a second. */
  readonly flush: () => Promise<void>
}

/**
 * Logs lines of JSON to standard output. Whatever becomes of them (a full disk, a pipe that nobody
 * reads or that is gone), logging neither waits nor throws: at most 1 MB waits, further lines are
 * dropped, and their count is logged when there is room again.
 */
export const openLog = (): ProcessLog => {
  const destination = new SonicBoom({
    fd: nonBlockingStdout(),
    sync: false,
    maxLength: BUFFER_BYTES,
  })
  const log = pino({ base: null }, destination)
  let dropped = 0

  destination.on('drop', () => (dropped += 1))
  // The failed bytes stay in the buffer, and the next line tries them again.
  destination.on('error', () => undefined)
  destination.on('drain', () => {
    if (dropped === 0) return
    const lines = dropped
    dropped = 0
    log.warn({ dropped: lines }, 'log lines were dropped: their destination took no more')
  })

  const flush = async () => {
    const drained = once(destination, 'drain', { signal: AbortSignal.timeout(FLUSH_TIMEOUT_MS) })
    log.info('stopped')
    // What cannot be written within the time is lost.
    await drained.catch(() => undefined)
  }
  return { log, flush }
}
