import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { sourceHash } from './hashes.ts'
import { factWords, INDEX_VERSION, INDEXED_COLUMNS } from './word-index.ts'

/** The hash of the words of `FACTS`, by version. */
const RECORDED: Readonly<Record<number, string>> = { 2: '85cc8586daf46b48' }

const FACTS = [
  { text: 'Honey does not spoil.', source: 'https://www.example.com/honey' },
  { text: 'Élan and naïve café-owners', source: 'https://de.wikipedia.org/wiki/M%C3%BCnchen' },
  { text: "The ponies' 3,000 mice, U.S.A. 東京", source: 'https://example.com/a?b=1#c' },
] as const

it('the index of words selects all columns that it reads', () => {
  const read = new Set<string>()
  const fact = { ...newFact(), id: 1 }
  factWords(
    new Proxy(fact, {
      get: (target, name) => {
        read.add(String(name))
        return Reflect.get(target, name) as unknown
      },
    }),
  )
  read.delete('correctionText')
  expect([...read, 'id'].toSorted()).toEqual(INDEXED_COLUMNS.toSorted())
})

it('the version of the index is raised if its words or hashes of sources change', () => {
  const facts = FACTS.map(
    (fact, at) => ({ ...newFact(), category: 'science', ...fact, id: at + 1 }) as const,
  )
  const made = facts.map((fact) => [
    factWords({ ...fact, correctionText: 'It spoils when wet.' }),
    sourceHash(fact.source),
  ])
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)
  expect(hash, 'raise INDEX_VERSION, and record this hash under it').toBe(RECORDED[INDEX_VERSION])
})
