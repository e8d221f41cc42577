import { sql } from 'kysely'
import { pino } from 'pino'
import type { Fact } from '@fable/contract'
import { CATEGORIES, weekOf } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import { type DatabaseOptions, openDatabase } from '../db/open.ts'
import { sourceHash } from '../facts/store/hashes.ts'
import { mergeIndex } from '../facts/store/merge-index.ts'
import { indexFacts } from '../facts/store/word-index.ts'
import { realTime } from './clock.ts'
import { insertManyRuns } from './many-runs.ts'

const BATCH = 2000
const WORDS = 30_000
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'mer', 'nis', 'po', 'rat', 'sul', 'tov']

/** The word of a rank. Every rank has its own. */
const wordOf = (rank: number): string =>
  rank < SYLLABLES.length
    ? (SYLLABLES[rank] ?? '')
    : wordOf(Math.floor(rank / SYLLABLES.length) - 1) + (SYLLABLES[rank % SYLLABLES.length] ?? '')

/** A fact with its id. */
export type ManyFact = Pick<Fact, 'text' | 'source' | 'category'> & { readonly id: number }

/** The fact with this id, the same in every database. */
export function manyFact(id: number): ManyFact {
  const source = `https://www.site${Math.floor(5000 ** scatter(id))}.example/page/${id}`
  const category = CATEGORIES[id % CATEGORIES.length]?.id ?? 'news'
  return { id, text: textOf(id), source, category }
}

/** A number from 0 to 1 that looks random, from a counter (the final mix of MurmurHash3). */
function scatter(n: number): number {
  const one = Math.imul(n ^ (n >>> 16), 0x85ebca6b)
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35)
  return ((two ^ (two >>> 16)) >>> 0) / 4_294_967_296
}

/** Words are as frequent as in a language (Zipf): the second half as often as the first. */
function textOf(id: number): string {
  const length = 8 + (id % 12)
  const words = Array.from({ length }, (_, n) => wordOf(Math.floor(WORDS ** scatter(id * 31 + n))))
  return `Fact ${words.join(' ')}.`
}

/** Adds facts from one id to another with votes, for measurements. */
export async function insertManyFacts(
  database: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { db, dialect } = database
  for (let first = from; first <= to; first += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, to - first + 1) }, (_, n) => first + n)
    const facts = ids.map((id) => ({
      ...manyFact(id),
      votesInteresting: Math.floor(10_000 ** scatter(id * 7)),
      votesMindblowing: Math.floor(1000 ** scatter(id * 11)),
      votesFalse: Math.floor(1000 ** scatter(id * 13)),
      createdAt: '2026-11-22T00:00:00.000Z',
    }))
    await db.transaction().execute(async (transaction) => {
      for (let n = 0; n < facts.length; n += 200) {
        const rows = facts.slice(n, n + 200)
        await transaction
          .insertInto('Facts')
          .values(rows.map((fact) => ({ ...fact, sourceHash: sourceHash(fact.source) })))
          .execute()
      }
      await indexFacts({ db: transaction, dialect }, facts)
    })
  }
  if (dialect === 'postgres') {
    // Explicit ids do not advance the sequence.
    await sql`select setval(pg_get_serial_sequence('"Facts"', 'id'), ${to})`.execute(db)
  }
  await sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db)
}

/** Fills a server's new database with facts and ended runs, before the server starts. */
export async function fillDatabase(
  place: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>,
  { facts, runs }: { facts: number; runs: number },
): Promise<void> {
  const database = await openDatabase({ ...place, log: pino({ enabled: false }) })
  if (database.dialect === 'sqlite') {
    // With these settings a million rows take a third of the time. The rows can be lost if the machine crashes.
    for (const setting of [
      'synchronous = off',
      'wal_autocheckpoint = 100000',
      'cache_size = -500000',
    ]) {
      await sql.raw(`pragma ${setting}`).execute(database.db)
    }
  }
  await insertManyFacts(database, { from: 1, to: facts })
  // As a server leaves it.
  await mergeIndex(database, { pauseMs: 0 })
  const now = realTime()
  await insertManyRuns(database, {
    count: runs,
    endedAt: new Date(now).toISOString(),
    week: weekOf(now),
  })
  await database.close()
}
