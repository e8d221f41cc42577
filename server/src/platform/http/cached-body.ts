import { andThen, type Awaitable } from '../awaitable.ts'
import type { Exchange } from './app-env.ts'
import { type Bytes, chooseEncoding, compress, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { respond } from './respond.ts'

/** A smaller body gains too little from compression. */
const WORTH_COMPRESSING_BYTES = 1024

type EncodedBody = {
  readonly type: string
  readonly etag: string
  /** Those that may be sent, the preferred ones first. */
  readonly encodings?: readonly Encoding[]
  readonly bodyIn: (encoding: Encoding | undefined) => Awaitable<Bytes>
}

/** What a handler returns in place of a value that is serialised already. */
export abstract class PreparedBody {
  abstract readonly etag: string
  abstract respond(exchange: Exchange): Awaitable<Response>
}

/** Responds with a body in an accepted encoding, or with 304 if the browser has it. */
export const respondInEncoding = (
  exchange: Exchange,
  { type, etag, encodings, bodyIn }: EncodedBody,
): Awaitable<Response> => {
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  if (matchesEtag(exchange.requestHeader('If-None-Match'), etag)) {
    return respond(exchange, null, { status: 304, headers })
  }
  const encoding = chooseEncoding(exchange.requestHeader('Accept-Encoding'), encodings)
  const typed = { ...headers, 'Content-Type': type }
  return andThen(bodyIn(encoding), (body) =>
    respond(exchange, body, {
      headers: encoding ? { ...typed, 'Content-Encoding': encoding } : typed,
    }),
  )
}

type Body = {
  readonly body: Bytes
  readonly type: string
  readonly etag?: string
  readonly encode?: (encoding: Encoding) => Awaitable<Bytes>
}

/** The same for a body that is compressed as a whole, if that is worth it. */
export const respondWithBody = (
  exchange: Exchange,
  { body, type, etag = etagOf(body), encode = (encoding) => compress(body, encoding) }: Body,
): Awaitable<Response> =>
  respondInEncoding(exchange, {
    type,
    etag,
    ...(body.length < WORTH_COMPRESSING_BYTES && { encodings: [] }),
    bodyIn: (encoding) => (encoding ? encode(encoding) : body),
  })

type Serialiser<T> = { readonly type?: string; readonly write?: (value: T) => string }

/** A response body that is serialised once and compressed once per encoding, however often it is sent. */
export class CachedBody<T> extends PreparedBody {
  /** For the compiler only: the type of the value. */
  declare readonly value: T
  readonly body: Bytes
  readonly etag: string
  readonly #type: string
  readonly #encoded = new Map<Encoding, Awaitable<Bytes>>()

  /** Default: JSON. `write` serialises a value of another content type. */
  constructor(value: T, { type = 'application/json', write = JSON.stringify }: Serialiser<T> = {}) {
    super()
    this.body = Buffer.from(write(value))
    this.etag = etagOf(this.body)
    this.#type = type
  }

  #encode(encoding: Encoding): Awaitable<Bytes> {
    const cached = this.#encoded.get(encoding)
    if (cached) return cached
    const encoded = compress(this.body, encoding)
    this.#encoded.set(encoding, encoded)
    encoded.then(
      (bytes) => this.#encoded.set(encoding, bytes),
      // The next request tries again.
      () => this.#encoded.delete(encoding),
    )
    return encoded
  }

  respond(exchange: Exchange): Awaitable<Response> {
    return respondWithBody(exchange, {
      body: this.body,
      type: this.#type,
      etag: this.etag,
      encode: (encoding) => this.#encode(encoding),
    })
  }
}
