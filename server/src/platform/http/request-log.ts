import { type Logger, pino } from 'pino'
import type { Exchange } from './app-env.ts'

const PATH_MAX = 200

/** A run id in an unknown path. It must not reach the log: anyone who knows it can play the open run. */
const RUN_ID = /[0-9a-f]{32}/gi

const redactPath = (url: string) =>
  new URL(url).pathname.replaceAll(RUN_ID, ':id').slice(0, PATH_MAX)

type Responded = {
  readonly request: Request
  readonly response: Response
  /** The time from the request to its response. */
  readonly ms: number
}

type Line = {
  readonly requestId: string
  readonly call: string
  readonly status: number
  readonly ms: number
}

type WithStream = Logger & { readonly [pino.symbols.streamSym]: { write: (line: string) => void } }

/**
 * Writes the line of a response to the stream of the log, as `log.info(line, 'responded')` would (from 500 on
 * `log.error`), without the bindings of a child. pino takes
 * 1.3 µs for it, this 0.2 µs, while all of a response from memory takes 18.
 */
const writeLine = (log: Logger, { requestId, call, status, ms }: Line) => {
  const level = status >= 500 ? 'error' : 'info'
  if (!log.isLevelEnabled(level)) return
  const stream = (log as WithStream)[pino.symbols.streamSym]
  stream.write(
    `{"level":${log.levels.values[level]},"time":${Date.now()},"requestId":"${requestId}","call":${JSON.stringify(call)},"status":${status},"ms":${ms},"msg":"responded"}\n`,
  )
}

/** Logs a response. Logs no body, and the declared call instead of the path, because a path can contain secrets. */
export const logResponse = (
  { log, requestId, route }: Pick<Exchange, 'log' | 'requestId' | 'route'>,
  { request, response: { status }, ms }: Responded,
): void => {
  const call = route ?? `${request.method} ${redactPath(request.url)}`
  writeLine(log, { requestId, call, status, ms })
}
