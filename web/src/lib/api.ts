import type { ProblemCode, RequestOf, ResponseOf, Routes } from '@fable/contract'
import { fieldsOf, textOr, type Fields } from './reading.ts'
import { withPolicy, type RequestPolicy } from './request-policy.ts'

/**
 * An error for a request that the server refused. `message` is the problem's title or better-auth's own message, and is
 * shown unchanged. After an error of the server it includes the id of the request, by which the operator finds it in
 * the log. `retryAfter` is in seconds, if it is known.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly body: Fields
  readonly retryAfter: number | undefined

  constructor(status: number, body: Fields, retryAfter?: number) {
    const message = textOr(body.title ?? body.message, `The server responded with ${status}`)
    const id = textOr(body.requestId, '')
    super(status < 500 || id === '' ? message : `${message} (request ${id})`)
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : undefined
    this.body = body
    this.retryAfter = retryAfter
  }
}

/** True if there was no response, or if a proxy has responded in place of the server. */
export const isUnreached = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status > 501 && error.code === undefined)

type Request = {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** A server cannot demand a longer wait than this. */
const RETRY_AFTER_MAX_MS = 60_000

export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429
}

/** True if there was no response, or if the server had an error or was overloaded. */
export const isRetryable = (error: unknown): boolean => !isFinal(error)

function retryAfterOf(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
  return Math.min(seconds * 1000, RETRY_AFTER_MAX_MS)
}

/** Tells when to try again after too many requests. Returns `other` after any other error. */
export function retryWords(error: unknown, other: string): string {
  if (!(error instanceof ApiError) || error.status !== 429) return other
  const seconds = error.retryAfter ?? 0
  if (seconds < 2) return 'Come back in a moment.'
  return seconds < 90
    ? `Come back in ${seconds} seconds.`
    : `Come back in ${Math.ceil(seconds / 60)} minutes.`
}

type CallOptions = Partial<RequestPolicy> & {
  readonly headers?: Record<string, string>
}

/**
 * Calls a route of the contract by its key, for example `call('GET /api/facts', { query: { category } })`. Rejects with
 * an ApiError if the server refuses, with a TimeoutError after the deadline, and with the browser's own error if there
 * is no response. Unless `policy` says otherwise, a read is tried twice and a write once. The browser completes a write
 * even if the visitor leaves the page.
 */
export function call<K extends keyof Routes>(
  route: K,
  request: RequestOf<K>,
  { headers = {}, ...policy }: CallOptions = {},
): Promise<ResponseOf<K>> {
  const retries = route.startsWith('GET ') ? 1 : 0
  return withPolicy((signal) => send(route, request, { headers, signal }), {
    retries,
    isRetryable,
    waitOf: retryAfterOf,
    ...policy,
  })
}

async function send<K extends keyof Routes>(
  route: K,
  request: RequestOf<K>,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<ResponseOf<K>> {
  const { params = {}, query = {}, body } = request as Request
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString()

  const response = await fetch(search ? `${path}?${search}` : path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    keepalive: method !== 'GET',
    signal,
  })

  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new ApiError(response.status, await documentOf(response), retryAfter)
  }

  return (await response.json()) as ResponseOf<K>
}

async function documentOf(response: Response): Promise<Fields> {
  try {
    return fieldsOf(await response.json())
  } catch {
    return {}
  }
}

export function isProblem(error: unknown, code: ProblemCode): error is ApiError {
  return error instanceof ApiError && error.code === code
}
