import { randomInt } from 'node:crypto'
import type { ParsedFact } from '@fable/contract'
import { addDays, textLength, PLACES } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { compareTexts } from '../../lib/compare-texts.ts'
import { canStayFactOfTheDay } from '../board/vouched.ts'
import { findShownTexts } from '../store/hashes.ts'
import type { Fable } from './fable.ts'
import { fableStore, truthStore } from './sentences-store.ts'
import type { Truth } from './truth.ts'

const ROUND_REST_DAYS = 60

/** `firstFactId` and `secondFactId` while the truths are not yet facts of the board. */
export const UNPUBLISHED = 0

/**
 * A true sentence is drawn from those whose length is closest to the length of a fable. `share` is the part of all
 * sentences that is drawn from, `least` the smallest number.
 */
const ALIKE = { share: 0.04, least: 3 }

/** The places of the sentences are drawn at random, so that nobody can derive them from public data. */
export type NewRound = Fable & {
  readonly day: string
  /** The true sentences in the order of their places, as JSON. null if the round was made of facts of the board. */
  readonly truths: string | null
  readonly firstFactId: number
  readonly secondFactId: number
  readonly fablePlace: number
  /** Visitors see the sentence at this place, and may seal it, on the day before. */
  readonly sealedPlace: number
}

const drawOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[randomInt(items.length)]

// All rows are read at once. There is only one for each day, so there are never too many.
const listRounds = ({ db }: Database, day: string) =>
  db
    .selectFrom('Rounds')
    .select(['day', 'firstFactId', 'secondFactId', 'truths', 'text', 'truth', 'source', 'category'])
    .where('day', '<', day)
    .orderBy('day')
    .execute()

type EarlierRound = Awaited<ReturnType<typeof listRounds>>[number]

/** Truths in rounds of 0.0.32 have no `howCome`. */
type StoredTruth = ParsedFact & Partial<Truth>

export const truthsOf = ({ truths }: { readonly truths: string | null }): Truth[] | null =>
  truths === null
    ? null
    : (JSON.parse(truths) as StoredTruth[]).map((truth) => ({ howCome: '', ...truth }))

/**
 * Within a cycle each fable is used once. The half that was used most recently is left out as well, while there are
 * others.
 */
export function usableFables(fables: readonly Fable[], used: readonly string[]): readonly Fable[] {
  const texts = new Set(fables.map(({ text }) => text))
  const inThisCycle = new Set<string>()
  for (const text of used) {
    if (texts.has(text)) inThisCycle.add(text)
    if (inThisCycle.size === texts.size) inThisCycle.clear()
  }
  const usable = fables.filter(({ text }) => !inThisCycle.has(text))
  const recent = new Set(used.slice(-Math.floor(fables.length / 2)))
  const rested = usable.filter(({ text }) => !recent.has(text))
  return rested.length > 0 ? rested : usable
}

// Used truths are left out. They are on the board, where a search would reveal that they are true.
function unusedTruths(truths: readonly Truth[], rounds: readonly EarlierRound[]): readonly Truth[] {
  const used = new Set(rounds.flatMap((round) => truthsOf(round) ?? []).map(({ text }) => text))
  return truths.filter(({ text }) => !used.has(text))
}

/**
 * Finds the round that was not shown for the longest time. Its truths are facts of the board. Rounds are left out if
 * their fable was removed, or if one of the facts is hidden, refuted, reported by many or no longer vouched for.
 */
async function findRested(
  database: Database,
  day: string,
  rounds: readonly EarlierRound[],
): Promise<EarlierRound | undefined> {
  const fables = new Set((await fableStore.list(database)).map(({ text }) => text))
  const latest = [...new Map(rounds.map((round) => [round.text, round])).values()]
  const rested = latest
    .filter(({ text }) => fables.has(text))
    .filter((round) => round.day < addDays(day, -ROUND_REST_DAYS) && round.firstFactId > 0)
    .toSorted((one, other) => compareTexts(one.day, other.day))
  for (const round of rested) {
    const ids = [round.firstFactId, round.secondFactId]
    const areLeft = await Promise.all(ids.map((id) => canStayFactOfTheDay(database, id)))
    if (!areLeft.includes(false)) return round
  }
  return undefined
}

