import type { Category, FactDetails } from '@fable/contract'
import { CATEGORIES, factPath } from '@fable/contract/limits'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Database } from '../../db/database.ts'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { TaggedBody } from '../../http/tagged-body.ts'
import type { FactCache } from '../board/fact-cache.ts'
import { listPage, toDetails } from '../board/pages.ts'

/** Characters that XML 1.0 does not allow, not even escaped. A fact's text can contain them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element: `element('link', { href })`, `element('title', {}, escapeXml(text))`. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  content = '',
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return content === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content}</${name}>`
}

/** A document with this root element. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`

const ENTRIES_MAX = 50

const NAME = 'Fact & Fable'

/** Atom demands a time. Starting facts and those of earlier versions have none. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z'

const textElement = (name: string, text: string) => element(name, {}, escapeXml(text))

/** A permanent id (RFC 4151). It does not change when the server moves from http to https. */
const tagOf = (publicUrl: URL, name: string) => `tag:${publicUrl.hostname},2026:${name}`

const entryOf = ({ id, text, source, category, createdAt }: FactDetails, publicUrl: URL) =>
  element(
    'entry',
    {},
    [
      textElement('id', tagOf(publicUrl, `fact:${id}`)),
      textElement('title', text),
      textElement('updated', createdAt ?? UNKNOWN_TIME),
      ...(createdAt === null ? [] : [textElement('published', createdAt)]),
      element('link', {
        rel: 'alternate',
        type: 'text/html',
        href: publicUrl.origin + factPath(id),
      }),
      element('link', { rel: 'via', href: URL.parse(source)?.href ?? source }),
      element('category', { term: category }),
      element('content', { type: 'text' }, escapeXml(`${text}\n\nSource: ${source}`)),
    ].join(''),
  )

type Feed = {
  /** The name in the feed's address. */
  readonly name: string
  readonly title: string
  /** The path of the screen with the same facts. */
  readonly path: string
  readonly facts: readonly FactDetails[]
}

/** Writes an Atom feed (RFC 4287). */
const writeFeed = ({ name, title, path, facts }: Feed, publicUrl: URL): string => {
  const times = facts.map(({ createdAt }) => createdAt ?? UNKNOWN_TIME)
  const self = `${publicUrl.origin}/feeds/${name}.atom`
  const parts = [
    textElement('id', tagOf(publicUrl, `feed:${name}`)),
    textElement('title', title),
    textElement(
      'updated',
      times.reduce((one, other) => (one > other ? one : other), UNKNOWN_TIME),
    ),
    element('author', {}, textElement('name', NAME)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', { rel: 'alternate', type: 'text/html', href: publicUrl.origin + path }),
    ...facts.map((fact) => entryOf(fact, publicUrl)),
  ]
  return xmlDocument(element('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, parts.join('\n')))
}

type Deps = Pick<ServerDeps, 'database' | 'publicUrl'> & {
  readonly cache: FactCache
}

/** The newest facts of one category or of all. */
const readNewest = async (database: Database, category?: Category): Promise<Feed> => {
  const rows = await listPage(database, { sort: 'new', category, limit: ENTRIES_MAX })
  return {
    name: category ?? 'all',
    title: category === undefined ? NAME : `${NAME}: ${category}`,
    path: category === undefined ? '/' : `/?category=${category}`,
    facts: rows.map(toDetails),
  }
}

/** The most disputed facts, the newest first. */
const readDisputed = async (database: Database): Promise<Feed> => {
  const rows = await listPage(database, { sort: 'disputed', limit: ENTRIES_MAX })
  return {
    name: 'disputed',
    title: `${NAME}: disputed`,
    path: '/?sort=disputed',
    facts: rows.toSorted((one, other) => other.id - one.id).map(toDetails),
  }
}

/** Serves the Atom feeds. */
export const registerFeeds = (
  app: OpenAPIHono<AppEnv>,
  { database, cache, publicUrl }: Deps,
): void => {
  const type = 'application/atom+xml; charset=utf-8'
  const feeds = new Map<string, () => Promise<Feed>>([
    ['all', () => readNewest(database)],
    ['disputed', () => readDisputed(database)],
    ...CATEGORIES.map(({ id }) => [id, () => readNewest(database, id)] as const),
  ])
  for (const [name, readFeed] of feeds) {
    const read = cache.memoize({
      max: 1,
      load: async () => new TaggedBody(writeFeed(await readFeed(), publicUrl), { type }),
    })
    app.get(`/feeds/${name}.atom`, async (c) => (await read(name)).respond(c))
  }
}
