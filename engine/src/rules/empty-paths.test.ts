import { describe, expect, test } from 'vitest'
import { OPPORTUNITIES, OUTCOME_NAMES } from '#content'
import type { EmptyPathId } from '#content'
import { emptyPathTexts, FLAVOUR_IDS } from '../model/catalogue.ts'
import { newRun } from '../model/new-run.ts'
import { rngFrom } from '../rng/rng.ts'
import type { TurnRng } from '../rng/rng.ts'
import { rngOf } from '../testing/rigged-rng.ts'
import { emptyPathText, type EmptyPathText } from './prose.ts'
import { TurnInPlay } from './turn-in-play.ts'

/** Which id an empty path printed a text of, and its position. */
function sourceOf(text: EmptyPathText | undefined): [EmptyPathId, number] {
  if (!text) throw new Error('a path without a text')
  return [text.id, emptyPathTexts(text.id).indexOf(text.lines)]
}

/** The wording of flavours that never give way, or always. */
function rngThat(givesWay: boolean): TurnRng {
  const cosmetic = Object.assign(
    rngOf(() => 0),
    { chance: () => givesWay },
  )
  const rng = rngOf(() => 0)
  return Object.assign(rng, { paths: rng, cosmetic })
}

/** Prints the texts of a run whose paths draw these ids in turn. */
function printAll(
  draws: readonly EmptyPathId[],
  rng: TurnRng,
  pool: readonly EmptyPathId[] = [...FLAVOUR_IDS, ...draws],
) {
  const turn = new TurnInPlay(newRun(), rng)
  return draws.map((drawn) => sourceOf(emptyPathText(turn, { drawn, pool })))
}

const POTATO = 'lost-potato/correctYes'

test('an empty path prints the drawn text if that does not give way to a sequel', () => {
  expect(printAll(['flavour-goose', POTATO, 'flavour-fog'], rngThat(false))).toEqual([
    ['flavour-goose', 0],
    [POTATO, 0],
    ['flavour-fog', 0],
  ])
})

test('a sequel is printed in place of flavours that give way, one text at a time and in order', () => {
  const draws: EmptyPathId[] = ['flavour-goose', 'flavour-fog', 'flavour-nap', POTATO]
  const texts = emptyPathTexts(POTATO)
  expect(printAll(draws, rngThat(true), [POTATO, ...FLAVOUR_IDS])).toEqual(
    texts.map((_, at) => [POTATO, at]),
  )
})

test('a flavour that made way for a sequel is printed later', () => {
  const draws = [...FLAVOUR_IDS, ...FLAVOUR_IDS]
  const printed = printAll(draws, rngFrom('x'), [POTATO, ...FLAVOUR_IDS])
  const all = printed.map(([id, at]) => `${id} ${at}`)
  const texts = emptyPathTexts(POTATO).length + FLAVOUR_IDS.length
  expect(new Set(all.slice(0, texts)).size).toBe(texts)
})

test('a sequel that has begun is finished before another begins', () => {
  const [garden, mom]: EmptyPathId[] = ['a-garden/correctNo', 'your-mom/correctNo']
  const draws = [garden, ...FLAVOUR_IDS.slice(0, 5)] as EmptyPathId[]
  expect(printAll(draws, rngThat(true), [garden, mom, ...FLAVOUR_IDS] as EmptyPathId[])).toEqual([
    [garden, 0],
    [garden, 1],
    [garden, 2],
    [mom, 0],
    [mom, 1],
    [mom, 2],
  ])
})

test('a sequel is never printed before its outcome has happened', () => {
  const printed = printAll([...FLAVOUR_IDS, ...FLAVOUR_IDS], rngThat(true), FLAVOUR_IDS)
  expect(printed.every(([id]) => FLAVOUR_IDS.includes(id))).toBe(true)
})

describe('the sequels of an outcome', () => {
  test.each(OPPORTUNITIES)('are two to four texts of one or two lines: $title', ({ outcomes }) => {
    for (const name of OUTCOME_NAMES) {
      const texts = outcomes[name].futureText
      expect([2, 3, 4]).toContain(texts.length)
      for (const text of texts) expect([1, 2]).toContain(text.length)
    }
  })
})
