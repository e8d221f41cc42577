import { SCREEN_PATHS, screenOf } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { type FindPreview, makePreviewResponses } from './preview.ts'
import { DOCUMENT_HEADERS, POLICY_HEADER } from './security-headers.ts'
import { NO_STORE } from './problems.ts'
import { loadSite, type Site, type SiteFile } from './site.ts'

/** File names under /assets contain a content hash, so these files never change. */
const FOREVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'
/** The page refers to the hashed files, so browsers revalidate it on every load. */
const REVALIDATE = 'no-cache'

const respondWithFile = (
  c: Context<AppEnv>,
  { body, policy }: SiteFile,
  { status, cache }: { status: 200 | 404; cache: string },
): Promise<Response> =>
  body.respond(c, {
    status,
    headers: {
      'Cache-Control': cache,
      ...(policy && { ...DOCUMENT_HEADERS, [POLICY_HEADER]: policy }),
    },
  })

/** The document of the screen at a path. */
const documentOf = ({ documents, page }: Site, path: string): SiteFile => {
  const screen = screenOf(path)
  return (screen && documents.get(screen)) ?? page
}

const respondFromSite = (c: Context<AppEnv>, site: Site): Promise<Response> => {
  const { path } = c.req
  const file = site.files.get(path)
  if (file) {
    return respondWithFile(c, file, {
      status: 200,
      cache: path.startsWith('/assets/') ? FOREVER : FIVE_MINUTES,
    })
  }
  const screen = screenOf(path)
  // A path with an id is found by a preview.
  const isFound = screen && !SCREEN_PATHS[screen].includes(':')
  return respondWithFile(c, documentOf(site, path), {
    status: isFound ? 200 : 404,
    cache: REVALIDATE,
  })
}

type PageDeps = {
  /** The folder of the built page. */
  readonly folder: string
  /** The public address of the server. */
  readonly publicUrl: URL
  readonly previews: readonly FindPreview[]
}

/** Serves the built page and its files, or a 503 if the page has not been built. */
export const pages = ({
  folder,
  publicUrl,
  previews,
}: PageDeps): ((c: Context<AppEnv>) => Response | Promise<Response>) => {
  let site = loadSite(folder)
  const respondWithPreview = makePreviewResponses(publicUrl)
  return (c) => {
    site ??= loadSite(folder)
    if (!site) {
      return c.text(
        'The page has not been built yet. Run npm start, or npm run build in web.\n',
        503,
        { ...NO_STORE, 'Retry-After': '10' },
      )
    }
    for (const findPreview of previews) {
      const found = findPreview(c.req)
      if (!found) continue
      const document = documentOf(site, c.req.path)
      return found.then((preview) => respondWithPreview(c, document, preview))
    }
    return respondFromSite(c, site)
  }
}
