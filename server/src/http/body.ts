import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import type { AppEnv } from './app-env.ts'
import { isDribbling } from './dribble.ts'
import { problem, problemCodeOf } from './problems.ts'

/** A form on another site cannot send JSON with this type. */
const JSON_TYPE = /^application\/json\s*(;|$)/i

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

type Read = { readonly chunks: readonly Uint8Array[]; readonly size: number }

/**
 * Throws for bytes that are not UTF-8. With replacement characters, the stored text would differ from the text that was
 * sent.
 */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Replaces `c.req.json()`, which has no limit and takes twice as long. Rejects if the body ends early or comes in too
 * many small pieces. If the body is too large, `handleInTurn` receives the rest of it.
 */
const readIncoming = (incoming: IncomingMessage): Promise<Read> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT_BYTES) chunks.push(chunk)
      else resolve({ chunks, size })
      if (isDribbling(incoming.socket)) reject(problem('too_slow'))
    })
    incoming.on('end', () => {
      resolve({ chunks, size })
    })
    incoming.on('close', () => {
      if (!incoming.readableEnded) reject(new Error('The body ended early.'))
    })
    incoming.on('error', reject)
  })

export async function readJson(c: Context<AppEnv>): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw problem('not_json')
  const bytes = await readBytes(c)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw problem('invalid_json')
  }
}

async function readBytes(c: Context<AppEnv>): Promise<Uint8Array | undefined> {
  const { chunks, size } = await readBody(c).catch((error: unknown) => {
    throw problemCodeOf(error) === undefined ? problem('invalid_json') : error
  })
  if (size > BODY_LIMIT_BYTES) throw problem('body_too_large')
  return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
}

function readBody(c: Context<AppEnv>): Promise<Read> {
  const { incoming } = c.env
  return incoming && 'on' in incoming ? readIncoming(incoming) : readStream(c.req.raw.body)
}

async function readStream(body: ReadableStream<Uint8Array> | null): Promise<Read> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > BODY_LIMIT_BYTES) break
    chunks.push(chunk)
  }
  return { chunks, size }
}

export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) throw problem('not_json')
  const bytes = await readBytes(c)
  try {
    const text = utf8.decode(bytes)
    // `decodeURIComponent` throws for bytes that are not UTF-8. URLSearchParams would replace them.
    decodeURIComponent(text)
    return Object.fromEntries(new URLSearchParams(text))
  } catch {
    throw problem('invalid_input')
  }
}

/** Discards a body that the call does not use, while the response is prepared. */
export function dropBody({ env: { incoming } }: Context<AppEnv>): void {
  if (incoming && 'resume' in incoming) incoming.resume()
}
