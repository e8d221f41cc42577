import type { Problem, RequestOf, ResponseOf, Routes } from '@fable/contract'

/** An answer of the server that is not a success; `problem` is its document, when it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, problem: Problem | null) {
    super(problem?.title ?? `The server answered ${String(status)}`)
    this.status = status
    this.problem = problem
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
  signal?: AbortSignal,
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
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    keepalive: method !== 'GET',
    signal: signal ?? null,
  })
  if (!response.ok) throw new ApiError(response.status, await problemOf(response))
  return (await response.json()) as ResponseOf<K>
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    return (await response.json()) as Problem
  } catch {
    return null
  }
}
