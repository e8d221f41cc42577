import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type Screen, SCREENS } from '@fable/contract/limits'
import { ENCODINGS } from './encoding.ts'
import { KeptBody } from './kept-body.ts'
import { policyOf } from './security-headers.ts'

/** A file of the built page with its compressed versions, which the build writes next to it. */
export type SiteFile = {
  readonly body: KeptBody
  /** Of a document: its Content-Security-Policy. */
  readonly policy?: string
}

/** The built page in memory. No request path can reach any other file. */
export type Site = {
  /** The document of paths without a screen, which also stands in for one that the build did not write. */
  readonly page: SiteFile
  /** The document of a screen, with its style sheets in it. */
  readonly documents: ReadonlyMap<Screen, SiteFile>
  /** By request path, for example `/assets/index-3f2a.js`. */
  readonly files: ReadonlyMap<string, SiteFile>
}

const isEncoded = (path: string) => ENCODINGS.some(({ extension }) => path.endsWith(extension))
const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'))

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

const readSite = (folder: string): Site | undefined => {
  const paths = new Set(pathsIn(folder))
  const read = (path: string): SiteFile => {
    const body = readFileSync(join(folder, path))
    const encoded = ENCODINGS.filter(({ extension }) => paths.has(path + extension)).map(
      ({ name, extension }) => [name, readFileSync(join(folder, path + extension))] as const,
    )
    const type = getMimeType(path) ?? 'application/octet-stream'
    const policy = path.endsWith('.html') ? { policy: policyOf(body.toString()) } : {}
    return { body: new KeptBody(body, { type, encoded: new Map(encoded) }), ...policy }
  }

  if (!paths.has('index.html')) return undefined
  // index.html is served at every screen path, not under its own name.
  const served = [...paths].filter(
    (path) => path !== 'index.html' && !isEncoded(path) && !isHidden(path),
  )
  const documents = SCREENS.map((screen) => [screen, `.documents/${screen}.html`] as const)
  return {
    page: read('index.html'),
    documents: new Map(
      documents.filter(([, path]) => paths.has(path)).map(([screen, path]) => [screen, read(path)]),
    ),
    files: new Map(served.map((path) => [`/${path}`, read(path)])),
  }
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
