import type { Category, Correction, FactDetails } from '@fable/contract'
import {
  CATEGORY_IDS,
  DAY_MS,
  dayOf,
  dayPath,
  factPath,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Database } from '../../db/database.ts'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { FOR_OTHER_SITES } from '../../http/every-request.ts'
import { TaggedBody } from '../../http/tagged-body.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { type FactRow, listDetails, listPage } from '../board/pages.ts'
import { findBeginning, lastDisputedQuery, listChanges } from './times.ts'
import type { DayReads, KnownDay } from '../rounds/days.ts'

/** Matches characters that XML 1.0 does not allow, even if escaped. Facts can contain them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes a text for an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Writes an element: `element('link', { href })`, `element('title', {}, escapeXml(text))`. */
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

/** Writes a document with this root element. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`

const ENTRIES_MAX = 50

const NAME = 'Fact & Fable'

const textElement = (name: string, text: string) => element(name, {}, escapeXml(text))

/** Returns a permanent id (RFC 4151). It stays the same if the server changes from http to https. */
const tagOf = (publicUrl: URL, name: string) => `tag:${publicUrl.hostname},2026:${name}`

type Entry = {
  /** The permanent name of the entry. */
  readonly name: string
  readonly title: string
  /** The ISO time at which it was published; null if that is not known. */
  readonly time: string | null
  /** The ISO time of its last change, if it was changed. */
  readonly changed?: string | null
  /** The path of the screen that shows it. */
  readonly path: string
  readonly text: string
  /** The address of its source. */
  readonly source?: string
  readonly category?: Category
}

/** Returns when an entry last changed. Atom requires a time, so `since` is used if none is known. */
const updatedAt = ({ time, changed }: Entry, since: string): string =>
  [time ?? since, changed ?? ''].reduce(later)

