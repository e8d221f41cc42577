import { once } from 'node:events'
import { constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { type Logger, pino } from 'pino'
import SonicBoom from 'sonic-boom'

const STDOUT = 1

/** Buffer for a slow or full destination in bytes. Further lines are dropped and counted. */
const BUFFER_BYTES = 1024 * 1024

const FLUSH_TIMEOUT_MS = 500

/** A write takes 3 µs, as long as the rest of a line four times over, so lines are written together. */
const BUFFER_MS = 20
const BUFFER_CHARACTERS = 65_536

/** Buffers lines for a moment and passes them on in one write. */
const bufferLines = (destination: SonicBoom) => {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const pass = () => {
    clearTimeout(timer)
    timer = undefined
    destination.write(lines)
    lines = ''
  }
  const write = (line: string) => {
    lines += line
    if (lines.length > BUFFER_CHARACTERS) pass()
    else timer ??= setTimeout(pass, BUFFER_MS)
  }
  return { write, pass }
}

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
  /** How many lines were dropped since the start. */
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
    maxLength: BUFFER_BYTES,
  })
  const buffered = bufferLines(destination)
  const log = pino({ base: null }, buffered)
  let dropped = 0
  let logged = 0

  destination.on('drop', (lines: string) => (dropped += lines.split('\n').length - 1))
  // The failed bytes stay in the buffer, and the next write retries them.
  destination.on('error', () => undefined)
  destination.on('drain', () => {
    const lines = dropped - logged
    if (lines === 0) return
    logged = dropped
    log.warn({ dropped: lines }, 'log lines were dropped: their destination took no more')
  })

  const flush = async () => {
    const drained = once(destination, 'drain', { signal: AbortSignal.timeout(FLUSH_TIMEOUT_MS) })
    buffered.pass()
    // Lines that are not written in time are lost.
    await drained.catch(() => undefined)
  }
  return { log, flush, droppedLines: () => dropped }
}
