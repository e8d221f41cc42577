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

/** Logs a response. Logs no body, and the declared call instead of the path, because a path can contain secrets. */
export const logResponse = (
  { log, requestId, route }: Exchange,
  { request, response: { status }, ms }: Responded,
): void => {
  const call = route ?? `${request.method} ${redactPath(request.url)}`
  log[status >= 500 ? 'error' : 'info']({ requestId, call, status, ms }, 'responded')
}
