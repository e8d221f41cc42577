import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type Bytes, type Encoding, ENCODINGS } from './encoding.ts'
import { etagOf } from './etag.ts'

/** A file of the built page with its packed forms, which the build has written beside it. */
export type SiteFile = {
  readonly body: Bytes
  readonly packed: ReadonlyMap<Encoding, Bytes>
  readonly type: string
  readonly etag: string
}

/** The built page in memory: what is not in it cannot be asked for, whatever the path says. */
export type Site = {
  readonly page: SiteFile
  /** By the path of the address, e.g. `/assets/index-3f2a.js`. */
  readonly files: ReadonlyMap<string, SiteFile>
}

const isPacked = (path: string) => ENCODINGS.some(({ ending }) => path.endsWith(ending))
const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'))

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

const readSite = (folder: string): Site | undefined => {
  const paths = new Set(pathsIn(folder))
  const read = (path: string): SiteFile => {
    const body = readFileSync(join(folder, path))
    const packed = ENCODINGS.filter(({ ending }) => paths.has(path + ending)).map(
      ({ name, ending }) => [name, readFileSync(join(folder, path + ending))] as const,
    )
    const type = getMimeType(path) ?? 'application/octet-stream'
    return { body, packed: new Map(packed), type, etag: etagOf(body) }
  }

  if (!paths.has('index.html')) return undefined
  // index.html is the page of every path, not a file of its own.
  const served = [...paths].filter(
    (path) => path !== 'index.html' && !isPacked(path) && !isHidden(path),
  )
  return {
    page: read('index.html'),
    files: new Map(served.map((path) => [`/${path}`, read(path)])),
  }
}

/** Reads the built page; none when it has not been built. */
export const loadSite = (folder: string): Site | undefined => {
  try {
    return readSite(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
