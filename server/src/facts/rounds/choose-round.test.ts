import { CATEGORIES, dayOf, isDisputed } from '@fable/contract/limits'
import { describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../testing/fresh-database.ts'
import { insertManyFacts } from '../../testing/many-facts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { insertFact } from '../store/facts.ts'
import { FABLES } from './content/fables.ts'
import { usableFables } from './choose-round.ts'
import { insertFable } from './fables-store.ts'
import { findOrChooseRound, findRound } from './rounds-store.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2026, 11, 1)
const DAYS = 400

/** Chi-square with two degrees of freedom is above this once in a million times. */
const TWO_DEGREES = 27.6

const chooseRounds = async (facts: number) => {
  const database = await openFreshDatabase()
  await insertManyFacts(database, { from: 1, to: facts })
  const rounds = []
  for (let n = 0; n < DAYS; n += 1) {
    const round = await findOrChooseRound(database, dayOf(FIRST_DAY + n * DAY_MS))
    if (!round) throw new Error('A day has no round.')
    rounds.push(round)
  }
  const rows = await database.db.selectFrom('Facts').selectAll().execute()
  const ofTheDay = await database.db.selectFrom('FactsOfTheDay').selectAll().execute()
  return { rounds, facts: new Map(rows.map((fact) => [fact.id, fact])), ofTheDay }
}

describe.each([40, 500])('the rounds of 400 days on %i facts', async (count) => {
  const { rounds, facts, ofTheDay } = await chooseRounds(count)

  it('have two facts that are undisputed, of different categories, and not the fact of the day', () => {
    const special = new Map(ofTheDay.map(({ day, factId }) => [day, factId]))
    for (const { day, firstFactId, secondFactId, category } of rounds) {
      const [first, second] = [facts.get(firstFactId), facts.get(secondFactId)]
      if (!first || !second) throw new Error('A fact is missing.')
      expect(isDisputed(first) || isDisputed(second)).toBe(false)
      expect(new Set([first.category, second.category]).size).toBe(2)
      if (count > 40) expect([first.category, second.category]).not.toContain(category)
      expect([firstFactId, secondFactId]).not.toContain(special.get(day))
    }
  })

  it('repeat no fact within 60 days, where there are enough', () => {
    for (const [n, { firstFactId, secondFactId }] of rounds.entries()) {
      const others = rounds
        .slice(Math.max(0, n - (count > 40 ? 60 : 3)), n)
        .flatMap((round) => [round.firstFactId, round.secondFactId])
      expect(others).not.toContain(firstFactId)
      expect(others).not.toContain(secondFactId)
    }
  })

  it('repeat no fable before all others were used', () => {
    for (let from = 0; from < DAYS; from += FABLES.length) {
      const turn = rounds.slice(from, from + FABLES.length).map(({ text }) => text)
      expect(new Set(turn).size).toBe(turn.length)
    }
  })

  it('have the shortest, the middle and the longest sentence as the fable about equally often', () => {
    const ranks = rounds.map(({ text, firstFactId, secondFactId }) => {
      const lengths = [firstFactId, secondFactId].map((id) => facts.get(id)?.text.length ?? 0)
      return lengths.filter((length) => length < text.length).length
    })
    for (const rank of [0, 1, 2]) {
      expect(ranks.filter((one) => one === rank).length, String(rank)).toBeGreaterThan(DAYS / 8)
    }
  })

  it('have the fable at each place equally often', () => {
    const counts = [1, 2, 3].map(
      (place) => rounds.filter(({ fablePlace }) => fablePlace === place).length,
    )
    const expected = DAYS / 3
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(TWO_DEGREES)
  })
})

describe('a round', () => {
  it('is one for servers that choose it at once, and stays', async () => {
    const { database } = await openTestApp()
    await insertManyFacts(database, { from: 1, to: 100 })
    const day = '2026-12-01'
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => findOrChooseRound(database, day)),
    )
    for (const other of others) expect(other).toEqual(first)
    await insertManyFacts(database, { from: 101, to: 120 })
    expect(await findOrChooseRound(database, day)).toEqual(first)
  })

  it('needs two facts of different categories from before its day', async () => {
    const database = await openFreshDatabase()
    const share = (text: string, category: 'news' | 'science', time: number) =>
      insertFact(database, { text, source: 'https://example.com', category }, time)
    const day = dayOf(FIRST_DAY)
    await share('One.', 'news', FIRST_DAY - 1)
    await share('Another.', 'news', FIRST_DAY - 1)
    await share('Too late.', 'science', FIRST_DAY)
    expect(await findOrChooseRound(database, day)).toBeUndefined()
    expect(await findRound(database, day)).toBeUndefined()
    await share('In time.', 'science', FIRST_DAY - 1)
    expect(await findOrChooseRound(database, day)).toBeDefined()
  })

  it('has a fable of the operator before any returns', async () => {
    const database = await openFreshDatabase()
    await insertManyFacts(database, { from: 1, to: 100 })
    const [category] = CATEGORIES
    const own = { text: 'Own.', truth: 'Not true.', source: 'https://example.com' }
    await insertFable(database, { ...own, category: category.id })
    const texts = []
    for (let n = 0; n <= FABLES.length; n += 1) {
      texts.push((await findOrChooseRound(database, dayOf(FIRST_DAY + n * DAY_MS)))?.text)
    }
    expect(texts).toContain('Own.')
  })
})

describe('the fables that can be next', () => {
  const fables = FABLES.slice(0, 10)
  const texts = fables.map(({ text }) => text)

  it('are those that were not used, and then not the last ones', () => {
    expect(usableFables(fables, [])).toHaveLength(10)
    expect(usableFables(fables, texts.slice(0, 7)).map(({ text }) => text)).toEqual(texts.slice(7))
    expect(usableFables(fables, texts).map(({ text }) => text)).toEqual(texts.slice(0, 5))
    expect(usableFables(fables, [...texts, ...texts.slice(0, 9)])).toHaveLength(1)
  })

  it('do not depend on some that are gone', () => {
    expect(usableFables(fables, ['gone', ...texts.slice(0, 9)]).map(({ text }) => text)).toEqual([
      texts[9],
    ])
  })
})
