import { CATEGORIES } from '@fable/contract/limits'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase, onPostgres } from '../../testing/fresh-database.ts'
import { factsQuery } from './store.ts'
import { updateVotes } from '../votes/store.ts'
import { openDatabase } from '../../db/open.ts'

const { options, remove } = await freshDatabase()
const database = await openDatabase(options)
afterAll(async () => {
  await database.close()
  await remove()
})

const FACTS_A_CATEGORY = 15_000

for (const { id } of CATEGORIES) {
  await sql`
    insert into "Facts" ("text", "source", "category", "votesInteresting")
    with recursive "number" as (
      select 1 as "n" union all select "n" + 1 from "number" where "n" < ${sql.lit(FACTS_A_CATEGORY)}
    )
    select 'A fact about as long as the facts on the board usually are: ' || "n",
      'https://en.wikipedia.org/wiki/Fact', ${sql.lit(id)}, ("n" * 7919) % 1000
    from "number"`.execute(database.db)
}
await sql`analyze`.execute(database.db)

const planOf = async (query: ReturnType<typeof factsQuery>): Promise<string> => {
  const { sql: text, parameters } = query.compile()
  const explain = onPostgres ? 'explain' : 'explain query plan'
  const { rows } = await database.db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  )
  return rows.map((row) => String(row[onPostgres ? 'QUERY PLAN' : 'detail'])).join('\n')
}

describe('the lists of a large table', () => {
  it('are read from an index without sorting, for all facts', async () => {
    const plan = await planOf(factsQuery(database))
    expect(plan).toMatch(/using (index )?"?FactsByInterest/i)
    expect(plan).not.toMatch(/\bsort\b|temp b-tree/i)
  })

  it('are read from an index without sorting, for one category', async () => {
    const plan = await planOf(factsQuery(database, 'science'))
    expect(plan).toMatch(/using (index )?"?FactsByCategory/i)
    expect(plan).not.toMatch(/\bsort\b|temp b-tree/i)
  })
})

describe('votes', () => {
  it('of one batch are counted together, each on its own fact and kind', async () => {
    const facts = await factsQuery(database).limit(2).execute()
    const [first, second] = facts
    if (!first || !second) throw new Error('The board is empty.')
    const counted = await updateVotes(database, [
      { factId: first.id, vote: 'interesting' },
      { factId: second.id, vote: 'false' },
      { factId: first.id, vote: 'mindblowing' },
      { factId: first.id, vote: 'interesting' },
      { factId: 999_999_999, vote: 'interesting' },
    ])
    expect([...counted.values()].sort((a, b) => a.id - b.id)).toEqual(
      [
        {
          ...first,
          votesInteresting: first.votesInteresting + 2,
          votesMindblowing: first.votesMindblowing + 1,
        },
        { ...second, votesFalse: second.votesFalse + 1 },
      ].sort((a, b) => a.id - b.id),
    )
  })

  if (onPostgres) {
    it('of several servers on the same facts neither deadlock nor get lost', async () => {
      const servers = [database, await openDatabase(options), await openDatabase(options)]
      const ids = (await factsQuery(database, 'history').limit(20).execute()).map(({ id }) => id)
      const before = await sumOf(ids)
      const group = ids.map((factId) => ({ factId, vote: 'false' as const }))
      await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const server = servers[n % 3] ?? database
          await updateVotes(server, n % 2 ? group : group.toReversed())
        }),
      )
      expect((await sumOf(ids)) - before).toBe(60 * ids.length)
      for (const server of servers.slice(1)) await server.close()
    })
  }
})

const sumOf = async (ids: number[]) => {
  const facts = await database.db
    .selectFrom('Facts')
    .select('votesFalse')
    .where('id', 'in', ids)
    .execute()
  return facts.reduce((sum, { votesFalse }) => sum + votesFalse, 0)
}
