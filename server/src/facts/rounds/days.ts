import type { Day, FactDetails, FactPage, Month, Round, RoundSolution } from '@fable/contract'
import {
  addDays,
  DAY_MS,
  dayOf,
  endOfDay,
  FACT_ROUNDS_MAX,
  isDay,
  isDisputed,
  type Place,
  PLACES,
  type Saying,
  sourceDomain,
} from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { orIfUnavailable } from '../../db/errors.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import { listDetails, listPage } from '../board/pages.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { truthsOf } from './choose-round.ts'
import { findFactOfEarlierDay, ensureFactOfTheDay, listFactsOfDays } from './fact-of-the-day.ts'
import { findLastDay } from './last-day.ts'
import {
  ensureRounds,
  findRound,
  listFablesOfDays,
  listRoundsOfFact,
  type RoundOfFact,
  type RoundRow,
} from './rounds-store.ts'
import type { Truth } from './truth.ts'

export const placeOf = (place: number): Place => PLACES[place - 1] ?? PLACES[0]

const toIso = (time: number): string => new Date(time).toISOString()

/** The part of a day that is the same for all visitors. */
export type KnownDay = Pick<Day, 'day' | 'endsAt' | 'ofTheDay' | 'previous'> & {
  readonly round: {
    readonly sentences: Round['sentences']
    /** Until the round is over, the solution is sent only to browsers that have picked a sentence. */
    readonly solution: RoundSolution
    /**
     * The place of the sentence that could be sealed on the day before. null in rounds from before there were seals.
     */
    readonly sealedPlace: Place | null
  } | null
  /** The sentence of tomorrow's round that can be sealed today. null except today. */
  readonly next: { readonly sentence: string; readonly isFable: boolean } | null
}

type RoundFact = RoundSolution['facts'][number]

// Votes alone refute a fact only if nobody vouches for it; a shown correction refutes any fact.
const isRefuted = (fact: FactDetails | undefined): boolean =>
  fact !== undefined && isDisputed(fact) && (fact.correction !== undefined || !fact.vouched)

type Deps = Pick<ServerDeps, 'database' | 'now'> & {
  readonly cache: FactCache
  readonly isOn: boolean
}

export type DayReads = {
  /** The value is null for a day that has not begun, and for a past day with neither a fact nor a round. */
  readonly day: (day: string) => Promise<TaggedJson<KnownDay | null>>
  readonly month: (month: string) => Promise<TaggedJson<Month>>
  readonly today: () => Promise<FactPage['today']>
  readonly roundsOf: (factId: number) => Promise<RoundOfFact[]>
}

export function makeDayReads({ database, cache, now, isOn }: Deps): DayReads {
  let lastEnsured = ''

  /**
   * Chooses the missing rounds up to tomorrow's. These are writes. If they fail, the stored rounds can still be read.
   */
  const ensure = async (today: string) => {
    if (!isOn || lastEnsured === today) return
    const result = await orIfUnavailable(ensureRounds(database, today), undefined)
    if (result === 'unchanged') lastEnsured = today
    // Truths of earlier rounds may have become facts of the board, so cached lists of facts are out of date.
    if (result === 'changed') cache.changed('facts')
  }

  const readToday = async (day: string) => {
    // Choosing the fact is a write; if that fails, the day is shown without it.
    const ofTheDay = await orIfUnavailable(ensureFactOfTheDay(database, Date.parse(day)), null)
    return ofTheDay?.fact ?? null
  }

  const findShown = (day: string) => (isOn ? findRound(database, day) : undefined)

  const readNext = async (tomorrow: string): Promise<KnownDay['next']> => {
    const row = await findShown(tomorrow)
    const round = row && (await readRound(database, row))
    if (!round?.sealedPlace) return null
    const sentence = round.sentences[Number(round.sealedPlace) - 1]
    const isFable = round.sealedPlace === round.solution.fable.place
    return sentence ? { sentence, isFable } : null
  }

  const days = cache.memoize<TaggedJson<KnownDay | null>>({
    dependsOn: ['facts', 'votes', 'choices'],
    isExact: true,
    max: 100,
    load: async (day) => {
      const today = dayOf(now())
      const isToday = day === today
      // Rejects at once if nothing can be read, before the writes wait for the database as well.
      await findShown(day)
      await ensure(today)
      const ofTheDay = await (isToday ? readToday(day) : findFactOfEarlierDay(database, day))
      const row = await findShown(day)
      if (!isToday && ofTheDay === null && !row) return new TaggedJson(null)
      const endsAt = toIso(endOfDay(day))
      const round = row ? await readRound(database, row) : null
      const previous = await findPrevious(database, day, isOn)
      const next = isToday ? await readNext(addDays(day, 1)) : null
      return new TaggedJson<KnownDay | null>({ day, endsAt, ofTheDay, round, previous, next })
    },
  })

  /** The key contains the current day, so that the list is read again when a new day begins. */
  const months = cache.memoize<TaggedJson<Month>>({
    max: 50,
    dependsOn: ['facts', 'votes'],
    load: async (key) => {
      const [today = '', month = ''] = key.split(' ')
      // The list ends at the end of the month or today, whichever is earlier. A server whose clock is ahead may already
      // have chosen the next day.
      const end = `${month}-99`
      const days = { from: month, upTo: today < end ? today : end }
      await ensure(today)

      const facts = await listFactsOfDays(database, days)
      const fables = new Map(isOn ? await listFablesOfDays(database, days) : [])
      const details = await findFacts(
        database,
        facts.map(({ factId }) => factId),
      )
      const ofDays = new Map(facts.map(({ day, factId }) => [day, details.get(factId) ?? null]))
      const listed = [...new Set([...ofDays.keys(), ...fables.keys()])].sort().reverse()

      return new TaggedJson({
        month,
        today,
        days: listed.map((day) => ({
          day,
          ofTheDay: ofDays.get(day) ?? null,
          round: fables.has(day),
          fable: stateOf(day, Date.parse(today)) === 'over' ? (fables.get(day) ?? null) : null,
        })),
        previous: (await findPrevious(database, month, isOn))?.slice(0, 7) ?? null,
      })
    },
  })

  const rounds = cache.memoize<TaggedJson<FactPage['today'] | null>>({
    // This read shows no counts, so it does not depend on choices.
    dependsOn: ['facts'],
    max: 1,
    load: async (day) => {
      await ensure(day)
      const row = await findShown(day)
      const round = row && (await readRound(database, row))
      return new TaggedJson(round ? { day, sentences: round.sentences } : null)
    },
  })

  return {
    day: (day) => (isDay(day) && day <= dayOf(now()) ? days(day) : Promise.resolve(NOTHING)),
    month: (month) => months(`${dayOf(now())} ${month}`),
    roundsOf: (factId) =>
      isOn
        ? listRoundsOfFact(database, {
            factId,
            before: dayOf(now() - DAY_MS),
            limit: FACT_ROUNDS_MAX,
          })
        : Promise.resolve([]),
    today: async () => (await rounds(dayOf(now()))).value ?? undefined,
  }
}

