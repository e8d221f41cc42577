import { constants, brotliCompress, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env.ts'

/** Supported content encodings, smallest result first, with their file extensions. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['name']

/** The byte type that a Response accepts: not backed by a SharedArrayBuffer. */
type Bytes = Buffer<ArrayBuffer>

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The best quality takes a hundred times longer for a tenth less. */
const BROTLI_QUALITY = 5

/** Compresses a body in a worker thread. */
const compress = (body: Bytes, encoding: Encoding): Promise<Bytes> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipAsync(body)

/** Parses an Accept-Encoding header into weights. `br;q=0` excludes br, `*` stands for the rest. */
const parseWeights = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return [name, Number(weight)]
    }),
  )

/** Returns the smallest encoding that the header accepts, or undefined for no encoding. */
export const chooseEncoding = (header = ''): Encoding | undefined => {
  const weights = parseWeights(header)
  return ENCODINGS.find(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)?.name
}

/** A smaller body gains too little from compression. */
const WORTH_COMPRESSING_BYTES = 1024

/** A weak tag, because all encodings of the same content share it. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether an If-None-Match header matches the tag in a weak comparison (RFC 9110). */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

type Options = {
  /** Default: JSON. */
  readonly type?: string
  /** Encodings that are there already. Default: the body is compressed when it is first asked for. */
  readonly encoded?: ReadonlyMap<Encoding, Bytes>
}

type Head = {
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
}

/** A response body with its tag, which is compressed once per encoding, however often it is sent. */
export class TaggedBody {
  readonly body: Bytes
  readonly etag: string
  readonly #type: string
  readonly #encoded: Map<Encoding, Bytes | Promise<Bytes>>

  constructor(
    body: string | Bytes,
    { type = 'application/json', encoded = new Map() }: Options = {},
  ) {
    this.body = typeof body === 'string' ? Buffer.from(body) : body
    this.etag = etagOf(this.body)
    this.#type = type
    this.#encoded = new Map(encoded)
  }

  #encode(encoding: Encoding): Bytes | Promise<Bytes> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const compressed = compress(this.body, encoding)
    this.#encoded.set(encoding, compressed)
    // The next request tries again.
    compressed.catch(() => this.#encoded.delete(encoding))
    return compressed
  }

  /** Responds with the body in an accepted encoding, or with 304 if the browser has it. */
  async respond(
    c: Context<AppEnv>,
    { status = 200, headers: more = {} }: Head = {},
  ): Promise<Response> {
    const headers = {
      ETag: this.etag,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...more,
    }
    if (status === 200 && matchesEtag(c.req.header('If-None-Match'), this.etag)) {
      return c.body(null, 304, headers)
    }
    const isSmall = this.body.length < WORTH_COMPRESSING_BYTES && this.#encoded.size === 0
    const encoding = isSmall ? undefined : chooseEncoding(c.req.header('Accept-Encoding'))
    const body = encoding ? await this.#encode(encoding) : this.body
    return c.body(body, status, {
      ...headers,
      'Content-Type': this.#type,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  }
}

/** A value as a body of JSON. */
export class TaggedJson<T> extends TaggedBody {
  readonly value: T

  constructor(value: T) {
    super(JSON.stringify(value))
    this.value = value
  }
}
