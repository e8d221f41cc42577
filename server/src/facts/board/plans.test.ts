import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { CASE_KINDS, CATEGORIES, FACT_SORTS } from '@fable/contract/limits'
import { onPostgres, openFreshDatabase } from '../../testing/fresh-database.ts'
import { correctionsQuery, factCorrectionsQuery } from '../corrections/reads.ts'
import { sendersQuery } from '../desk/cases.ts'
import { hiddenQuery } from '../desk/counts.ts'
import { lastDisputedQuery } from '../feeds/times.ts'
import { textsQuery } from '../moderation/action-log.ts'
import { casesQuery, newestQuery, senderQuery } from '../moderation/case-rows.ts'
import { reportsQuery } from '../moderation/reports.ts'
import { sameTextQuery } from '../store/hashes.ts'
import { pageQueries, sourceQuery } from './pages.ts'
import { FTS5_TEXT, toFts5, ginQuery, type Terms } from './search-store.ts'

const database = await openFreshDatabase()

const FACTS = 15_000

const numbers = sql`
  with recursive "number" as (
    select 1 as "n" union all select "n" + 1 from "number" where "n" < ${sql.lit(FACTS)})`
const category = sql.join(
  CATEGORIES.map(({ id }, n) => sql`when ${sql.lit(n)} then ${sql.lit(id)}`),
  sql` `,
)
await sql`
  insert into "Facts" ("text", "source", "category", "votesInteresting", "votesMindblowing", "votesFalse", "sourceHash", "textHash")
  ${numbers}
  select 'A fact of the usual length, with a number: ' || "n", 'https://example.com/' || "n",
    case "n" % ${sql.lit(CATEGORIES.length)} ${category} end, ("n" * 7919) % 1000, ("n" * 4729) % 500, ("n" * 8863) % 300,
    'hash' || ("n" % 5000), 'hash' || ("n" % 5000)
  from "number"`.execute(database.db)
await sql`
  update "Facts" set "disputedAt" = '2026-11-25T' || "id"
  where "votesInteresting" < "votesFalse" - "votesMindblowing"`.execute(database.db)
await sql`
  update "Facts" set "sender" = '1.sender-' || ("id" % 500),
    "hiddenAt" = case when "id" % 100 = 0 then '2026-11-25' end`.execute(database.db)
await sql`
  insert into "Corrections" ("factId", "text", "source", "createdAt", "helpful")
  ${numbers}
  select 1 + "n" % 5000, 'What is right: ' || "n", 'https://example.com/right', '2026-11-22T00:00:00.000Z', "n" % 7
  from "number"`.execute(database.db)
await sql`
  update "Corrections" set "sender" = '1.sender-' || ("id" % 500),
    "hiddenAt" = case when "id" % 100 = 0 then '2026-11-25' end`.execute(database.db)
await sql`
  insert into "ActionItems" ("actionId", "kind", "itemId", "before")
  values (1, 'fact', 5000, 'shown'), (2, 'correction', 7000, 'shown')`.execute(database.db)
await sql`
  insert into "Reports" ("kind", "itemId", "factId", "reason", "sentAt")
  ${numbers}
  select case when "n" % 2 = 0 then 'correction' else 'fact' end, "n", "n", 'spam', '2026-11-25' from "number"
  where "n" <= 50`.execute(database.db)
const searchRows = onPostgres
  ? sql`select "n", array_to_tsvector(array['a', 'fact', 'number' || ("n" % 750)]) from "number"`
  : sql`select "n", 'a fact number' || ("n" % 750) from "number"`
await sql`
  insert into "FactSearch" (${sql.raw(onPostgres ? '"factId"' : '"rowid"')}, "words")
  ${numbers} ${searchRows}`.execute(database.db)
await sql.raw(onPostgres ? 'vacuum analyze' : 'analyze').execute(database.db)

type Compilable = { readonly sql: string; readonly parameters: readonly unknown[] }

const EXPLAIN = onPostgres ? 'explain (analyze, timing off)' : 'explain query plan'

async function planOf({ sql: text, parameters }: Compilable): Promise<string> {
  const { rows } = await database.db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${EXPLAIN} ${text}`, [...parameters]),
  )
  return rows.map((row) => String(row[onPostgres ? 'QUERY PLAN' : 'detail'])).join('\n')
}

/** The rows that one step of PostgreSQL's plan read or removed at most. */
const mostRowsIn = (plan: string): number =>
  Math.max(
    ...Array.from(plan.matchAll(/(?:actual rows=|Rows Removed by Filter: )(\d+)/g), ([, rows]) =>
      Number(rows),
    ),
  )

const INDEXES = {
  top: ['FactsByInterest', 'FactsByCategory'],
  mindblowing: ['FactsByMindblowing', 'FactsByCategoryMindblowing'],
  disputed: ['FactsByDispute', 'FactsByCategoryDispute'],
  new: [onPostgres ? 'Facts_pkey' : 'INTEGER PRIMARY KEY', 'FactsByCategoryAge'],
}

describe('a page of a large table of facts', () => {
  const cases = FACT_SORTS.flatMap((sort) =>
    ([undefined, 'science'] as const).flatMap((of) =>
      [undefined, { value: sort === 'disputed' ? 1 : 0, id: 5000 }, { value: 150, id: 7500 }].map(
        (after) => [sort, of, after] as const,
      ),
    ),
  )
  it.each(cases)(
    'is read from an index in the order "%s" (category %s, after %j)',
    async (sort, of, after) => {
      const index = INDEXES[sort][of ? 1 : 0] ?? ''
      // The first page in the order of ids is a scan that ends after 31 rows.
      const isStart = !onPostgres && sort === 'new' && !of && !after
      for (const query of pageQueries(database, { sort, category: of, after, limit: 31 })) {
        const plan = await planOf(query.limit(31).compile())
        if (onPostgres && after) {
          // Here PostgreSQL can choose between several indexes, depending on the number of facts with these votes.
          expect(plan).not.toMatch(/seq scan/i)
          expect(mostRowsIn(plan)).toBeLessThan(1000)
          continue
        }
        expect(plan).toMatch(isStart ? /^SCAN Facts$/ : new RegExp(`using .*"?${index}\\b`, 'i'))
        expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan/i)
        if (after) expect(plan).toMatch(/SEARCH .*(=\?|[(]).*<\?/)
      }
    },
  )
})

