import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS, DAY_MS, dayOf } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'
import { openFreshDatabase } from '../../testing/fresh-database.ts'
import { insertManyFacts } from '../../testing/many-facts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { countDaysLeft, truthsOf, usableFables } from './choose-round.ts'
import { FABLES } from './content/fables.ts'
import { TRUTHS } from './content/truths.ts'
import { ensureFactOfTheDay } from './fact-of-the-day.ts'
import { ensureRounds, findRound } from './rounds-store.ts'
import { fableStore, truthStore } from './sentences-store.ts'

const FIRST_DAY = Date.UTC(2026, 11, 1)
/** Some days more than the truths last. */
const DAYS = Math.floor(TRUTHS.length / 2) + 40

/** Chi-square with two degrees of freedom exceeds this with a probability of one in a million. */
const TWO_DEGREES = 27.6

const dayAt = (n: number) => dayOf(FIRST_DAY + n * DAY_MS)

const INVENTIONS = 300

const database = await openFreshDatabase()
await insertManyFacts(database, { from: 1, to: INVENTIONS })
/** The texts of the board on some days before their rounds were over. */
const boards = new Map<string, readonly string[]>()
for (let n = 0; n < DAYS; n += 1) {
  await ensureRounds(database, dayAt(n))
  await ensureFactOfTheDay(database, Date.parse(dayAt(n)))
  if (n % 40 === 0) {
    const rows = await database.db.selectFrom('Facts').select('text').execute()
    boards.set(
      dayAt(n),
      rows.map(({ text }) => text),
    )
  }
}
/** Without that of the day after the last one. */
const rounds = await database.db
  .selectFrom('Rounds')
  .selectAll()
  .orderBy('day')
  .limit(DAYS)
  .execute()
const rows = await database.db.selectFrom('Facts').selectAll().execute()
const facts = new Map(rows.map((fact) => [fact.id, fact]))

/** The two truths of a round. */
function truthsIn(round: (typeof rounds)[number]) {
  const truths = truthsOf(round) ?? []
  if (truths.length !== 2) throw new Error(`A truth of ${round.day} is missing.`)
  return truths
}

/** The rounds before the first that came again. */
const first = rounds.filter(
  ({ firstFactId }, n) =>
    rounds.findIndex((round) => round.firstFactId === firstFactId) === n || firstFactId === 0,
)

it('no fact that nobody vouches for becomes the fact of the day', async () => {
  const posters = await database.db.selectFrom('FactsOfTheDay').select('factId').execute()
  expect(posters.length).toBeGreaterThan(DAYS - 30)
  expect(posters.filter(({ factId }) => factId <= INVENTIONS)).toEqual([])
})

describe('the rounds of a whole stock', () => {
  it('are one for each day, in the order of days', () => {
    expect(rounds.map(({ day }) => day)).toEqual(Array.from({ length: DAYS }, (_, n) => dayAt(n)))
  })

  it('have the fable as their sealed sentence on about two of five days', () => {
    const sealed = rounds.filter(({ sealedPlace, fablePlace }) => sealedPlace === fablePlace)
    const { length } = sealed
    // Within five and a half standard deviations.
    expect(Math.abs(length - DAYS * 0.4)).toBeLessThan(5.5 * Math.sqrt(DAYS * 0.4 * 0.6))
    for (const place of [1, 2, 3]) {
      const ofPlace = rounds.filter(({ sealedPlace }) => sealedPlace === place)
      expect(ofPlace.length, String(place)).toBeGreaterThan(DAYS / 5)
    }
  })

  it('use no truth twice, and nearly all of them, before the first round is repeated', () => {
    const texts = first.flatMap(truthsIn).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    // The last few may be of one category.
    expect(texts.length).toBeGreaterThan(TRUTHS.length - 12)
    expect(rounds.slice(0, first.length)).toEqual(first)
    expect(rounds.length).toBeGreaterThan(first.length)
  })

  it('are repeated in their first order, with the facts that their truths have become', () => {
    for (const [n, round] of rounds.slice(first.length).entries()) {
      const { text, truth, truths, firstFactId, secondFactId } = round
      expect(rounds[n]).toMatchObject({ text, truth, truths, firstFactId, secondFactId })
      expect(firstFactId).toBeGreaterThan(INVENTIONS)
    }
  })

  it('have sentences of three categories on the first hundred days', () => {
    for (const round of rounds.slice(0, 100)) {
      const categories = truthsIn(round).map(({ category }) => category)
      expect(new Set([...categories, round.category]).size, round.day).toBe(3)
    }
  })

  it('put their truths on the board only when picks no longer count', () => {
    for (const [day, texts] of boards) {
      const at = rounds.findIndex((round) => round.day === day) - 1
      for (const round of first.slice(Math.max(0, at)))
        for (const { text } of truthsOf(round) ?? []) expect(texts).not.toContain(text)
      for (const round of first.slice(0, Math.max(0, at)))
        for (const { text } of truthsIn(round)) expect(texts).toContain(text)
    }
    for (const { firstFactId, day } of first.filter((round) => round.firstFactId > 0)) {
      const fact = facts.get(firstFactId)
      expect(fact?.vouchedBy).toBe(0)
      expect(fact?.createdAt).toBe(new Date(Date.parse(day) + 2 * DAY_MS).toISOString())
    }
  })

  it('have the shortest, the middle and the longest sentence as the fable on more than an eighth of the days each', () => {
    const ranks = rounds.map((round) => {
      const lengths = truthsIn(round).map(({ text }) => text.length)
      return lengths.filter((length) => length < round.text.length).length
    })
    for (const rank of [0, 1, 2]) {
      expect(ranks.filter((one) => one === rank).length, String(rank)).toBeGreaterThan(DAYS / 8)
    }
  })

  it('have the fable in each of the three positions about equally often', () => {
    const counts = [1, 2, 3].map(
      (place) => rounds.filter(({ fablePlace }) => fablePlace === place).length,
    )
    const expected = DAYS / 3
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(TWO_DEGREES)
  })
})

