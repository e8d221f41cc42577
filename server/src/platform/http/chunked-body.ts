import { hash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { Awaitable } from '../awaitable.ts'
import type { Exchange } from './app-env.ts'
import { PreparedBody, respondInEncoding } from './cached-body.ts'
import { type Bytes, compress, type Encoding } from './encoding.ts'
import { etagOf } from './etag.ts'

/** One element of the array. The same object in two bodies stands for the same JSON. */
export type Piece = {
  readonly json: string
  /** Whether a chunk ends here. It must depend on the element alone: the tag of a body depends on its chunks. */
  readonly endsChunk: boolean
}

/** The pieces up to one that ends a chunk, with what precedes them in the array. */
type Chunk = {
  readonly pieces: readonly Piece[]
  readonly opening: '[' | ','
  readonly bytes: Bytes
  readonly hash: string
  deflated: Bytes | undefined
}

const CLOSING = Buffer.from(']')

/** RFC 1952: deflate, no name, no time, an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const GZIP_CLOSING = deflateRawSync(CLOSING)

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Deflates a chunk so that it ends at a byte and refers to nothing before it: it can stand anywhere in a stream. */
const deflate = (chunk: Chunk): Bytes =>
  (chunk.deflated ??= deflateRawSync(chunk.bytes, { finishFlush: constants.Z_SYNC_FLUSH }))

const cut = (pieces: readonly Piece[]): Piece[][] => {
  const chunks: Piece[][] = [[]]
  for (const piece of pieces) {
    chunks.at(-1)?.push(piece)
    if (piece.endsChunk) chunks.push([])
  }
  // An empty array still has its opening bracket.
  return chunks.filter((chunk, at) => at === 0 || chunk.length > 0)
}

const makeChunk = (pieces: readonly Piece[], opening: Chunk['opening']): Chunk => {
  const bytes = Buffer.from(opening + pieces.map(({ json }) => json).join(','))
  return { pieces, opening, bytes, hash: hash('sha256', bytes, 'base64'), deflated: undefined }
}

/** Cuts the pieces into chunks, and keeps those that the body before has already. */
const chunksOf = (pieces: readonly Piece[], before: readonly Chunk[]): Chunk[] => {
  const byFirst = new Map(before.map((chunk) => [chunk.pieces[0], chunk]))
  return cut(pieces).map((some, at) => {
    const opening = at === 0 ? '[' : ','
    const known = byFirst.get(some[0])
    const isSame =
      known?.opening === opening &&
      known.pieces.length === some.length &&
      some.every((piece, index) => piece === known.pieces[index])
    return isSame ? known : makeChunk(some, opening)
  })
}

/**
 * A JSON array of which a few elements change often. It is serialised and deflated in chunks, so that a body
 * costs what has changed since the one before; only brotli compresses all of it.
 */
export class ChunkedBody<T, P extends Piece> extends PreparedBody {
  /** For the compiler only: the type of the value. */
  declare readonly value: T[]
  readonly pieces: readonly P[]
  readonly etag: string
  /** Whether the body will last long enough that brotli is worth its time, for clients that take gzip, too. */
  isLasting: boolean
  readonly #chunks: readonly Chunk[]
  /** One copy for all: it stays in memory for as long as the slowest client reads. */
  #plainBody: Bytes | undefined
  #gzip: Bytes | undefined
  #brotli: Awaitable<Bytes> | undefined

  constructor(
    pieces: readonly P[],
    { before, isLasting }: { before: ChunkedBody<T, P> | undefined; isLasting: boolean },
  ) {
    super()
    this.pieces = pieces
    this.isLasting = isLasting
    this.#chunks = chunksOf(pieces, before ? before.#chunks : [])
    this.etag = etagOf(Buffer.from(this.#chunks.map((chunk) => chunk.hash).join()))
  }

  get #plain(): Bytes {
    return (this.#plainBody ??= Buffer.concat([...this.#chunks.map(({ bytes }) => bytes), CLOSING]))
  }

  #inGzip(): Bytes {
    const parts = [...this.#chunks.map(({ bytes }) => bytes), CLOSING]
    const checksum = parts.reduce((crc, bytes) => crc32(bytes, crc), 0)
    const size = parts.reduce((sum, { length }) => sum + length, 0)
    const deflated = this.#chunks.map(deflate)
    return Buffer.concat([GZIP_HEADER, ...deflated, GZIP_CLOSING, uint32(checksum), uint32(size)])
  }

  #inBrotli(): Awaitable<Bytes> {
    const compressed = compress(this.#plain, 'br')
    compressed.then(
      (bytes) => (this.#brotli = bytes),
      // The next request tries again.
      () => (this.#brotli = undefined),
    )
    return compressed
  }

  #bodyIn(encoding: Encoding | undefined): Awaitable<Bytes> {
    if (encoding === 'gzip') return (this.#gzip ??= this.#inGzip())
    if (encoding === 'br') return (this.#brotli ??= this.#inBrotli())
    return this.#plain
  }

  respond(exchange: Exchange): Awaitable<Response> {
    return respondInEncoding(exchange, {
      type: 'application/json',
      etag: this.etag,
      encodings: this.isLasting || this.#brotli ? ['br', 'gzip'] : ['gzip', 'br'],
      bodyIn: (encoding) => this.#bodyIn(encoding),
    })
  }
}