const writeEntry = (entry: Entry, { publicUrl, since }: FeedPlace) => {
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

/** Writes the correction below a disputed fact. */
const rather = (correction: Correction | undefined): string =>
  correction ? `\n\nRather: ${correction.text} (${correction.source})` : ''

const entryOf = (
  { id, text, source, category, createdAt, correction }: FactDetails,
  changed: string | null = null,
): Entry => ({
  name: `fact:${id}`,
  title: text,
  time: createdAt,
  changed,
  path: factPath(id),
  text: `${text}\n\nSource: ${source}${rather(correction)}`,
  source,
  category,
})

export type Feed = {
  /** The permanent name of the feed. */
  readonly name: string
  /** The path of the feed itself; by default that of a public feed of this name. */
  readonly self?: string
  readonly title: string
  /** The path of the screen that shows the same. */
  readonly path: string
  readonly entries: readonly Entry[]
}

/** The server of a feed, and the beginning of its board. */
type FeedPlace = {
  readonly publicUrl: URL
  /** The ISO time used for entries without one, and for a feed without entries. */
  readonly since: string
}

const later = (one: string, other: string): string => (one > other ? one : other)

const feedPath = (name: string) => `/feeds/${name}.atom`

/** Writes an Atom feed (RFC 4287). */
const writeFeed = (feed: Feed, place: FeedPlace): string => {
  const { name, self = feedPath(name), title, path, entries } = feed
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
  return xmlDocument(element('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, parts.join('\n')))
}

/** Returns a feed as the body of a response. */
export const feedBody = (feed: Feed, place: FeedPlace): TaggedBody =>
  new TaggedBody(writeFeed(feed, place), { type: 'application/atom+xml; charset=utf-8' })

type Deps = Pick<ServerDeps, 'database' | 'publicUrl' | 'now'> & {
  readonly cache: FactCache
  readonly days: DayReads
}

/** Converts facts to entries, with the times of their changes. */
const listEntries = async (database: Database, rows: readonly FactRow[]): Promise<Entry[]> => {
  const changes = await listChanges(
    database,
    rows.map(({ id }) => id),
  )
  const facts = await listDetails(database, rows)
  return facts.map((fact) => entryOf(fact, changes.get(fact.id)))
}

/** Reads the newest facts of one category or of all. */
const readNewest = async (database: Database, category?: Category): Promise<Feed> => {
  const rows = await listPage(database, { sort: 'new', category, limit: ENTRIES_MAX })
  return {
    name: category ?? 'all',
    title: category === undefined ? NAME : `${NAME}: ${category}`,
    path: category === undefined ? '/' : `/?category=${category}`,
    entries: await listEntries(database, rows),
  }
}

/**
 * Reads the facts that became disputed last. Each is an entry of its own, dated by the time at which it became
 * disputed.
 */
const readDisputed = async (database: Database): Promise<Feed> => {
  const disputed = await lastDisputedQuery(database, ENTRIES_MAX).execute()
  const among = disputed.map(({ id }) => id)
  const rows = await listPage(database, { sort: 'disputed', among, limit: ENTRIES_MAX })
  const entries = new Map(
    (await listEntries(database, rows)).map((entry) => [entry.name, entry] as const),
  )
  return {
    name: 'disputed',
    title: `${NAME}: disputed`,
    path: '/?sort=disputed',
    entries: disputed.flatMap(({ id, disputedAt }) => {
      const entry = entries.get(`fact:${id}`)
      return entry ? [{ ...entry, name: `disputed:${id}`, time: disputedAt }] : []
    }),
  }
}

const DAYS_MAX = 14

/** Lists the last days that have a fact or a round, newest first. */
const listDays = async ({ days, now }: Deps): Promise<KnownDay[]> => {
  const names = Array.from({ length: DAYS_MAX }, (_, n) => dayOf(now() - n * DAY_MS))
  const read = await Promise.all(names.map((day) => days.day(day)))
  return read.flatMap(({ value }) => (value ? [value] : []))
}

const readFactsOfTheDay = async (deps: Deps): Promise<Feed> => {
  const days = await listDays(deps)
  const ids = days.flatMap(({ ofTheDay }) => (ofTheDay === null ? [] : [ofTheDay.id]))
  const changes = await listChanges(deps.database, ids)
  return {
    name: 'fact-of-the-day',
    title: `${NAME}: the fact of the day`,
    path: SCREEN_PATHS.days,
    entries: days.flatMap(({ day, ofTheDay }) =>
      ofTheDay === null
        ? []
        : [
            {
              ...entryOf(ofTheDay, changes.get(ofTheDay.id)),
              name: `fact-of-the-day:${day}`,
              time: `${day}T00:00:00.000Z`,
            },
          ],
    ),
  }
}

/** Writes the sentences of a round, in which nothing reveals the fable. */
const sentencesOf = (sentences: readonly (string | null)[]): string =>
  sentences.map((sentence, n) => `${n + 1}. ${sentence ?? 'Taken off the board.'}`).join('\n')

const readRounds = async (deps: Deps): Promise<Feed> => ({
  name: 'rounds',
  title: `${NAME}: Fact or Fable?`,
  path: SCREEN_PATHS.today,
  entries: (await listDays(deps)).flatMap(({ day, round }) =>
    round === null
      ? []
      : [
          {
            name: `round:${day}`,
            title: `Fact or Fable? ${day}`,
            time: `${day}T00:00:00.000Z`,
            path: dayPath(day),
            text: `One of these is a fable. Which?\n\n${sentencesOf(round.sentences)}`,
          },
        ],
  ),
})

export const registerFeeds = (app: OpenAPIHono<AppEnv>, deps: Deps): void => {
  const { database, cache, publicUrl } = deps
  const feeds = new Map<string, () => Promise<Feed>>([
    ['all', () => readNewest(database)],
    ['disputed', () => readDisputed(database)],
    ['fact-of-the-day', () => readFactsOfTheDay(deps)],
    ['rounds', () => readRounds(deps)],
    ...CATEGORY_IDS.map((id) => [id, () => readNewest(database, id)] as const),
  ])
  for (const [name, readFeed] of feeds) {
    const read = cache.memoize({
      max: 1,
      load: async () => {
        const since = await findBeginning(database)
        return feedBody(await readFeed(), { publicUrl, since })
      },
    })
    app.get(feedPath(name), async (c) =>
      (await read(name)).respond(c, { headers: FOR_OTHER_SITES }),
    )
  }
}
