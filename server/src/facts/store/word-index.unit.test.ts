import { expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { factWords, INDEXED_COLUMNS } from './word-index.ts'

it('the index of words selects the columns that it reads, whatever else the form of a fact asks for', () => {
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
