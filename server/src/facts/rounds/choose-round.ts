import { randomInt } from 'node:crypto'
import { DAY_MS, dayOf, factTextLength, isDisputed, PLACES } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { compareTexts } from '../../lib/compare-texts.ts'
import { findFactOfTheDay } from '../board/fact-of-the-day.ts'
import { listPage } from '../board/pages.ts'
import type { Fable } from './fable.ts'
import { listFables } from './fables-store.ts'

/** The facts of a round are two of the best so many. */
const BEST = 600
/** Every visitor has read the first facts of the list. */
const SKIPPED = 12
/** A fact does not return within so many days, if there are enough others. */
const REST_DAYS = 60
/** A fact is one of so many whose texts are most nearly as long as that of a fable: a share of all, and some at least. */
const ALIKE = { share: 0.04, least: 3 }

/** A round as it is stored. Its order is drawn once; nothing that is public leads to it. */
export type NewRound = Fable & {
  readonly day: string
  /** The facts in the order of their places. */
  readonly firstFactId: number
  readonly secondFactId: number
  /** From 1 to 3. */
  readonly fablePlace: number
}

type Candidate = {
  readonly id: number
  readonly text: string
  readonly category: string
  /** The last day on which it was in a round, or ''. */
  readonly lastDay: string
}

const drawOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[randomInt(items.length)]

/** The earlier rounds, the oldest first. One row a day, so that there are never many. */
const listRounds = ({ db }: Database, day: string) =>
  db
    .selectFrom('Rounds')
    .select(['day', 'firstFactId', 'secondFactId', 'text'])
    .where('day', '<', day)
    .orderBy('day')
    .execute()

type EarlierRound = Awaited<ReturnType<typeof listRounds>>[number]

/**
 * The fables that can be in the next round. One returns only when all others have been used since, and, where a new
 * turn through all of them begins, not one of those that were used last.
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

/** The facts that may be in the round of a day, in the order of the list. */
const listCandidates = async (
  database: Database,
  { day, rounds }: { readonly day: string; readonly rounds: readonly EarlierRound[] },
): Promise<Candidate[]> => {
  // Chosen before the round, so that the fact of the day is the same whichever is asked for first.
  const ofTheDay = await findFactOfTheDay(database, Date.parse(day))
  const best = await listPage(database, { sort: 'top', limit: BEST })
  const lastDays = new Map<number, string>()
  for (const round of rounds) {
    lastDays.set(round.firstFactId, round.day)
    lastDays.set(round.secondFactId, round.day)
  }
  return best
    .filter((fact) => !isDisputed(fact) && (fact.createdAt ?? '') < day)
    .filter(({ id }) => id !== ofTheDay?.fact.id)
    .map(({ id, text, category }) => ({ id, text, category, lastDay: lastDays.get(id) ?? '' }))
}

const distinctCategories = (facts: readonly Candidate[]): number =>
  new Set(facts.map(({ category }) => category)).size

/** Enough for the fable's category, and one for each fact. */
const CATEGORIES_MIN = 3

/** Those that have rested, or of too few such the half that has rested longest. */
const restedOf = (candidates: readonly Candidate[], day: string): readonly Candidate[] => {
  const since = dayOf(Date.parse(day) - REST_DAYS * DAY_MS)
  const rested = candidates.filter(({ lastDay }) => lastDay < since)
  const beyond = candidates.slice(SKIPPED).filter(({ lastDay }) => lastDay < since)
  if (distinctCategories(beyond) >= CATEGORIES_MIN) return beyond
  if (distinctCategories(rested) >= CATEGORIES_MIN) return rested
  const longest = candidates.toSorted((one, other) => compareTexts(one.lastDay, other.lastDay))
  const half = longest.slice(0, Math.ceil(longest.length / 2))
  return distinctCategories(half) >= CATEGORIES_MIN ? half : longest
}

/** Draws one of the facts whose texts are about so long. */
const drawAlike = (facts: readonly Candidate[], length: number): Candidate | undefined => {
  const distance = ({ text }: Candidate) => Math.abs(factTextLength(text) - length)
  const nearest = facts.toSorted((one, other) => distance(one) - distance(other))
  return drawOne(nearest.slice(0, Math.max(ALIKE.least, Math.ceil(facts.length * ALIKE.share))))
}

/**
 * Chooses the round of a day; undefined if the board has too few facts. The categories of its sentences differ, and
 * the facts are as long as other fables are, so that neither says which one is the fable.
 */
export const chooseRound = async (
  database: Database,
  day: string,
): Promise<NewRound | undefined> => {
  const fables = await listFables(database)
  const rounds = await listRounds(database, day)
  const fable = drawOne(
    usableFables(
      fables,
      rounds.map(({ text }) => text),
    ),
  )
  if (!fable) return undefined
  const candidates = restedOf(await listCandidates(database, { day, rounds }), day)

  const drawFact = (without: readonly string[]) => {
    const length = factTextLength(drawOne(fables)?.text ?? fable.text)
    const others = candidates.filter(({ category }) => !without.includes(category))
    return drawAlike(others, length)
  }
  const drawPair = (without: readonly string[]) => {
    const first = drawFact(without)
    const second = first && drawFact([...without, first.category])
    return second && { firstFactId: first.id, secondFactId: second.id }
  }
  const pair = drawPair([fable.category]) ?? drawPair([])
  return pair && { ...fable, ...pair, day, fablePlace: 1 + randomInt(PLACES.length) }
}
