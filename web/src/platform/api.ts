import type { ProblemCode, RequestOf, ResponseOf, Routes } from '@fable/contract'
import { fieldsOf, textOr, type Fields } from './reading.ts'

/**
 * An answer of the server that is not a success. `message` is what it says in words: a problem's title,
 * or the account provider's own message, to be shown as it is. `body` is the whole document. `retryAfter`:
 * in so many seconds, where it is known.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly body: Fields
  readonly retryAfter: number | undefined

  constructor(status: number, body: Fields, retryAfter?: number) {
    super(textOr(body.title ?? body.message, `The server answered ${String(status)}`))
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : undefined
    this.body = body
    this.retryAfter = retryAfter
  }
}

type Request = {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
}

/**
 * Calls a route of the contract by its key, e.g. `call('GET /api/facts', { query: { category } })`.
 * Rejects with ApiError on a refusal and with the browser's own error when nothing came back.
 * A request that changes something is sent to its end even if the page goes away.
 */
export async function call<K extends keyof Routes>(
  route: K,
  request: RequestOf<K>,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
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
    signal: signal ?? null,
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

/** Whether the server refused with this problem. */
export function isProblem(error: unknown, code: ProblemCode): error is ApiError {
  return error instanceof ApiError && error.code === code
}
