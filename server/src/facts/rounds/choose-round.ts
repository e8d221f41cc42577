import { randomInt } from 'node:crypto'
import { DAY_MS, dayOf, factTextLength, PLACES } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { findFactOfTheDay } from '../board/fact-of-the-day.ts'
import { listVouched, wasOnFirstPage } from '../board/vouched.ts'
import type { Fable } from './fable.ts'
import { listFables } from './fables-store.ts'
import { listTruths, type Truth } from './truths-store.ts'

/**
 * A fact of the board is in a round only if it was not on its first page, or in another round, within this number of
 * days.
 */
const REST_DAYS = 60

/** A truth is drawn from those closest in length to a fable: a share of all, but at least a minimum number. */
const ALIKE = { share: 0.04, least: 3 }

/** A round as it is stored. Its order is drawn once and cannot be derived from public data. */
export type NewRound = Fable & {
  readonly day: string
  /** The truths in the order of their places, as JSON; null: they are facts of the board. */
  readonly truths: string | null
  /** The facts of the board in the order of their places; 0: a truth that is not on the board yet. */
  readonly firstFactId: number
  readonly secondFactId: number
  /** From 1 to 3. */
  readonly fablePlace: number
}

/** A true sentence that may be in a round. `id`: of a fact of the board, 0 for another one. */
type Candidate = Truth & { readonly id: number }

const drawOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[randomInt(items.length)]

/** The earlier rounds, the oldest first. One row a day, so that there are never many. */
const listRounds = ({ db }: Database, day: string) =>
  db
    .selectFrom('Rounds')
    .select(['day', 'firstFactId', 'secondFactId', 'text', 'truths'])
    .where('day', '<', day)
    .orderBy('day')
    .execute()

type EarlierRound = Awaited<ReturnType<typeof listRounds>>[number]

/** The truths of a round as they are stored; null if they are facts of the board. */
export const truthsOf = ({ truths }: { readonly truths: string | null }): Truth[] | null =>
  truths === null ? null : (JSON.parse(truths) as Truth[])

/**
 * The fables that can be in the next round. A fable returns only after all others have been used. When a new cycle
 * begins, those used last are left out.
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

/** The truths that were in no round yet: those of earlier ones are on the board, where a search finds them. */
const unusedTruths = (
  truths: readonly Truth[],
  rounds: readonly EarlierRound[],
): readonly Candidate[] => {
  const used = new Set(rounds.flatMap((round) => truthsOf(round) ?? []).map(({ text }) => text))
  return truths.filter(({ text }) => !used.has(text)).map((truth) => ({ ...truth, id: 0 }))
}

/** The facts of the board that can be in a round once all truths are used. */
const listRested = async (
  database: Database,
  { day, rounds }: { readonly day: string; readonly rounds: readonly EarlierRound[] },
): Promise<Candidate[]> => {
  // Chosen before the round, so that the fact of the day does not depend on the order of requests.
  const ofTheDay = await findFactOfTheDay(database, Date.parse(day))
  const since = dayOf(Date.parse(day) - REST_DAYS * DAY_MS)
  const recent = rounds.filter((round) => round.day >= since)
  const resting = new Set(recent.flatMap((round) => [round.firstFactId, round.secondFactId]))
  const vouched = await listVouched(database)
  return vouched
    .filter((fact) => (fact.createdAt ?? '') < day && !wasOnFirstPage(fact, day, REST_DAYS))
    .filter(({ id }) => id !== ofTheDay?.fact.id && !resting.has(id))
    .map(({ id, text, source, category }) => ({ id, text, source, category }))
}

/** Draws one of the sentences with about this length. */
const drawAlike = (candidates: readonly Candidate[], length: number): Candidate | undefined => {
  const distance = ({ text }: Candidate) => Math.abs(factTextLength(text) - length)
  const nearest = candidates.toSorted((one, other) => distance(one) - distance(other))
  const count = Math.max(ALIKE.least, Math.ceil(candidates.length * ALIKE.share))
  return drawOne(nearest.slice(0, count))
}

type Pair = readonly [Candidate, Candidate]

/** Draws two sentences of different categories that are as long as fables are, so that neither says which is the fable. */
const drawPair = (
  candidates: readonly Candidate[],
  fables: readonly Fable[],
  without: readonly string[],
): Pair | undefined => {
  const draw = (categories: readonly string[]) => {
    const length = factTextLength(drawOne(fables)?.text ?? '')
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
 * Chooses the round of a day: a fable, and two truths of other categories that were in no round. When the truths are
 * used up, two facts of the board that somebody has vouched for; undefined if there are too few.
 */
export const chooseRound = async (
  database: Database,
  day: string,
): Promise<NewRound | undefined> => {
  const fables = await listFables(database)
  const rounds = await listRounds(database, day)
  const used = rounds.map(({ text }) => text)
  const fable = drawOne(usableFables(fables, used))
  if (!fable) return undefined
  const drawFrom = (candidates: readonly Candidate[]) =>
    drawPair(candidates, fables, [fable.category]) ?? drawPair(candidates, fables, [])
  const unused = unusedTruths(await listTruths(database), rounds)
  const pair = drawFrom(unused) ?? drawFrom(await listRested(database, { day, rounds }))
  if (!pair) return undefined
  const [first, second] = pair
  const truths = pair.map(({ id: _, ...truth }) => truth)
  return {
    ...fable,
    day,
    truths: first.id === 0 ? JSON.stringify(truths) : null,
    firstFactId: first.id,
    secondFactId: second.id,
    fablePlace: 1 + randomInt(PLACES.length),
  }
}
