import { constants, brotliCompress, gzip } from 'node:zlib'
import { promisify } from 'node:util'

/** How a body may be packed, the tightest first, with the ending of a file packed so. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['name']

/** Bytes that an answer may send as they are: not in memory shared between threads. */
export type Bytes = Buffer<ArrayBuffer>

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Quality 11 would take a hundred times longer for a tenth less. */
const BROTLI_QUALITY = 4

/** Packs a body while the process goes on answering others. */
export const compress = (body: Bytes, encoding: Encoding): Promise<Bytes> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipAsync(body)

/** The weight of each encoding in an Accept-Encoding header: `br;q=0` refuses, `*` means the rest. */
const weightsIn = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return [name, Number(weight)]
    }),
  )

/** The tightest encoding that the header accepts, or none for the plain body. */
export const chooseEncoding = (header: string | undefined): Encoding | undefined => {
  const weights = weightsIn(header ?? '')
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  return ENCODINGS.find(({ name }) => weightOf(name) > 0)?.name
}
