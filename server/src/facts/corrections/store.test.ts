import { describe, expect, it } from 'vitest'
import { CORRECTIONS_MAX } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'
import { openServerDatabase } from '../../operate/lifecycle.ts'
import { atEnd } from '../../testing/at-end.ts'
import { freshDatabase, onPostgres } from '../../testing/fresh-database.ts'
import { insertFact } from '../store/facts.ts'
import { updateVotes } from '../votes/store.ts'
import { listCorrections } from './reads.ts'
import { insertCorrection, updateHelpful } from './store.ts'

const SOURCE = 'https://example.com'

const { options } = await freshDatabase()
async function openServer() {
  const database = await openServerDatabase({ ...options, sampleFacts: false })
  atEnd(database.close)
  return database
}
const database = await openServer()
/** The embedded database has one server. */
const servers = onPostgres ? [database, await openServer(), await openServer()] : [database]
const serverOf = (n: number) => servers[n % servers.length] ?? database

const share = (text: string) => insertFact(database, newFact({ text, source: SOURCE }), 0)
const correct = async (factId: number, text: string, n = 0) =>
  insertCorrection(serverOf(n), { factId, text, source: SOURCE }, 0)
async function correctedAs(factId: number, text: string) {
  const correction = await correct(factId, text)
  if (typeof correction === 'string') throw new Error(correction)
  return correction.id
}
/** A helpful vote of one sender for each of these corrections. */
const votesBy = (sender: number, ids: readonly number[]) =>
  ids.map((id) => ({ id, marks: [`2.sender-${sender}`, `1.sender-${sender}`] as const }))
async function findBest(id: number) {
  const fact = await database.db
    .selectFrom('Facts')
    .select('correctionId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return fact.correctionId
}

describe('several servers at once', () => {
  it('accept no correction twice and none beyond the maximum', async () => {
    const { id } = await share('Crowded.')
    const texts = Array.from({ length: 3 * CORRECTIONS_MAX }, (_, n) => `Text ${n % 30}`)
    const results = await Promise.all(texts.map((text, n) => correct(id, text, n)))
    expect(results.filter((result) => typeof result !== 'string')).toHaveLength(CORRECTIONS_MAX)
    const stored = (await listCorrections(database, id)).map(({ text }) => text)
    expect(new Set(stored).size).toBe(CORRECTIONS_MAX)
  })

  it('count helpful votes exactly and agree on the best correction', async () => {
    const facts = [await share('First.'), await share('Second.')]
    const ids: number[] = []
    for (const fact of facts) {
      for (const text of ['a', 'b', 'c']) ids.push(await correctedAs(fact.id, text))
    }
    const voteAs = async (n: number) => {
      const some = ids.filter((__, at) => (n + at) % 3 > 0)
      await updateHelpful(serverOf(n), votesBy(n, n % 2 ? some : some.toReversed()), 0)
      const votes = facts.map(({ id: factId }) => ({ factId, vote: 'false' as const }))
      const ordered = n % 2 ? votes : votes.toReversed()
      const { disputeError } = await updateVotes(serverOf(n + 1), ordered, 0)
      expect(disputeError).toBeUndefined()
    }
    // Ten at once. With all sixty, the last would wait longer for a connection than a server does.
    for (let n = 0; n < 60; n += 10)
      await Promise.all(Array.from({ length: 10 }, (_, at) => voteAs(n + at)))
    for (const [n, { id }] of facts.entries()) {
      const corrections = await listCorrections(database, id)
      expect(corrections.map(({ helpful }) => helpful)).toEqual([40, 40, 40])
      expect(await findBest(id)).toBe(ids[3 * n])
      await updateHelpful(serverOf(n), votesBy(n, [ids[3 * n + 2] ?? 0]), 0)
      expect(await findBest(id)).toBe(ids[3 * n + 2])
    }
  })
})
