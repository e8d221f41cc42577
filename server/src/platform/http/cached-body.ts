import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { type Bytes, chooseEncoding, compress, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'

/** A smaller body gains too little from compression. */
const WORTH_COMPRESSING_BYTES = 1024

type Body = {
  readonly body: Bytes
  readonly type: string
  readonly etag?: string
  readonly encode?: (encoding: Encoding) => Promise<Bytes>
}

/** Responds with the body in an accepted encoding, or with 304 if the browser has it. */
export const respondWithBody = async (
  c: Context<AppEnv>,
  { body, type, etag = etagOf(body), encode = (encoding) => compress(body, encoding) }: Body,
): Promise<Response> => {
  c.header('ETag', etag)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Encoding')
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  c.header('Content-Type', type)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  if (!encoding || body.length < WORTH_COMPRESSING_BYTES) return c.body(body)
  c.header('Content-Encoding', encoding)
  return c.body(await encode(encoding))
}

type Serialiser<T> = { readonly type?: string; readonly write?: (value: T) => string }

/** A response body that is serialised once and compressed once per encoding, however often it is sent. */
export class CachedBody<T> {
  /** For the compiler only: the type of the value. */
  declare readonly value: T
  readonly body: Bytes
  readonly etag: string
  readonly #type: string
  readonly #encoded = new Map<Encoding, Promise<Bytes>>()

  /** Default: JSON. `write` serialises a value of another content type. */
  constructor(value: T, { type = 'application/json', write = JSON.stringify }: Serialiser<T> = {}) {
    this.body = Buffer.from(write(value))
    this.etag = etagOf(this.body)
    this.#type = type
  }

  #encode(encoding: Encoding): Promise<Bytes> {
    const cached = this.#encoded.get(encoding)
    if (cached) return cached
    const encoded = compress(this.body, encoding)
    this.#encoded.set(encoding, encoded)
    return encoded
  }

  respond(c: Context<AppEnv>): Promise<Response> {
    return respondWithBody(c, {
      body: this.body,
      type: this.#type,
      etag: this.etag,
      encode: (encoding) => this.#encode(encoding),
    })
  }
}
