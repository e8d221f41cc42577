import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { freshDatabase, onPostgres, openUntilEnd } from '../../testing/fresh-database.ts'
import { insertFact, listFacts } from '../store/facts.ts'
import { updateVotes } from './store.ts'

const { options } = await freshDatabase()
const database = await openUntilEnd(options)

for (let n = 0; n < 20; n += 1) await insertFact(database, newFact({ text: `Fact ${n}` }), 0)

describe('votes', () => {
  it('are counted in one batch by fact and kind, without those for an unknown fact', async () => {
    const facts = await listFacts(database)
    const [first, second] = facts
    if (!first || !second) throw new Error('The board is empty.')
    const { facts: counted } = await updateVotes(
      database,
      [
        { factId: first.id, vote: 'interesting' },
        { factId: second.id, vote: 'false' },
        { factId: first.id, vote: 'mindblowing' },
        { factId: first.id, vote: 'interesting' },
        { factId: 999_999_999, vote: 'interesting' },
      ],
      0,
    )
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

  it('record when a fact became disputed, even if an earlier attempt has failed', async () => {
    const { id } = await insertFact(database, newFact({ text: 'Contested.' }), 0)
    const cast = async (vote: 'false' | 'interesting', now: number) => {
      expect(
        (await updateVotes(database, [{ factId: id, vote }], now)).disputeError,
      ).toBeUndefined()
      const facts = database.db.selectFrom('Facts').select('disputedAt').where('id', '=', id)
      return (await facts.executeTakeFirstOrThrow()).disputedAt
    }
    const at = (now: number) => new Date(now).toISOString()
    expect(await cast('interesting', 1)).toBeNull()
    expect(await cast('false', 2)).toBeNull()
    expect(await cast('false', 3)).toBe(at(3))
    expect(await cast('false', 4)).toBe(at(3))
    await database.db.updateTable('Facts').set({ disputedAt: null }).where('id', '=', id).execute()
    expect(await cast('false', 5)).toBe(at(5))
    for (const now of [6, 7]) await cast('interesting', now)
    expect(await cast('interesting', 8)).toBe(at(5))
    for (const now of [9, 10]) await cast('false', now)
    expect(await cast('false', 11)).toBe(at(9))
  })

  it('count even if the time of the dispute cannot be stored', async () => {
    const own = await openUntilEnd((await freshDatabase()).options)
    const { id } = await insertFact(own, newFact({ text: 'Contested.' }), 0)
    await (
      onPostgres
        ? sql`
          create function refuse() returns trigger language plpgsql
            as $$ begin raise exception 'no time'; end $$;
          create trigger refuse before update of "disputedAt" on "Facts"
            for each row execute function refuse()`
        : sql`
          create trigger refuse before update of "disputedAt" on "Facts"
            begin select raise(abort, 'no time'); end`
    ).execute(own.db)
    const { facts, disputeError } = await updateVotes(own, [{ factId: id, vote: 'false' }], 1)
    expect(facts.get(id)).toMatchObject({ votesFalse: 1 })
    expect(String(disputeError)).toContain('no time')
  })

  if (onPostgres) {
    it('neither deadlock nor get lost when several servers count them for the same facts', async () => {
      const servers = [database, await openUntilEnd(options), await openUntilEnd(options)]
      const ids = (await listFacts(database)).map(({ id }) => id)
      const before = await sumOf(ids)
      const group = ids.map((factId) => ({ factId, vote: 'false' as const }))
      await Promise.all(
        servers.map(async (server, at) => {
          // As in `batch`, a server adds one group after the other.
          for (let n = 0; n < 20; n += 1) {
            const votes = (at + n) % 2 ? group : group.toReversed()
            expect((await updateVotes(server, votes, 0)).disputeError).toBeUndefined()
          }
        }),
      )
      expect((await sumOf(ids)) - before).toBe(60 * ids.length)
    })
  }
})

async function sumOf(ids: number[]) {
  const facts = await database.db
    .selectFrom('Facts')
    .select('votesFalse')
    .where('id', 'in', ids)
    .execute()
  return facts.reduce((sum, { votesFalse }) => sum + votesFalse, 0)
}
