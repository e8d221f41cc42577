import { SCREEN_PATHS, screenOf } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { chooseEncoding } from './encoding.ts'
import { matchesEtag } from './etag.ts'
import { type FindPreview, makePreviewResponses } from './preview.ts'
import { respond } from './respond.ts'
import { POLICY_HEADER } from './security-headers.ts'
import { loadSite, type Site, type SiteFile } from './site.ts'

/** File names under /assets contain a content hash, so these files never change. */
const FOREVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'
/** The page refers to the hashed files, so browsers revalidate it on every load. */
const REVALIDATE = 'no-cache'

const respondWithFile = (
  c: Context<AppEnv>,
  file: SiteFile,
  { status, cache }: { status: 200 | 404; cache: string },
): Response => {
  if (file.policy) c.env.headers[POLICY_HEADER] = file.policy
  const headers = { 'Cache-Control': cache, Vary: 'Accept-Encoding', ETag: file.etag }
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), file.etag))
    return respond(c.env, null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const encoded = encoding && file.encoded.get(encoding)
  return respond(c.env, encoded ?? file.body, {
    status,
    headers: {
      ...headers,
      'Content-Type': file.type,
      ...(encoded && { 'Content-Encoding': encoding }),
    },
  })
}

/** The document of the screen at a path. */
const documentOf = ({ documents, page }: Site, path: string): SiteFile => {
  const screen = screenOf(path)
  return (screen && documents.get(screen)) ?? page
}

const respondFromSite = (c: Context<AppEnv>, site: Site): Response => {
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
      return respond(
        c.env,
        'The page has not been built yet. Run npm start, or npm run build in web.\n',
        {
          status: 503,
          headers: {
            'Content-Type': 'text/plain; charset=utf-8',
            'Cache-Control': 'no-store',
            'Retry-After': '10',
          },
        },
      )
    }
    for (const findPreview of previews) {
      const found = findPreview(c.req)
      if (!found) continue
      const document = documentOf(site, c.req.path)
      if (document.policy) c.env.headers[POLICY_HEADER] = document.policy
      return found.then((preview) => respondWithPreview(c, document.body.toString(), preview))
    }
    return respondFromSite(c, site)
  }
}
