import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env.ts'

export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['name']

/** A Response does not accept bytes in shared memory. */
type Bytes = Buffer<ArrayBuffer>

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The best quality takes a hundred times as long, and the result is only a tenth smaller. */
const BROTLI_QUALITY = 5

const compress = async (body: Bytes, encoding: Encoding): Promise<Bytes> =>
  ownBytes(
    await (encoding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipAsync(body)),
  )

export function chooseEncoding(header = ''): Encoding | undefined {
  // The encoding br is excluded by `br;q=0`. The name `*` means all encodings that the header does not name.
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  return ENCODINGS.find(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)?.name
}

const WORTH_COMPRESSING_BYTES = 1024

/** The ETag is weak, because all encodings of the body share it. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

type Options = {
  readonly type?: string
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

export type EncodedBody = {
  readonly bytes: Bytes
  readonly type: string
  readonly encoding: Encoding | undefined
  readonly etag: string
}

const respondUnchanged = (
  c: Context<AppEnv>,
  etag: string,
  { status = 200, headers }: Head,
): Response | undefined =>
  status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)
    ? c.body(null, 304, { ...sharedHeaders(etag), ...headers })
    : undefined

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

/** A body that is compressed once for each encoding, however often it is sent. */
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
    // The next request tries again.
    compressed.catch(() => this.#encoded.delete(encoding))
    return compressed
  }

  async encodedAs(encoding: Encoding | undefined): Promise<EncodedBody> {
    const bytes = encoding ? await this.#encode(encoding) : this.body
    return { bytes, encoding, type: this.#type, etag: this.etag }
  }

  /**
   * Frees the memory of the body at once, because the garbage collector would first let tens of megabytes accumulate.
   * Use it only for a body that was made from a text, which has its own buffer. Afterwards the body cannot be used.
   */
  release(): void {
    this.body.buffer.transfer(0)
  }

  async respond(c: Context<AppEnv>, head: Head = {}): Promise<Response> {
    const unchanged = respondUnchanged(c, this.etag, head)
    if (unchanged) return unchanged
    const isSmall = this.body.length < WORTH_COMPRESSING_BYTES && this.#encoded.size === 0
    const encoding = isSmall ? undefined : chooseEncoding(c.req.header('Accept-Encoding'))
    return respondEncoded(c, await this.encodedAs(encoding), head)
  }
}

export class TaggedJson<T> extends TaggedBody {
  readonly value: T

  constructor(value: T) {
    super(JSON.stringify(value))
    this.value = value
  }
}

// The buffers of Node and its compressors are parts of pools of 64 KB. Each part would keep its whole pool in memory,
// so the bytes are copied.
function ownBytes(body: string | Bytes): Bytes {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(body))
  if (typeof body === 'string') own.write(body)
  else own.set(body)
  return own
}
