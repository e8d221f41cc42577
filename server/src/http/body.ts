import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Only JSON: what a plain HTML form of another site can send is never read. */
export const requireJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw problem('not_json')
  await next()
}

/** A body is read to its end up to this size, so that its sender gets to hear that it was too large. */
const PATIENCE_BYTES = 32 * 1024 * 1024

/** Reads a body of unknown or too large size; keeps no more of it than is allowed. */
const readBody = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const kept: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size <= BODY_LIMIT_BYTES) kept.push(chunk)
    if (size > PATIENCE_BYTES) break
  }
  return { kept: new Blob(kept), size }
}

const refuseLarge = (c: Context<AppEnv>, size: number) => {
  // What is left unread would otherwise be taken for the next request of the connection.
  if (size > PATIENCE_BYTES) c.header('Connection', 'close')
  return problem('body_too_large')
}

/** Refuses a body over the limit, whether it says its size beforehand or not. */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { body, headers } = c.req.raw
  const declared = headers.has('Transfer-Encoding')
    ? NaN
    : Number(headers.get('Content-Length') ?? NaN)
  if (declared <= BODY_LIMIT_BYTES || !body) {
    await next()
    return
  }
  if (declared > PATIENCE_BYTES) throw refuseLarge(c, declared)
  const { kept, size } = await readBody(body)
  if (size > BODY_LIMIT_BYTES) throw refuseLarge(c, size)
  c.req.raw = new Request(c.req.raw, { body: kept })
  await next()
}
