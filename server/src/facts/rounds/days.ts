import type { Day, FactDetails, Month, Round, RoundSolution } from '@fable/contract'
import { DAY_MS, dayOf, isDay, type Place, PLACES } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { isUnavailable } from '../../db/errors.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import type { FactCache } from '../store/fact-cache.ts'
import {
  findFactOfEarlierDay,
  findFactOfTheDay,
  findLastFactDay,
  listFactsOfDays,
} from '../board/fact-of-the-day.ts'
import { listDetails, listPage } from '../board/pages.ts'
import {
  findLastRoundDay,
  findOrChooseRound,
  findRound,
  listRoundDays,
  type RoundRow,
  type StoredChoice,
} from './rounds-store.ts'

const placeOf = (place: number): Place => PLACES[place - 1] ?? PLACES[0]

const toIso = (time: number): string => new Date(time).toISOString()

/** The facts with these ids that are shown. */
const findFacts = async (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FactDetails>> => {
  const rows = await listPage(database, { sort: 'new', among: ids, limit: ids.length })
  const facts = await listDetails(database, rows)
  return new Map(facts.map((fact) => [fact.id, fact]))
}

/** What is the same for everybody about a day. */
export type KnownDay = Pick<Day, 'day' | 'endsAt' | 'ofTheDay' | 'previous'> & {
  readonly round: {
    readonly sentences: Round['sentences']
    /** Not for those who have not chosen. */
    readonly solution: RoundSolution
  } | null
}

const readRound = async (database: Database, row: RoundRow): Promise<KnownDay['round']> => {
  const facts = await findFacts(database, [row.firstFactId, row.secondFactId])
  const fablePlace = placeOf(row.fablePlace)
  const factPlaces = PLACES.filter((place) => place !== fablePlace)
  const [first = PLACES[0], second = PLACES[0]] = factPlaces
  const byPlace = new Map<Place, FactDetails | undefined>([
    [first, facts.get(row.firstFactId)],
    [second, facts.get(row.secondFactId)],
  ])
  const { text, truth, source, category, found, played } = row
  return {
    sentences: PLACES.map((place) =>
      place === fablePlace ? text : (byPlace.get(place)?.text ?? null),
    ),
    solution: {
      fable: { place: fablePlace, text, truth, source, category },
      facts: factPlaces.map((place) => ({ place, fact: byPlace.get(place) ?? null })),
      tally: { found, played },
    },
  }
}

type Deps = Pick<ServerDeps, 'database' | 'now'> & {
  readonly cache: FactCache
  /** Whether there are rounds. */
  readonly isOn: boolean
}

export type DayReads = {
  /** A day up to today; null if there is nothing of it. */
  readonly day: (day: string) => Promise<TaggedJson<KnownDay | null>>
  readonly month: (month: string) => Promise<TaggedJson<Month>>
  /** The day of the round that can be played now, if there is one. */
  readonly playable: () => Promise<string | undefined>
}

/** What visitors read of the days, cached for all of them. */
export const makeDayReads = ({ database, cache, now, isOn }: Deps): DayReads => {
  /** Choosing is a write: without it a day is shown all the same. */
  const orUndefined = <Value>(reading: Promise<Value>): Promise<Value | undefined> =>
    reading.catch((error: unknown) => {
      if (isUnavailable(error)) return undefined
      throw error
    })

  const readToday = async (day: string) => {
    const ofTheDay = await orUndefined(findFactOfTheDay(database, Date.parse(day)))
    const row = isOn ? await orUndefined(findOrChooseRound(database, day)) : undefined
    return { ofTheDay: ofTheDay?.fact ?? null, row }
  }

  const readEarlier = async (day: string) => {
    const ofTheDay = await findFactOfEarlierDay(database, day)
    const row = isOn ? await findRound(database, day) : undefined
    return { ofTheDay, row }
  }

  const days = cache.memoize<TaggedJson<KnownDay | null>>({
    isExact: true,
    countsChoices: true,
    max: 100,
    load: async (day) => {
      const isToday = day === dayOf(now())
      const { ofTheDay, row } = await (isToday ? readToday(day) : readEarlier(day))
      if (!isToday && ofTheDay === null && !row) return new TaggedJson(null)
      const endsAt = toIso(Date.parse(day) + DAY_MS)
      const round = row ? await readRound(database, row) : null
      const previous = await findPrevious(database, day, isOn)
      return new TaggedJson<KnownDay | null>({ day, endsAt, ofTheDay, round, previous })
    },
  })

  /** By day and month, so that another day does not read what was listed on the day before. */
  const months = cache.memoize<TaggedJson<Month>>({
    max: 50,
    load: async (key) => {
      const [today = '', month = ''] = key.split(' ')
      // Of the month, and not of days to come: another server's clock may be ahead.
      const end = `${month}-99`
      const days = { from: month, upTo: today < end ? today : end }
      const facts = await listFactsOfDays(database, days)
      const withRound = new Set(isOn ? await listRoundDays(database, days) : [])
      const details = await findFacts(
        database,
        facts.map(({ factId }) => factId),
      )
      const ofDays = new Map(facts.map(({ day, factId }) => [day, details.get(factId) ?? null]))
      const listed = [...new Set([...ofDays.keys(), ...withRound])].sort().reverse()
      return new TaggedJson({
        month,
        today,
        days: listed.map((day) => ({
          day,
          ofTheDay: ofDays.get(day) ?? null,
          round: withRound.has(day),
        })),
        previous: (await findPrevious(database, month, isOn))?.slice(0, 7) ?? null,
      })
    },
  })

  /** A round stays, so that the board need not ask again. */
  let lastPlayable: string | undefined

  return {
    day: (day) => (isDay(day) && day <= dayOf(now()) ? days(day) : Promise.resolve(NOTHING)),
    month: (month) => months(`${dayOf(now())} ${month}`),
    playable: async () => {
      const today = dayOf(now())
      if (!isOn || lastPlayable === today) return lastPlayable
      const { value } = await days(today)
      lastPlayable = value?.round ? today : undefined
      return lastPlayable
    },
  }
}

const NOTHING = new TaggedJson<KnownDay | null>(null)

/** The last day before a day, or before a month, that has a fact of the day or a round. */
const findPrevious = async (
  database: Database,
  before: string,
  withRounds: boolean,
): Promise<string | null> => {
  const last = [
    await findLastFactDay(database, before),
    withRounds ? await findLastRoundDay(database, before) : undefined,
  ]
  const [day] = last
    .filter((one) => one !== undefined)
    .sort()
    .reverse()
  return day ?? null
}

/** What a browser may see of a day: the solution only when it has chosen, or when the round is over. */
export const dayFor = (
  { round, ...day }: KnownDay,
  { chosen, now }: { readonly chosen: StoredChoice | undefined; readonly now: number },
): Day => {
  const state = stateOf(day.day, now)
  const isSolved = chosen !== undefined || state === 'over'
  return {
    ...day,
    now: toIso(now),
    round: round && {
      state,
      sentences: round.sentences,
      ...(chosen && { chosen: placeOf(chosen.place) }),
      ...(chosen?.late === 1 && { late: true }),
      ...(isSolved && { solution: round.solution }),
    },
  }
}

/** A choice on the round that was shown at midnight still counts for its day for so long. */
const GRACE_MS = 5 * 60_000

/** True if a choice comes too long after its day to count for the days in a row. */
export const isLateChoice = (day: string, now: number): boolean =>
  now >= Date.parse(day) + DAY_MS + GRACE_MS

/** Whether the round of a day is of today, can still be played, or can only be read. */
export const stateOf = (day: string, now: number): Round['state'] => {
  if (day === dayOf(now)) return 'open'
  return day === dayOf(now - DAY_MS) ? 'late' : 'over'
}
