import type { Category, Correction, FactDetails } from '@fable/contract'
import { CATEGORY_IDS, factPath } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { lastDisputedQuery, listChanges } from '../feeds/times.ts'
import { type Entry, type FeedSource, NAME, paragraphsOf } from '../feeds/writer.ts'
import { type FactRow, listDetails, listPage } from './pages.ts'

const ENTRIES_MAX = 50

export function factFeeds(database: Database): readonly FeedSource[] {
  return [
    { name: 'all', read: () => readNewest(database) },
    { name: 'disputed', read: () => readDisputed(database) },
    ...CATEGORY_IDS.map((id) => ({ name: id, read: () => readNewest(database, id) })),
  ]
}

async function readNewest(database: Database, category?: Category): ReturnType<FeedSource['read']> {
  const rows = await listPage(database, { sort: 'new', category, limit: ENTRIES_MAX })
  return {
    title: category === undefined ? NAME : `${NAME}: ${category}`,
    path: category === undefined ? '/' : `/?category=${category}`,
    entries: await listEntries(database, rows),
  }
}

/** An entry is dated by the time at which its fact became disputed. Its name differs from that in the other feeds. */
async function readDisputed(database: Database): ReturnType<FeedSource['read']> {
  const disputed = await lastDisputedQuery(database, ENTRIES_MAX).execute()
  const among = disputed.map(({ id }) => id)
  const rows = await listPage(database, { sort: 'disputed', among, limit: ENTRIES_MAX })
  const entries = new Map(
    (await listEntries(database, rows)).map((entry) => [entry.name, entry] as const),
  )

  return {
    title: `${NAME}: disputed`,
    path: '/?sort=disputed',
    entries: disputed.flatMap(({ id, disputedAt }) => {
      const entry = entries.get(`fact:${id}`)
      return entry ? [{ ...entry, name: `disputed:${id}`, time: disputedAt }] : []
    }),
  }
}

async function listEntries(database: Database, rows: readonly FactRow[]): Promise<Entry[]> {
  const changes = await listChanges(
    database,
    rows.map(({ id }) => id),
  )
  const facts = await listDetails(database, rows)
  return facts.map((fact) => entryOf(fact, changes.get(fact.id)))
}

export function entryOf(fact: FactDetails, changedAt: string | null = null): Entry {
  const { id, text, source, category, createdAt, correction } = fact
  return {
    name: `fact:${id}`,
    title: text,
    time: createdAt,
    changedAt,
    path: factPath(id),
    text: [...paragraphsOf(fact), ...rather(correction)].join('\n\n'),
    source,
    category,
  }
}

function rather(correction: Correction | undefined): string[] {
  return correction ? [`Rather: ${correction.text} (${correction.source})`] : []
}
