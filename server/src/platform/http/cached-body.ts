import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { type Bytes, chooseEncoding, compress, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'

/** Below this a packed body is hardly shorter. */
const WORTH_COMPRESSING_BYTES = 1024

/** An answer as bytes: serialised once and packed once per encoding, however often it is sent. */
export class CachedBody<T> {
  /** For the compiler alone: what the bytes say. */
  declare readonly says: T
  readonly json: Bytes
  readonly etag: string
  readonly #packed = new Map<Encoding, Promise<Bytes>>()

  constructor(value: T) {
    this.json = Buffer.from(JSON.stringify(value))
    this.etag = etagOf(this.json)
  }

  #pack(encoding: Encoding): Promise<Bytes> {
    const known = this.#packed.get(encoding)
    if (known) return known
    const packed = compress(this.json, encoding)
    this.#packed.set(encoding, packed)
    return packed
  }

  /** Answers the bytes as the browser likes them, or 304 when it has them already. */
  async answer(c: Context<AppEnv>): Promise<Response> {
    c.header('ETag', this.etag)
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    if (matchesEtag(c.req.header('If-None-Match'), this.etag)) return c.body(null, 304)
    c.header('Content-Type', 'application/json')
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    if (!encoding || this.json.length < WORTH_COMPRESSING_BYTES) return c.body(this.json)
    c.header('Content-Encoding', encoding)
    return c.body(await this.#pack(encoding))
  }
}
