import { once } from 'node:events'
import { constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { type Logger, pino } from 'pino'
import SonicBoom from 'sonic-boom'

const STDOUT = 1

/** Used while the destination is slow or full. When it is full, further lines are dropped and counted. */
const BUFFER_BYTES = 1024 * 1024

const FLUSH_TIMEOUT_MS = 500

/** Lines are written together, once there are WRITE_BYTES of them, or after WRITE_MS. */
const WRITE_BYTES = 4096
const WRITE_MS = 100

export type ProcessLog = {
  readonly log: Logger
  readonly flush: () => Promise<void>
  readonly droppedLines: () => number
}

/**
 * Writes JSON lines to standard output. Logging never blocks and never throws, even on a full disk, a broken pipe, or a
 * pipe that nobody reads. It buffers at most 1 MB and drops further lines; when there is room again, it logs how many
 * were dropped.
 */
export function openLog(): ProcessLog {
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
  // The bytes that could not be written stay in the buffer, and the next write tries again.
  destination.on('error', () => undefined)
  destination.on('drain', () => {
    const lines = dropped - logged
    if (lines === 0) return
    logged = dropped
    log.warn({ dropped: lines }, 'log lines were dropped: their destination accepted no more')
  })

  const flush = async () => {
    const signal = AbortSignal.timeout(FLUSH_TIMEOUT_MS)
    const write = async () => {
      const drained = once(destination, 'drain', { signal })
      destination.flush()
      await drained.catch(() => undefined)
    }
    // The first call may only have waited for a write in progress. Lines that are not written in time are lost.
    await write()
    await write()
  }
  return { log, flush, droppedLines: () => dropped }
}

/**
 * A blocked write would occupy one of Node's four worker threads until somebody reads, and the process could not exit
 * before that.
 */
function nonBlockingStdout(): number {
  const stdout = fstatSync(STDOUT)
  // A write to a file never blocks; on a full disk it fails at once.
  if (stdout.isFile()) return STDOUT
  try {
    // Pipes and terminals are opened again, because other processes share the mode of the original descriptor.
    return openSync(`/proc/self/fd/${STDOUT}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // Sockets, and terminals of another user, cannot be opened again. Making a Socket of one lets Node set it to
    // non-blocking.
    if (stdout.isSocket() || stdout.isFIFO()) new Socket({ fd: STDOUT, readable: false }).unref()
    return STDOUT
  }
}
