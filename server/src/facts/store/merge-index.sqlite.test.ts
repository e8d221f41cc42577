import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { openFreshDatabase } from '../../testing/fresh-database.ts'
import { findMatches } from '../board/search-store.ts'
import { mergeIndex } from './merge-index.ts'
import { indexFacts } from './word-index.ts'

const database = await openFreshDatabase()

async function countParts(): Promise<number> {
  const parts = sql<{ count: number }>`
    select count(distinct "segid") as "count" from "FactSearch_idx"`
  return (await parts.execute(database.db)).rows[0]?.count ?? 0
}

const LAST = 1500
const range = { before: LAST + 1, limit: 5 }
const find = async () => (await findMatches(database, [['even*'], ['number7*']], range)).ids

const fact = (id: number) => ({
  ...newFact({ text: `${id % 2 === 0 ? 'Even' : 'Odd'} number${id}` }),
  id,
})
for (let id = 1; id <= LAST; id += 1) await indexFacts(database, [fact(id)])
await database.db.insertInto('Facts').values(fact(LAST)).execute()

it('merging the index of words leaves fewer parts and the same search results', async () => {
  const found = await find()
  expect(found).toEqual([798, 796, 794, 792, 790])
  expect(await countParts()).toBeGreaterThan(3)
  await mergeIndex(database, { isStopping: () => true })
  expect(await countParts()).toBeGreaterThan(3)

  await mergeIndex(database, { pauseMs: 0 })
  expect(await countParts()).toBeLessThan(4)
  expect(await find()).toEqual(found)
})