function drawAlike(candidates: readonly Truth[], length: number): Truth | undefined {
  const nearest = candidates
    .map((truth) => ({ truth, distance: Math.abs(textLength(truth.text) - length) }))
    .toSorted((one, other) => one.distance - other.distance)
  const count = Math.max(ALIKE.least, Math.ceil(candidates.length * ALIKE.share))
  return drawOne(nearest.slice(0, count))?.truth
}

type Pair = readonly [Truth, Truth]

/**
 * Draws two truths of different categories. They are about as long as fables usually are, so that the length does not
 * reveal the fable.
 */
function drawPair(
  candidates: readonly Truth[],
  fables: readonly Fable[],
  without: readonly string[],
): Pair | undefined {
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
 * Draws a fable and two unused truths, if possible all of different categories. When the truths are used up, the oldest
 * round is repeated.
 */
export async function chooseRound(database: Database, day: string): Promise<NewRound | undefined> {
  const rounds = await listRounds(database, day)
  const sentences =
    (await drawSentences(database, rounds)) ?? (await findRested(database, day, rounds))
  if (!sentences) return undefined
  const fablePlace = 1 + randomInt(PLACES.length)
  return { ...sentences, day, fablePlace, sealedPlace: drawSealedPlace(fablePlace) }
}

type Sentences = Omit<NewRound, 'day' | 'fablePlace' | 'sealedPlace'>

async function drawSentences(
  database: Database,
  rounds: readonly EarlierRound[],
): Promise<Sentences | undefined> {
  const { fables, unused, shown } = await readUnused(database, rounds)
  const usable = usableFables(
    fables,
    rounds.map(({ text }) => text),
  )
  const unshown = usable.filter(({ text }) => !shown.has(text))
  const fable = drawOne(unshown.length > 0 ? unshown : usable)
  if (!fable) return undefined
  const pair = drawPair(unused, fables, [fable.category]) ?? drawPair(unused, fables, [])
  const ids = { firstFactId: UNPUBLISHED, secondFactId: UNPUBLISHED }
  return pair && { ...fable, ...ids, truths: JSON.stringify(pair) }
}

/** `unused` lacks truths that the board shows, because a search would reveal the answer. */
async function readUnused(database: Database, rounds: readonly EarlierRound[]) {
  const fables = await fableStore.list(database)
  const truths = await truthStore.list(database)
  const shown = await findShownTexts(
    database,
    [...fables, ...truths].map(({ text }) => text),
  )
  const unused = unusedTruths(truths, rounds).filter(({ text }) => !shown.has(text))
  return { fables, unused, shown }
}

/** Counts for how many days the unused sentences last. The given day is included. */
export async function countDaysLeft(database: Database, day: string): Promise<number> {
  const rounds = await listRounds(database, day)
  const { fables, unused } = await readUnused(database, rounds)
  const used = new Set(rounds.map(({ text }) => text))
  const unusedFables = fables.filter(({ text }) => !used.has(text))
  return Math.min(unusedFables.length, Math.floor(unused.length / 2))
}

/**
 * The sealed sentence is the fable in two of five rounds. With this share it is no good strategy to always seal "fact",
 * or to always pick the sealed sentence.
 */
const SEALED_FABLES = { of: 5, drawn: 2 }

function drawSealedPlace(fablePlace: number): number {
  if (randomInt(SEALED_FABLES.of) < SEALED_FABLES.drawn) return fablePlace
  const truthPlaces = PLACES.map(Number).filter((place) => place !== fablePlace)
  return truthPlaces[randomInt(truthPlaces.length)] ?? fablePlace
}
