import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Accepts JSON only. An HTML form on another site cannot send this content type. */
export const requireJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw problem('not_json')
  await next()
}

/** A larger body is read up to this size, because most clients read the response only after sending. */
const DRAIN_LIMIT_BYTES = 32 * 1024 * 1024

/** Reads a body but keeps at most BODY_LIMIT_BYTES of it. Rejects if the body ends early. */
const readBody = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const kept: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size <= BODY_LIMIT_BYTES) kept.push(chunk)
    if (size > DRAIN_LIMIT_BYTES) break
  }
  return { kept: new Blob(kept), size }
}

const bodyTooLarge = (c: Context<AppEnv>, size: number) => {
  // Otherwise the rest of the body would be parsed as the next request on this connection.
  if (size > DRAIN_LIMIT_BYTES) c.header('Connection', 'close')
  return problem('body_too_large')
}

/** The size in Content-Length, unless Transfer-Encoding overrides it. */
const declaredSize = (c: Context<AppEnv>): number | undefined => {
  const length = c.req.header('Content-Length')
  return length === undefined || c.req.header('Transfer-Encoding') ? undefined : Number(length)
}

/** Rejects a body over the limit, whether or not the request declares its size. */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const declared = declaredSize(c)
  if (declared !== undefined && declared > DRAIN_LIMIT_BYTES) throw bodyTooLarge(c, declared)
  // Skip the common case: accessing the body stream makes a request twice as slow.
  const mayBeLarge = declared === undefined || declared > BODY_LIMIT_BYTES
  if (mayBeLarge && c.req.raw.body) {
    const { kept, size } = await readBody(c.req.raw.body).catch(() => {
      throw problem('invalid_json')
    })
    if (size > BODY_LIMIT_BYTES) throw bodyTooLarge(c, size)
    c.req.raw = new Request(c.req.raw, { body: kept })
  }
  await next()
}
