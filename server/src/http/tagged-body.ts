import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env.ts'

/** The supported content encodings, the one with the smallest results first, with the extensions of encoded files. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['name']

/** The type of bytes that a Response accepts, which are not in shared memory. */
type Bytes = Buffer<ArrayBuffer>

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The quality of Brotli. The best one takes a hundred times as long, for a result that is a tenth smaller. */
const BROTLI_QUALITY = 5

const compress = async (body: Bytes, encoding: Encoding): Promise<Bytes> =>
  ownBytes(
    await (encoding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipAsync(body)),
  )

/** Returns the smallest encoding that the header accepts, or undefined for no encoding. */
export function chooseEncoding(header = ''): Encoding | undefined {
  // `br;q=0` excludes br; `*` means all others.
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  return ENCODINGS.find(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)?.name
}

/** Minimum size of a body that is compressed; smaller ones gain too little. */
const WORTH_COMPRESSING_BYTES = 1024

/** Returns the ETag of a body. It is a weak one, because all encodings of the body share it. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** Checks whether an If-None-Match header matches the tag in a weak comparison (RFC 9110). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

type Options = {
  /** The content type; JSON by default. */
  readonly type?: string
  /** Encodings of the body that already exist. Others are made when they are first requested. */
  readonly encoded?: ReadonlyMap<Encoding, Bytes>
}

type Head = {
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
}

const sharedHeaders = (etag: string) => ({
  ETag: etag,
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
})

/** A response body in one encoding, with the ETag that all its encodings share. */
export type EncodedBody = {
  readonly bytes: Bytes
  readonly type: string
  readonly encoding: Encoding | undefined
  readonly etag: string
}

/** Responds with 304 if the browser has the body with this ETag. */
const respondUnchanged = (
  c: Context<AppEnv>,
  etag: string,
  { status = 200, headers }: Head,
): Response | undefined =>
  status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)
    ? c.body(null, 304, { ...sharedHeaders(etag), ...headers })
    : undefined

/** Responds with a body in its encoding, or with 304 if the browser has it. */
export const respondEncoded = (
  c: Context<AppEnv>,
  { bytes, type, encoding, etag }: EncodedBody,
  head: Head = {},
): Response =>
  respondUnchanged(c, etag, head) ??
  c.body(bytes, head.status ?? 200, {
    ...sharedHeaders(etag),
    ...head.headers,
    'Content-Type': type,
    ...(encoding && { 'Content-Encoding': encoding }),
  })

/** A response body with its ETag. It is compressed only once for each encoding, however often it is sent. */
export class TaggedBody {
  readonly body: Bytes
  readonly etag: string
  readonly #type: string
  readonly #encoded: Map<Encoding, Bytes | Promise<Bytes>>

  constructor(
    body: string | Bytes,
    { type = 'application/json', encoded = new Map() }: Options = {},
  ) {
    this.body = typeof body === 'string' ? ownBytes(body) : body
    this.etag = etagOf(this.body)
    this.#type = type
    this.#encoded = new Map(encoded)
  }

  #encode(encoding: Encoding): Bytes | Promise<Bytes> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const compressed = compress(this.body, encoding)
    this.#encoded.set(encoding, compressed)
    // The next request makes another attempt.
    compressed.catch(() => this.#encoded.delete(encoding))
    return compressed
  }

  /** Returns the body in one encoding, for callers that cache only that one. */
  async encodedAs(encoding: Encoding | undefined): Promise<EncodedBody> {
    const bytes = encoding ? await this.#encode(encoding) : this.body
    return { bytes, encoding, type: this.#type, etag: this.etag }
  }

  /**
   * Frees the memory of a body that was made from a text, which has a buffer of its own. It is of no use after this. The
   * garbage collector would let tens of megabytes pile up first.
   */
  release(): void {
    this.body.buffer.transfer(0)
  }

  /** Responds with the body in an encoding that the client accepts, or with 304 if the browser has it. */
  async respond(c: Context<AppEnv>, head: Head = {}): Promise<Response> {
    const unchanged = respondUnchanged(c, this.etag, head)
    if (unchanged) return unchanged
    const isSmall = this.body.length < WORTH_COMPRESSING_BYTES && this.#encoded.size === 0
    const encoding = isSmall ? undefined : chooseEncoding(c.req.header('Accept-Encoding'))
    return respondEncoded(c, await this.encodedAs(encoding), head)
  }
}

/** A body that contains a value as JSON. */
export class TaggedJson<T> extends TaggedBody {
  readonly value: T

  constructor(value: T) {
    super(JSON.stringify(value))
    this.value = value
  }
}

// Copies bytes to a buffer of their own. Buffers of Node and its compressors are parts of pools of 64 KB, and each part
// keeps the whole pool in memory.
function ownBytes(body: string | Bytes): Bytes {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(body))
  if (typeof body === 'string') own.write(body)
  else own.set(body)
  return own
}
