import { randomInt } from 'node:crypto'
import type { ParsedFact } from '@fable/contract'
import { DAY_MS, dayOf, textLength, PLACES } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { listVouched, wasOnFirstPage } from '../board/vouched.ts'
import type { Fable } from './fable.ts'
import { findFactOfTheDay } from './fact-of-the-day.ts'
import { findShownTexts } from '../store/hashes.ts'
import { fableStore, truthStore } from './sentences-store.ts'
import type { Truth } from './truth.ts'

/**
 * Number of days for which a fact must not have been on the board's first page or in another round before it can be in
 * a round.
 */
const REST_DAYS = 60

/**
 * A true sentence is drawn from those whose length is closest to that of a fable: from this share of all, but from at
 * least this number.
 */
const ALIKE = { share: 0.04, least: 3 }

/** A round as it is stored. The order of its sentences is drawn at random, and cannot be derived from public data. */
export type NewRound = Fable & {
  readonly day: string
  /** The truths in the order of their places, as JSON; null if the true sentences are facts of the board. */
  readonly truths: string | null
  /** The ids of the facts in the order of their places; 0 for truths that are not on the board yet. */
  readonly firstFactId: number
  readonly secondFactId: number
  /** The place of the fable, from 1 to 3. */
  readonly fablePlace: number
  /** The place of the sentence that visitors see, and may seal, on the day before. */
  readonly sealedPlace: number
}

/** A true sentence that may be in a round. `id`: that of the fact, or 0 if it is not on the board. */
type Candidate = Truth & { readonly id: number }

const drawOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[randomInt(items.length)]

/** Lists all rounds before a day, oldest first. There is only one row for each day, so they are never too many. */
const listRounds = ({ db }: Database, day: string) =>
  db
    .selectFrom('Rounds')
    .select(['day', 'firstFactId', 'secondFactId', 'text', 'truths'])
    .where('day', '<', day)
    .orderBy('day')
    .execute()

type EarlierRound = Awaited<ReturnType<typeof listRounds>>[number]

/** Rounds of 0.0.32 have truths without a line behind them. */
type StoredTruth = ParsedFact & Partial<Truth>

/** Reads the stored truths of a round; null if its true sentences are facts of the board. */
export const truthsOf = ({ truths }: { readonly truths: string | null }): Truth[] | null =>
  truths === null
    ? null
    : (JSON.parse(truths) as StoredTruth[]).map((truth) => ({ howCome: '', ...truth }))

/**
 * Returns the fables that can be in the next round. A fable returns only after all others were used. In the next cycle,
 * those used last are left out at first.
 */
export const usableFables = (
  fables: readonly Fable[],
  used: readonly string[],
): readonly Fable[] => {
  const texts = new Set(fables.map(({ text }) => text))
  const inThisTurn = new Set<string>()
  for (const text of used) {
    if (texts.has(text)) inThisTurn.add(text)
    if (inThisTurn.size === texts.size) inThisTurn.clear()
  }
  const usable = fables.filter(({ text }) => !inThisTurn.has(text))
  const recent = new Set(used.slice(-Math.floor(fables.length / 2)))
  const rested = usable.filter(({ text }) => !recent.has(text))
  return rested.length > 0 ? rested : usable
}

/**
 * Returns the truths that were in no round yet. The others are on the board by now, where a search would reveal that
 * they are true.
 */
const unusedTruths = (
  truths: readonly Truth[],
  rounds: readonly EarlierRound[],
): readonly Candidate[] => {
  const used = new Set(rounds.flatMap((round) => truthsOf(round) ?? []).map(({ text }) => text))
  return truths.filter(({ text }) => !used.has(text)).map((truth) => ({ ...truth, id: 0 }))
}

