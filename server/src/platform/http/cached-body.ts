import type { Context } from 'hono'
import { andThen, type Awaitable } from '../awaitable.ts'
import type { AppEnv } from './app-env.ts'
import { type Bytes, chooseEncoding, compress, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { respond } from './respond.ts'

/** A smaller body gains too little from compression. */
const WORTH_COMPRESSING_BYTES = 1024

type Body = {
  readonly body: Bytes
  readonly type: string
  readonly etag?: string
  readonly encode?: (encoding: Encoding) => Awaitable<Bytes>
}

/** Responds with the body in an accepted encoding, or with 304 if the browser has it. */
export const respondWithBody = (
  c: Context<AppEnv>,
  { body, type, etag = etagOf(body), encode = (encoding) => compress(body, encoding) }: Body,
): Awaitable<Response> => {
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  if (matchesEtag(c.req.header('If-None-Match'), etag)) {
    return respond(c, null, { status: 304, headers })
  }
  const typed = { ...headers, 'Content-Type': type }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  if (!encoding || body.length < WORTH_COMPRESSING_BYTES)
    return respond(c, body, { headers: typed })
  return andThen(encode(encoding), (encoded) =>
    respond(c, encoded, { headers: { ...typed, 'Content-Encoding': encoding } }),
  )
}

type Serialiser<T> = { readonly type?: string; readonly write?: (value: T) => string }

/** A response body that is serialised once and compressed once per encoding, however often it is sent. */
export class CachedBody<T> {
  /** For the compiler only: the type of the value. */
  declare readonly value: T
  readonly body: Bytes
  readonly etag: string
  readonly #type: string
  readonly #encoded = new Map<Encoding, Awaitable<Bytes>>()

  /** Default: JSON. `write` serialises a value of another content type. */
  constructor(value: T, { type = 'application/json', write = JSON.stringify }: Serialiser<T> = {}) {
    this.body = Buffer.from(write(value))
    this.etag = etagOf(this.body)
    this.#type = type
  }

  #encode(encoding: Encoding): Awaitable<Bytes> {
    const cached = this.#encoded.get(encoding)
    if (cached) return cached
    const encoded = compress(this.body, encoding)
    this.#encoded.set(encoding, encoded)
    void encoded.then((bytes) => this.#encoded.set(encoding, bytes))
    return encoded
  }

  respond(c: Context<AppEnv>): Awaitable<Response> {
    return respondWithBody(c, {
      body: this.body,
      type: this.#type,
      etag: this.etag,
      encode: (encoding) => this.#encode(encoding),
    })
  }
}
