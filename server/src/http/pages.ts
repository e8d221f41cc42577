import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { RespondWithDocument } from './documents.ts'
import { NO_STORE } from './problems.ts'
import { loadSite } from './site.ts'

/** File names under /assets contain a content hash, so these files never change. */
const FOREVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

type Deps = {
  /** The folder of the built page. */
  readonly webDist: string
  readonly respondWithDocument: RespondWithDocument
}

/** Serves the files of the built page and the documents of all screens, or a 503 if the page has not been built. */
export const pages = ({
  webDist,
  respondWithDocument,
}: Deps): ((c: Context<AppEnv>) => Promise<Response>) => {
  let site = loadSite(webDist)
  return async (c) => {
    site ??= loadSite(webDist)
    const { path } = c.req
    const file = site?.get(path)
    if (file) {
      const cache = path.startsWith('/assets/') ? FOREVER : FIVE_MINUTES
      return file.respond(c, { headers: { 'Cache-Control': cache } })
    }
    return (
      (await respondWithDocument(c)) ??
      c.text('The page has not been built yet. Run npm start, or npm run build.\n', 503, {
        ...NO_STORE,
        'Retry-After': '10',
      })
    )
  }
}
