import { expect, it } from 'vitest'
import type { FactPage } from '@fable/contract'
import { addDays } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'
import { NOON } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { SAMPLE_FACTS } from '../board/sample-facts.ts'
import { vouchForProgram } from '../board/vouched.ts'
import { insertFact } from '../store/facts.ts'
import { FABLES } from './content/fables.ts'
import { REPLACED } from './content/replaced.ts'
import { TRUTHS } from './content/truths.ts'
import { findRound } from './rounds-store.ts'
import { updateSentences } from './update-sentences.ts'

const DAY = '2026-11-28'
const [truth, kept] = TRUTHS
const [fable] = FABLES
if (!truth || !kept || !fable) throw new Error('There are no sentences.')

it('no sentence of the stock and no replacement is itself a replaced sentence', () => {
  const texts = [...TRUTHS, ...FABLES, ...SAMPLE_FACTS].map(({ text }) => text)
  expect(REPLACED.size).toBeGreaterThan(0)
  for (const text of [...texts, ...REPLACED.values()]) expect(REPLACED.has(text), text).toBe(false)
})

it('replacing a sentence changes facts of the program, their index and future rounds, but no visitor’s fact and no current round', async () => {
  const app = await openTestApp({ now: () => NOON })
  const { database } = app
  const old = newFact({ text: 'An old platypus.', category: 'news' })
  const share = async (fact: typeof old) => (await insertFact(database, fact, NOON)).id
  const ofProgram = await share(old)
  const current = await share({ ...kept, source: 'https://example.com/moved' })
  await vouchForProgram(database, [ofProgram, current])
  const ofOldStock = await share({ ...old, text: 'An older heron.' })
  await vouchForProgram(database, [ofOldStock])
  const ofVisitor = await share({ ...old, text: 'An old platypus, said a visitor.' })

  const truths = JSON.stringify([
    { ...old, howCome: '' },
    { ...kept, howCome: '' },
  ])
  const places = { firstFactId: 0, secondFactId: 0, fablePlace: 2 }
  const round = { ...places, truths, ...fable, text: 'An old fable.' }
  for (const day of [DAY, addDays(DAY, 1)])
    await database.db
      .insertInto('Rounds')
      .values({ ...round, day })
      .execute()

  const replaced = new Map([
    [old.text, truth.text],
    ['An older heron.', 'A heron.'],
    ['An old platypus, said a visitor.', truth.text],
    ['An old fable.', fable.text],
  ])
  await updateSentences(database, DAY, replaced)
  await updateSentences(database, DAY, replaced)

  const stored = await database.db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'howCome'])
    .orderBy('id')
    .execute()
  const { text, source, howCome } = truth
  expect(stored).toEqual([
    { id: ofProgram, text, source, howCome },
    { id: current, text: kept.text, source: kept.source, howCome: kept.howCome },
    { id: ofOldStock, text: 'A heron.', source: old.source, howCome: '' },
    expect.objectContaining({ id: ofVisitor, text: 'An old platypus, said a visitor.' }),
  ])
  const search = await app.get('/api/fact-pages?q=platypus')
  expect(((await search.json()) as FactPage).facts.map(({ id }) => id)).toEqual([ofVisitor])

  expect(await findRound(database, DAY)).toMatchObject({ text: 'An old fable.', truths })
  const next = await findRound(database, addDays(DAY, 1))
  expect(next).toMatchObject({ text: fable.text, truth: fable.truth, fablePlace: 2 })
  expect(JSON.parse(next?.truths ?? '')).toEqual([truth, kept])
})