/** Lists the facts of the board that can be in a round, which are needed once all truths are used. */
const listRested = async (
  database: Database,
  { day, rounds }: { readonly day: string; readonly rounds: readonly EarlierRound[] },
): Promise<Candidate[]> => {
  // The fact of the day is chosen before the round, so that it does not depend on the order of requests.
  const ofTheDay = await findFactOfTheDay(database, Date.parse(day))
  const since = dayOf(Date.parse(day) - REST_DAYS * DAY_MS)
  const recent = rounds.filter((round) => round.day >= since)
  const resting = new Set(recent.flatMap((round) => [round.firstFactId, round.secondFactId]))
  const vouched = await listVouched(database)
  return vouched
    .filter((fact) => (fact.createdAt ?? '') < day && !wasOnFirstPage(fact, day, REST_DAYS))
    .filter(({ id }) => id !== ofTheDay?.fact.id && !resting.has(id))
    .map(({ id, text, source, category }) => ({ id, text, source, category, howCome: '' }))
}

/** Draws one of the sentences whose length is close to this one. */
const drawAlike = (candidates: readonly Candidate[], length: number): Candidate | undefined => {
  const distance = ({ text }: Candidate) => Math.abs(textLength(text) - length)
  const nearest = candidates.toSorted((one, other) => distance(one) - distance(other))
  const count = Math.max(ALIKE.least, Math.ceil(candidates.length * ALIKE.share))
  return drawOne(nearest.slice(0, count))
}

type Pair = readonly [Candidate, Candidate]

/**
 * Draws two sentences of different categories. They are about as long as fables usually are, so that the length does
 * not reveal the fable.
 */
const drawPair = (
  candidates: readonly Candidate[],
  fables: readonly Fable[],
  without: readonly string[],
): Pair | undefined => {
  const draw = (categories: readonly string[]) => {
    const length = textLength(drawOne(fables)?.text ?? '')
    return drawAlike(
      candidates.filter(({ category }) => !categories.includes(category)),
      length,
    )
  }
  const first = draw(without)
  const second = first && draw([...without, first.category])
  return second && [first, second]
}

/**
 * Chooses the round of a day: a fable and two unused truths, if possible all of different categories. When the truths
 * are used up, two vouched facts of the board take their place. Returns undefined if there are too few.
 */
export const chooseRound = async (
  database: Database,
  day: string,
): Promise<NewRound | undefined> => {
  const fables = await fableStore.list(database)
  const truths = await truthStore.list(database)
  const rounds = await listRounds(database, day)
  // If the board shows a sentence, a search for it reveals the answer.
  const isShown = await findShownTexts(
    database,
    [...fables, ...truths].map(({ text }) => text),
  )
  const usable = usableFables(
    fables,
    rounds.map(({ text }) => text),
  )
  const unshown = usable.filter(({ text }) => !isShown(text))
  const fable = drawOne(unshown.length > 0 ? unshown : usable)
  if (!fable) return undefined
  const drawFrom = (candidates: readonly Candidate[]) =>
    drawPair(candidates, fables, [fable.category]) ?? drawPair(candidates, fables, [])
  const unused = unusedTruths(truths, rounds).filter(({ text }) => !isShown(text))
  const pair = drawFrom(unused) ?? drawFrom(await listRested(database, { day, rounds }))
  if (!pair) return undefined
  const [first, second] = pair
  const fablePlace = 1 + randomInt(PLACES.length)
  const paired = pair.map(({ id: _, ...truth }) => truth)
  return {
    ...fable,
    day,
    truths: first.id === 0 ? JSON.stringify(paired) : null,
    firstFactId: first.id,
    secondFactId: second.id,
    fablePlace,
    sealedPlace: drawSealedPlace(fablePlace),
  }
}

/** How often the sealed sentence is the fable: 40 %, so that neither "always fact" nor picking it is a strategy. */
const SEALED_FABLES = { of: 5, drawn: 2 }

const drawSealedPlace = (fablePlace: number): number => {
  if (randomInt(SEALED_FABLES.of) < SEALED_FABLES.drawn) return fablePlace
  const truthPlaces = PLACES.map(Number).filter((place) => place !== fablePlace)
  return truthPlaces[randomInt(truthPlaces.length)] ?? fablePlace
}
