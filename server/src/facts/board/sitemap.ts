import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { factPath, type Screen, SCREEN_PATHS, SCREENS } from '@fable/contract/limits'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { queueLongWork } from '../../http/long-work.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { TaggedBody } from '../../http/tagged-body.ts'
import { element, escapeXml, xmlDocument } from '../feeds/writer.ts'
import { findLastId } from '../store/facts.ts'
import { listIds } from './pages.ts'

/** The protocol allows 50,000 addresses in a part. The first part also contains the addresses of the screens. */
const PART_IDS = 49_000

/**
 * The addresses of facts are added below. A crawler finds the other screens with `false` through links, or they are not
 * for the public.
 */
const IS_LISTED: Readonly<Record<Screen, boolean>> = {
  facts: true,
  fact: false,
  today: true,
  days: true,
  day: false,
  game: true,
  run: false,
  leaderboard: false,
  daily: false,
  ledger: false,
  shop: true,
  feedback: true,
  updates: true,
  credits: false,
  privacy: false,
  feeds: false,
  desk: false,
}

const LISTED_PATHS = SCREENS.filter((screen) => IS_LISTED[screen]).map(
  (screen) => SCREEN_PATHS[screen],
)

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type Deps = Pick<ServerDeps, 'database' | 'publicUrl'> & {
  readonly rateLimit: RateLimiter
}

const locations = (name: 'url' | 'sitemap', addresses: readonly string[]) =>
  addresses.map((address) => element(name, {}, element('loc', {}, escapeXml(address)))).join('\n')

const respondWithXml = (c: Context<AppEnv>, text: string) =>
  new TaggedBody(text, { type: 'application/xml; charset=utf-8' }).respond(c)

export function registerSitemap(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  // The limit is low, because writing a part with 49,000 facts takes 50 ms.
  const limit = deps.rateLimit({ name: 'sitemap', limit: 60, windowMs: 60_000 })
  const countParts = async () =>
    Math.max(1, Math.ceil((await findLastId(deps.database)) / PART_IDS))

  const robots = new TaggedBody(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${deps.publicUrl.origin}/sitemap.xml\n`,
    { type: 'text/plain; charset=utf-8' },
  )
  app.get('/robots.txt', (c) => robots.respond(c))
  app.get('/sitemap.xml', limit, async (c) => {
    const parts = await countParts()
    return respondWithXml(c, parts > 1 ? writeIndex(deps, parts) : await writePart(deps, 1))
  })
  app.get('/sitemaps/:name', limit, async (c) => {
    const part = Number(/^facts-([1-9]\d{0,5})\.xml$/.exec(c.req.param('name'))?.[1] ?? 0)
    if (part === 0 || part > (await countParts())) return c.notFound()
    return respondWithXml(c, await writePart(deps, part))
  })
}

function writeIndex({ publicUrl }: Deps, parts: number): string {
  const addresses = Array.from(
    { length: parts },
    (_, index) => `${publicUrl.origin}/sitemaps/facts-${index + 1}.xml`,
  )
  return xmlDocument(element('sitemapindex', { xmlns: XMLNS }, locations('sitemap', addresses)))
}

async function writePart({ database, publicUrl }: Deps, part: number): Promise<string> {
  const ids = await listIds(database, { after: (part - 1) * PART_IDS, last: part * PART_IDS })
  return queueLongWork(() => {
    const paths = [...(part === 1 ? LISTED_PATHS : []), ...ids.map(factPath)]
    const addresses = paths.map((path) => publicUrl.origin + path)
    return xmlDocument(element('urlset', { xmlns: XMLNS }, locations('url', addresses)))
  })
}
