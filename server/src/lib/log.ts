import { once } from 'node:events'
import { constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { type Logger, pino } from 'pino'
import SonicBoom from 'sonic-boom'

const STDOUT = 1

/**
 * The size of the buffer for a slow or full destination. Once the buffer is full, further lines are dropped and
 * counted.
 */
const BUFFER_BYTES = 1024 * 1024

const FLUSH_TIMEOUT_MS = 500

/** Lines are written together, once they have WRITE_BYTES, or after WRITE_MS. */
const WRITE_BYTES = 4096
const WRITE_MS = 100

export type ProcessLog = {
  readonly log: Logger
  readonly flush: () => Promise<void>
  readonly droppedLines: () => number
}

/**
 * Writes JSON lines to standard output. Logging never blocks and never throws, even on a full disk, a broken pipe, or a
 * pipe that nobody reads. It buffers at most 1 MB and drops further lines. Once there is room again, it logs how many
 * lines were dropped.
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
    // The first call may only have waited for a write in progress. Lines that cannot be written in time are lost.
    await write()
    await write()
  }
  return { log, flush, droppedLines: () => dropped }
}

/**
 * Returns a descriptor that does not block. A blocked write would occupy one of Node's four worker threads until
 * somebody reads, and the process could not exit before.
 */
function nonBlockingStdout(): number {
  const stdout = fstatSync(STDOUT)
  // A write to a file never blocks; on a full disk it fails at once.
  if (stdout.isFile()) return STDOUT
  try {
    // A pipe or a terminal is opened again, because other processes share the mode of the original descriptor.
    return openSync(`/proc/self/fd/${STDOUT}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // A socket, or a file of another user, cannot be opened again. For a socket or a pipe, Node makes the descriptor
    // non-blocking when a Socket is created for it.
    if (stdout.isSocket() || stdout.isFIFO()) new Socket({ fd: STDOUT, readable: false }).unref()
    return STDOUT
  }
}
