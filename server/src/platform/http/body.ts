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
const DRAIN_LIMIT_BYTES = 32 * 1024 * 1024

/** Reads a body of unknown or too large size; keeps no more of it than is allowed. Rejects when it breaks off. */
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
  // What is left unread would otherwise be taken for the next request of the connection.
  if (size > DRAIN_LIMIT_BYTES) c.header('Connection', 'close')
  return problem('body_too_large')
}

/** The size that the head of the request says, if it says one that can be believed. */
const declaredSize = (c: Context<AppEnv>): number | undefined => {
  const length = c.req.header('Content-Length')
  return length === undefined || c.req.header('Transfer-Encoding') ? undefined : Number(length)
}

/** Refuses a body over the limit, whether it says its size beforehand or not. */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const declared = declaredSize(c)
  if (declared !== undefined && declared > DRAIN_LIMIT_BYTES) throw bodyTooLarge(c, declared)
  // The usual case goes first: merely looking at the body's stream makes the request twice as slow.
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
