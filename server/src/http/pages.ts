import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Context, Hono, NotFoundHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { errorCode } from '../lib/errors.ts'
import type { AppEnv } from './app-env.ts'
import type { RespondWithDocument } from './documents.ts'
import { FOR_OTHER_SITES } from './every-request.ts'
import type { TakesForm } from './forms.ts'
import { NO_STORE, respondWithProblem } from './problems.ts'
import { SCREENS_FILE } from './screens.ts'
import { ENCODINGS, TaggedBody } from './tagged-body.ts'

/** The name of a file under /assets contains a hash of its content, so the file never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

const isEncoded = (path: string) => ENCODINGS.some(({ extension }) => path.endsWith(extension))
const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'))
const isPicture = (path: string) => getMimeType(path)?.startsWith('image/') ?? false
const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

type Deps = {
  readonly webDist: string
  readonly respondWithDocument: RespondWithDocument
  readonly takesForm: TakesForm
}

/**
 * Responds with a file of the built page, with the document of a screen, or with a problem for paths under /api and for
 * wrong methods. Responds with 503 if the page has not been built.
 */
export function handleNotFound(
  app: Hono<AppEnv>,
  { webDist, respondWithDocument, takesForm }: Deps,
): NotFoundHandler<AppEnv> {
  let files = readFiles(webDist)

  const respondWithPage = async (c: Context<AppEnv>) => {
    files ??= readFiles(webDist)
    // Clients that do not read the document request its icon at this path.
    const path = c.req.path === '/favicon.ico' ? '/icon-192.png' : c.req.path
    const file = files?.get(path)
    if (file) {
      const cache = path.startsWith('/assets/') ? FOREVER : FIVE_MINUTES
      const headers = { 'Cache-Control': cache, ...(isPicture(path) && FOR_OTHER_SITES) }
      return file.respond(c, { headers })
    }
    return (
      (await respondWithDocument(c)) ??
      c.text('The page has not been built yet. Run npm start, or npm run build.\n', 503, {
        ...NO_STORE,
        'Retry-After': '10',
      })
    )
  }

  return (c) => {
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isApi(path) && isRead) return respondWithPage(c)
    const methods = new Set([
      ...(isApi(path) ? [] : ['GET', 'HEAD']),
      ...(takesForm(path) ? ['POST'] : []),
      ...methodsOf(app, path),
    ])
    const allow = [...methods]
    // If the path allows the method, the handler of its call has itself responded with `c.notFound()`.
    if (allow.length === 0 || allow.includes(method)) return respondWithProblem(c, 'not_found')
    return respondWithProblem(c, 'method_not_allowed', { allow })
  }
}

/**
 * Reads all files of the page into memory, by request path, so that no request path can lead to any other file. Returns
 * undefined if the page has not been built.
 */
function readFiles(folder: string): ReadonlyMap<string, TaggedBody> | undefined {
  try {
    const paths = new Set(listFiles(folder))
    if (!paths.has(SCREENS_FILE)) return undefined
    const read = (path: string) => {
      const encoded = ENCODINGS.filter(({ extension }) => paths.has(path + extension)).map(
        ({ name, extension }) => [name, readFileSync(join(folder, path + extension))] as const,
      )
      const type = getMimeType(path) ?? 'application/octet-stream'
      return new TaggedBody(readFileSync(join(folder, path)), { type, encoded: new Map(encoded) })
    }
    const served = [...paths].filter((path) => !isEncoded(path) && !isHidden(path))
    return new Map(served.map((path) => [`/${path}`, read(path)]))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  const countHandlers = (method: string) => app.router.match(method, path)[0].length
  return METHODS.filter((method) => countHandlers(method) > countHandlers('TRACE')).flatMap(
    (method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]),
  )
}
