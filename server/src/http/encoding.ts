import { constants, brotliCompress, gzip } from 'node:zlib'
import { promisify } from 'node:util'

/** Supported content encodings, smallest result first, with their file extensions. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['name']

/** The byte type that a Response accepts: not backed by a SharedArrayBuffer. */
export type Bytes = Buffer<ArrayBuffer>

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** It takes a hundred times longer than the usual one for a tenth less. */
export const BEST_QUALITY = 11

/** Compresses a body in a worker thread. `quality`: of brotli. */
export const compress = (body: Bytes, encoding: Encoding, quality = 4): Promise<Bytes> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
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
