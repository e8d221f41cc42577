import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { ProblemCode } from '@fable/contract'
import type { Logger } from 'pino'
import { REFUSED } from './overload.ts'
import { problemDocument } from './problems.ts'
import type { Metrics } from '../lib/metrics.ts'
import { securityHeaders } from './security-headers.ts'

type Deps = {
  readonly log: Logger
  readonly publicUrl: URL
  /** Default: nothing is counted. */
  readonly metrics?: Pick<Metrics, 'request'> | undefined
}

/** A response to what does not reach the app. */
export type Refused = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Refuse = (code: ProblemCode, error?: unknown) => Refused

/**
 * Creates the responses to what does not reach the app: a problem document, headers, a request id and a line in
 * the log as everywhere. The line has the code instead of the call, because there may be none. An `error` is
 * logged with it.
 */
export const makeRefuse = ({ log, publicUrl, metrics }: Deps): Refuse => {
  const secure = securityHeaders(publicUrl)
  return (code, error) => {
    const requestId = randomUUID()
    const { status, headers, body } = problemDocument(code, requestId)
    if (error !== undefined) log.error({ requestId, err: error }, code)
    log.info({ requestId, call: code, status, ms: 0 }, 'responded')
    metrics?.request({ call: REFUSED, status, ms: 0 })
    const json = JSON.stringify(body)
    return {
      status,
      body: json,
      headers: {
        ...secure,
        ...headers,
        'X-Request-Id': requestId,
        'Content-Length': String(Buffer.byteLength(json)),
      },
    }
  }
}

/** The text of a response on a connection that ends with it. */
export const closingText = ({ status, headers, body }: Refused): string => {
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString(), Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`
}
