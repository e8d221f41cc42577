import type { Exchange } from './app-env.ts'
import type { Bytes } from './encoding.ts'
import { DOCUMENT_HEADERS } from './security-headers.ts'

const isDocument = (type: string | undefined) => type?.startsWith('text/html')

/** The status of a response, and headers beside those of the exchange. */
type Head = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> }

/**
 * Creates a response. Every handler uses this, with all headers in one plain object: the listener sends it
 * as it is. A header that is set afterwards, or one that Hono's `c.header` sets, makes a `Headers` of them,
 * which takes as long as all the rest of a 304 (docs/performance.md).
 */
export const respond = (
  exchange: Exchange,
  body: Bytes | string | null,
  { status = 200, headers }: Head = {},
): Response => {
  const all = { ...exchange.headers, ...headers }
  if (isDocument(all['Content-Type'])) Object.assign(all, DOCUMENT_HEADERS)
  if (exchange.cookies.length === 0) return new Response(body, { status, headers: all })
  const withCookies = new Headers(all)
  for (const cookie of exchange.cookies) withCookies.append('Set-Cookie', cookie)
  return new Response(body, { status, headers: withCookies })
}

/** Responds with JSON that nobody may keep. */
export const respondWithJson = (exchange: Exchange, value: unknown, head: Head = {}): Response =>
  respond(exchange, JSON.stringify(value), {
    ...head,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...head.headers,
    },
  })