async function readRound(database: Database, row: RoundRow): Promise<KnownDay['round']> {
  const ids = [row.firstFactId, row.secondFactId]
  const known = await findFacts(database, ids)
  const truths = truthsOf(row)
  const fablePlace = placeOf(row.fablePlace)

  const facts = PLACES.filter((place) => place !== fablePlace).map((place, at) => {
    const id = ids[at] ?? 0
    return { place, ...readTruth({ truth: truths?.[at], fact: known.get(id), isFact: id > 0 }) }
  })

  const { text, truth, source, category, found, played, picks1, picks2, picks3 } = row
  return {
    sealedPlace: row.sealedPlace === null ? null : placeOf(row.sealedPlace),
    sentences: PLACES.map((place) =>
      place === fablePlace ? text : (facts.find((one) => one.place === place)?.truth?.text ?? null),
    ),
    solution: {
      fable: { place: fablePlace, text, truth, source, category },
      facts,
      tally: { found, played, picked: [picks1, picks2, picks3] },
    },
  }
}

async function findPrevious(
  database: Database,
  before: string,
  withRounds: boolean,
): Promise<string | null> {
  const last = [
    await findLastDay(database, 'FactsOfTheDay', before),
    withRounds ? await findLastDay(database, 'Rounds', before) : undefined,
  ]
  const [day] = last
    .filter((one) => one !== undefined)
    .sort()
    .reverse()
  return day ?? null
}

async function findFacts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FactDetails>> {
  const rows = await listPage(database, { sort: 'new', among: ids, limit: ids.length })
  const facts = await listDetails(database, rows)
  return new Map(facts.map((fact) => [fact.id, fact]))
}

function readTruth({
  truth,
  fact,
  isFact,
}: {
  readonly truth: Truth | undefined
  readonly fact: FactDetails | undefined
  readonly isFact: boolean
}): Omit<RoundFact, 'place'> {
  // If the truth has become a fact, only the fact is shown. If the fact was taken down, nothing is.
  const shown = fact ?? (isFact ? undefined : truth)
  if (!shown) return { truth: null, fact: null, isDisputed: false }
  const { text, source, category } = shown
  const howCome = truth?.howCome
  return {
    truth: { text, source, domain: sourceDomain(source), category, ...(howCome && { howCome }) },
    fact: fact ?? null,
    isDisputed: isRefuted(fact),
  }
}

const NOTHING = new TaggedJson<KnownDay | null>(null)

/** `isLate`: the round was over, so the pick is not counted. */
export type Chosen = { readonly place: Place; readonly isLate?: boolean }

export type Own = {
  readonly chosen: Chosen | undefined
  readonly said: Saying | undefined
  readonly nextSaid: Saying | undefined
}

/**
 * Until the round is over, only a browser that has picked gets the solution. One of tomorrow's sentences is only for a
 * browser that has picked today.
 */
export function dayFor(
  { round, next, ...day }: KnownDay,
  { chosen, said, nextSaid }: Own,
  now: number,
): Day {
  const state = stateOf(day.day, now)
  const isSolved = chosen !== undefined || state === 'over'
  const maySeal = next !== null && state === 'open' && chosen !== undefined

  return {
    ...day,
    now: toIso(now),
    ...(maySeal && { next: { sentence: next.sentence, ...(nextSaid && { said: nextSaid }) } }),
    round: round && {
      state,
      sentences: round.sentences,
      ...(chosen && { chosen: chosen.place }),
      ...(chosen?.isLate && { late: true }),
      ...(said && round.sealedPlace && { seal: { place: round.sealedPlace, said } }),
      ...(state === 'over' && round.sealedPlace && { sealed: round.sealedPlace }),
      ...(isSolved && { solution: round.solution }),
    },
  }
}

/** On the next day the state is `late`, and picks still count. */
export function stateOf(day: string, now: number): Round['state'] {
  if (day === dayOf(now)) return 'open'
  return day === dayOf(now - DAY_MS) ? 'late' : 'over'
}
