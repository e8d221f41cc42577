import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Category, Fact } from '@fable/contract'
import { type FactFieldName, type FeedName, publicFeedPath } from '@fable/contract/limits'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { FOR_OTHER_SITES } from '../../http/every-request.ts'
import { TaggedBody } from '../../http/tagged-body.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { findBeginning } from './times.ts'

/** XML 1.0 does not allow these characters, even if escaped. Facts can contain them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `content` is XML: `element('title', {}, escapeXml(text))`. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content = '',
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return content === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content}</${name}>`
}

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`

export const NAME = 'Fact & Fable'

const textElement = (name: string, text: string) => element(name, {}, escapeXml(text))

// A permanent id (RFC 4151), which stays the same if the server changes from http to https.
const tagOf = (publicUrl: URL, name: string) => `tag:${publicUrl.hostname},2026:${name}`

export type Entry = {
  /** Feed readers recognise the entry by its name, which therefore must not change. */
  readonly name: string
  readonly title: string
  /** null if the time is not known. */
  readonly time: string | null
  readonly changedAt?: string | null
  readonly path: string
  readonly text: string
  readonly source?: string
  readonly category?: Category
}

const PARAGRAPHS: Readonly<Record<FactFieldName, (fact: Given) => readonly string[]>> = {
  text: ({ text }) => [text],
  source: ({ source }) => [`Source: ${source}`],
  category: () => [],
}

type Given = Pick<Fact, FactFieldName>

export const paragraphsOf = (fact: Given): string[] =>
  Object.values(PARAGRAPHS).flatMap((write) => write(fact))

// Atom requires a time, so an entry without a known time gets `since`.
const updatedAt = ({ time, changedAt }: Entry, since: string): string =>
  [time ?? since, changedAt ?? ''].reduce(later)

function writeEntry(entry: Entry, { publicUrl, since }: FeedPlace) {
  const { name, title, time, path, text, source, category } = entry
  return element(
    'entry',
    {},
    [
      textElement('id', tagOf(publicUrl, name)),
      textElement('title', title),
      textElement('updated', updatedAt(entry, since)),
      ...(time === null ? [] : [textElement('published', time)]),
      element('link', { rel: 'alternate', type: 'text/html', href: publicUrl.origin + path }),
      ...(source === undefined
        ? []
        : [element('link', { rel: 'via', href: URL.parse(source)?.href ?? source })]),
      ...(category === undefined ? [] : [element('category', { term: category })]),
      element('content', { type: 'text' }, escapeXml(text)),
    ].join(''),
  )
}

export type Feed = {
  readonly name: string
  readonly self: string
  readonly title: string
  readonly path: string
  readonly entries: readonly Entry[]
}

type FeedPlace = {
  readonly publicUrl: URL
  /** The time of entries without one, and of a feed without entries. */
  readonly since: string
}

const later = (one: string, other: string): string => (one > other ? one : other)

const STYLES = '<?xml-stylesheet type="text/css" href="/feed.css"?>'

/** Atom (RFC 4287) */
function writeFeed(feed: Feed, place: FeedPlace): string {
  const { name, self, title, path, entries } = feed
  const { publicUrl, since } = place

  const parts = [
    textElement('id', tagOf(publicUrl, `feed:${name}`)),
    textElement('title', title),
    textElement(
      'updated',
      entries
        .map((entry) => updatedAt(entry, since))
        .reduce(later, entries.length > 0 ? '' : since),
    ),
    element('author', {}, textElement('name', NAME)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: publicUrl.origin + self }),
    element('link', { rel: 'alternate', type: 'text/html', href: publicUrl.origin + path }),
    ...entries.map((entry) => writeEntry(entry, place)),
  ]

  const root = element('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, parts.join('\n'))
  return xmlDocument(`${STYLES}\n${root}`)
}

export const feedBody = (feed: Feed, place: FeedPlace): TaggedBody =>
  new TaggedBody(writeFeed(feed, place), { type: 'application/atom+xml; charset=utf-8' })

export type FeedSource = {
  readonly name: FeedName
  readonly read: () => Promise<Omit<Feed, 'name' | 'self'>>
}

type Deps = Pick<ServerDeps, 'database' | 'publicUrl'> & { readonly cache: FactCache }

const HEADERS = { ...FOR_OTHER_SITES, Vary: 'Accept, Accept-Encoding' }

/** With Atom's own type, browsers show the source of a feed and ignore its style sheet. */
const SHOWN_TYPE = 'application/xml; charset=utf-8'

const isPage = (accept = ''): boolean => accept.includes('text/html')

export function registerFeeds(
  app: OpenAPIHono<AppEnv>,
  { database, publicUrl, cache }: Deps,
  feeds: readonly FeedSource[],
): void {
  for (const { name, read } of feeds) {
    const readBody = cache.memoize({
      max: 1,
      dependsOn: ['facts', 'votes'],
      load: async () => {
        const since = await findBeginning(database)
        return feedBody(
          { ...(await read()), name, self: publicFeedPath(name) },
          { publicUrl, since },
        )
      },
    })
    app.get(publicFeedPath(name), async (c) => {
      const body = await readBody(name)
      const response = await body.respond(c, { headers: HEADERS })
      if (isPage(c.req.header('Accept'))) response.headers.set('Content-Type', SHOWN_TYPE)
      return response
    })
  }
}
