import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { ENCODINGS } from './encoding.ts'
import { KeptBody } from './kept-body.ts'

/** The files of the built page in memory, by request path. No path can reach any other file. */
export type Site = ReadonlyMap<string, KeptBody>

/** What renders the screens. The build writes it last. */
export const SCREENS_FILE = '.server/server.js'

const isEncoded = (path: string) => ENCODINGS.some(({ extension }) => path.endsWith(extension))
const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'))

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

const readSite = (folder: string): Site | undefined => {
  const paths = new Set(pathsIn(folder))
  const read = (path: string) => {
    const encoded = ENCODINGS.filter(({ extension }) => paths.has(path + extension)).map(
      ({ name, extension }) => [name, readFileSync(join(folder, path + extension))] as const,
    )
    const type = getMimeType(path) ?? 'application/octet-stream'
    return new KeptBody(readFileSync(join(folder, path)), { type, encoded: new Map(encoded) })
  }
  if (!paths.has(SCREENS_FILE)) return undefined
  const served = [...paths].filter((path) => !isEncoded(path) && !isHidden(path))
  return new Map(served.map((path) => [`/${path}`, read(path)]))
}

/** Reads the built page. Returns undefined if it has not been built. */
export const loadSite = (folder: string): Site | undefined => {
  try {
    return readSite(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