describe('the query for corrections', () => {
  it('reads the corrections of a page of facts by their ids', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => 1 + 400 * n)
    const plan = await planOf(correctionsQuery(database, ids).compile())
    expect(plan).toMatch(
      onPostgres
        ? /index scan (using|on) "Corrections_pkey"/i
        : /SEARCH Corrections USING INTEGER PRIMARY KEY/,
    )
    expect(plan).not.toMatch(/seq scan/i)
  })

  it('reads the corrections of one fact from their index', async () => {
    const plan = await planOf(factCorrectionsQuery(database, 17).compile())
    expect(plan).toMatch(/CorrectionsByFact/)
    expect(plan).not.toMatch(/seq scan/i)
  })
})

describe('the query for cases', () => {
  const page = { hasText: true, limit: 31 }
  const hidden = { hidden: true, held: false, limit: 31 }
  const pages = CASE_KINDS.flatMap((kind) => [
    [`${kind}s, the newest`, newestQuery(database, kind, page)] as const,
    [`${kind}s, with lower ids`, newestQuery(database, kind, page, 9000)] as const,
    [`${kind}s, the hidden ones`, newestQuery(database, kind, hidden)] as const,
  ])
  const keys = Array.from({ length: 50 }, (_, n) => ({
    kind: n % 2 === 0 ? ('fact' as const) : ('correction' as const),
    id: 1 + 200 * n,
  }))
  const others = [
    ['those with some keys', casesQuery(database, keys)],
    ['those of a sender', senderQuery(database, '1.sender-7')],
    ['how many senders have posted', sendersQuery(database, ['1.sender-7', '1.sender-9'])],
    ['how many are hidden', hiddenQuery(database)],
    ['the texts of actions', textsQuery(database, [1, 2])],
    ['those of open reports', reportsQuery(database)],
  ] as const

  it.each([...pages, ...others])('reads an index for %s', async (_, query) => {
    const plan = await planOf(query.compile())
    if (onPostgres) {
      expect(plan).not.toMatch(/seq scan on "(Facts|Corrections)"/i)
      expect(mostRowsIn(plan)).toBeLessThan(1000)
    } else {
      expect(plan).not.toMatch(/materialize|automatic|SCAN (Facts|Corrections)$/im)
    }
  })

  it.each(pages)('needs no sorting for %s', async (_, query) => {
    expect(await planOf(query.compile())).not.toMatch(/\bsort\b|temp b-tree/i)
  })
})

describe('the query for the latest disputed facts', () => {
  it('reads the index of disputed facts', async () => {
    const plan = await planOf(lastDisputedQuery(database, 50).compile())
    expect(plan).toMatch(/FactsByDisputeTime/i)
    expect(plan).not.toMatch(/temp b-tree|seq scan/i)
  })
})

describe('the query for the facts of a source', () => {
  it('reads the index of sources', async () => {
    const plan = await planOf(sourceQuery(database, 'https://example.com/', 5).compile())
    expect(plan).toMatch(/FactsBySource/i)
    expect(plan).not.toMatch(/temp b-tree|seq scan/i)
  })
})

describe('the query for a fact with nearly the same text', () => {
  it('reads the index of texts', async () => {
    const plan = await planOf(sameTextQuery(database, 'A fact.').compile())
    expect(plan).toMatch(/FactsByText/i)
    expect(plan).not.toMatch(/temp b-tree|seq scan|\bsort\b/i)
  })
})

describe('the query of a search', () => {
  const range = { before: FACTS, limit: 31 }
  it.each<[string, Terms]>([
    ['words', [['fact'], ['number17']]],
    ['beginnings', [['number17*']]],
    ['one of several words', [['number17', 'number18'], ['fact']]],
  ])('reads the index of words for %s', async (_, terms) => {
    const query = onPostgres
      ? ginQuery(terms, range).compile(database.db)
      : CompiledQuery.raw(FTS5_TEXT, [toFts5(terms), FACTS, 1, 31])
    const plan = await planOf(query)
    if (onPostgres) {
      expect(plan).toMatch(/bitmap index scan on "FactSearchByWord"/i)
      expect(plan).not.toMatch(/seq scan/i)
    } else {
      expect(plan).toMatch(/VIRTUAL TABLE INDEX/)
      expect(plan).not.toMatch(/temp b-tree/i)
    }
  })
})
