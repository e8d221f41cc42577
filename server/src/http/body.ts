import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

/** Accepts JSON only. An HTML form on another site cannot send this content type. */
const JSON_TYPE = /^application\/json\s*(;|$)/i

/** How a browser sends a form without scripts. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** A body, truncated to BODY_LIMIT_BYTES. */
type Read = { readonly chunks: readonly Uint8Array[]; readonly size: number }

/**
 * Throws for bytes that are not UTF-8: with a replacement character the text would differ from the one that was sent.
 */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a body from its stream. Rejects if the body ends early. `c.req.json()` would do it, without a limit, and twice
 * as slow. Data over the limit is still received, within the time limit of a request, because most clients read the
 * response only after sending and would lose it if the connection closed earlier.
 */
const readIncoming = (incoming: IncomingMessage): Promise<Read> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT_BYTES) chunks.push(chunk)
      else resolve({ chunks, size })
    })
    incoming.on('end', () => {
      resolve({ chunks, size })
    })
    incoming.on('close', () => {
      if (!incoming.readableEnded) reject(new Error('The body ended early.'))
    })
    incoming.on('error', reject)
  })

/** Reads the body of a request that did not come through a listener. */
const readStream = async (body: ReadableStream<Uint8Array> | null): Promise<Read> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > BODY_LIMIT_BYTES) break
    chunks.push(chunk)
  }
  return { chunks, size }
}

const readBody = (c: Context<AppEnv>): Promise<Read> => {
  const { incoming } = c.env
  return incoming && 'on' in incoming ? readIncoming(incoming) : readStream(c.req.raw.body)
}

/** Rejects a body over the limit, whether or not the request declares its size. */
const readBytes = async (c: Context<AppEnv>): Promise<Uint8Array | undefined> => {
  const { chunks, size } = await readBody(c).catch(() => {
    throw problem('invalid_json')
  })
  if (size > BODY_LIMIT_BYTES) throw problem('body_too_large')
  return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
}

/** Reads the body of a request and parses it. Rejects anything but JSON. */
export const readJson = async (c: Context<AppEnv>): Promise<unknown> => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw problem('not_json')
  const bytes = await readBytes(c)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw problem('invalid_json')
  }
}

/** Reads the fields of a form that a browser has sent. */
export const readForm = async (c: Context<AppEnv>): Promise<Record<string, string>> => {
  if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) throw problem('not_json')
  const bytes = await readBytes(c)
  try {
    const text = utf8.decode(bytes)
    // URLSearchParams would put a replacement character in the place of bytes that are not UTF-8.
    decodeURIComponent(text)
    return Object.fromEntries(new URLSearchParams(text))
  } catch {
    throw problem('invalid_input')
  }
}

/** Reads the body of a call that takes none and drops it: a request counts as in flight once its body is read. */
export const dropBody = ({ env: { incoming } }: Context<AppEnv>): void => {
  if (incoming && 'resume' in incoming) incoming.resume()
}