describe('the number of days with unused sentences', () => {
  it('begins at the size of the stock, falls by one a day, and is below six when rounds are repeated', async () => {
    const empty = await openFreshDatabase()
    const days = await countDaysLeft(empty, dayAt(0))
    expect(days).toBe(Math.min(FABLES.length, Math.floor(TRUTHS.length / 2)))
    await ensureRounds(empty, dayAt(0))
    // The rounds of today and tomorrow.
    expect(await countDaysLeft(empty, dayAt(2))).toBe(days - 2)
    // The last few truths may be of one category.
    expect(await countDaysLeft(database, dayAt(DAYS))).toBeLessThan(6)
  })
})

describe('a round', () => {
  it('is chosen once, together with its facts, even if several servers choose it at the same time', async () => {
    const { database: shared } = await openTestApp()
    const ensure = (day: string) =>
      Promise.all(Array.from({ length: 8 }, () => ensureRounds(shared, day)))
    await ensure(dayAt(0))
    const first = await findRound(shared, dayAt(0))
    await ensure(dayAt(0))
    expect(await findRound(shared, dayAt(0))).toEqual(first)
    await ensure(dayAt(2))
    const published = await shared.db.selectFrom('Facts').select(['id', 'text']).execute()
    expect(published.map(({ text }) => text).sort()).toEqual(
      (truthsOf(first ?? { truths: null }) ?? []).map(({ text }) => text).sort(),
    )
  })

  it('is chosen later for the latest sixty days without visitors, and for none before these', async () => {
    const empty = await openFreshDatabase()
    await ensureRounds(empty, dayAt(0))
    expect(await ensureRounds(empty, dayAt(4))).toBe('changed')
    expect(await ensureRounds(empty, dayAt(4))).toBe('unchanged')
    for (const n of [0, 1, 2, 3, 4]) expect((await findRound(empty, dayAt(n)))?.day).toBe(dayAt(n))
    const { length } = await empty.db.selectFrom('Facts').select('id').execute()
    expect(length).toBe(6)
    // After a year of silence there are the latest sixty.
    await ensureRounds(empty, dayAt(400))
    expect(await findRound(empty, dayAt(340))).toBeDefined()
    expect(await findRound(empty, dayAt(339))).toBeUndefined()
  })

  it('has the truths and fables of the operator among its candidates', async () => {
    const own = await openFreshDatabase()
    const [category] = CATEGORY_IDS
    const fact = newFact({ text: 'Own.', category })
    const added = { ...fact, howCome: 'Somebody made it.' }
    expect(await truthStore.insert(own, added)).toBe(1)
    expect(await truthStore.insert(own, added)).toBeUndefined()
    const fable = { ...fact, truth: 'Not true.' }
    await fableStore.insert(own, fable)
    expect(await truthStore.list(own)).toContainEqual(added)
    expect(await fableStore.list(own)).toContainEqual(fable)
  })
})

describe('the candidates for the next fable', () => {
  const fables = FABLES.slice(0, 10)
  const texts = fables.map(({ text }) => text)

  it('are the unused fables, or the least recently used fables when all have been used', () => {
    expect(usableFables(fables, [])).toHaveLength(10)
    expect(usableFables(fables, texts.slice(0, 7)).map(({ text }) => text)).toEqual(texts.slice(7))
    expect(usableFables(fables, texts).map(({ text }) => text)).toEqual(texts.slice(0, 5))
    expect(usableFables(fables, [...texts, ...texts.slice(0, 9)])).toHaveLength(1)
  })

  it('ignore used fables that no longer exist', () => {
    expect(usableFables(fables, ['gone', ...texts.slice(0, 9)]).map(({ text }) => text)).toEqual([
      texts[9],
    ])
  })

  it('come from rounds whose facts are all shown and whose fable was not removed', async () => {
    const next = rounds[DAYS - first.length + 1]
    await database.db
      .updateTable('Facts')
      .set({ hiddenAt: dayAt(DAYS) })
      .where('id', '=', next?.secondFactId ?? 0)
      .execute()
    await database.db
      .updateTable('Rounds')
      .set({ text: 'Removed.' })
      .where('day', '=', rounds[DAYS - first.length + 2]?.day ?? '')
      .execute()
    await ensureRounds(database, dayAt(DAYS))
    const round = await findRound(database, dayAt(DAYS + 1))
    expect(round?.text).toBe(rounds[DAYS - first.length + 3]?.text)
  })

  it('are missing if all facts are hidden, and no round is chosen', async () => {
    await database.db
      .updateTable('Facts')
      .set({ hiddenAt: dayAt(DAYS) })
      .execute()
    expect(await ensureRounds(database, dayAt(DAYS + 1))).toBe('impossible')
    expect(await findRound(database, dayAt(DAYS + 2))).toBeUndefined()
  })
})
