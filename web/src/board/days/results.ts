import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Day, RoundResults } from '@fable/contract'
import { isDay, ROUND_DAYS_MAX, ROUND_RESULTS, type RoundResult } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { fieldsOf } from '../../lib/reading.ts'
import { useUser } from '../../lib/session.ts'
import { readJson, ROUND_RESULTS_KEY, writeText } from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const isResult = (value: unknown): value is RoundResult =>
  ROUND_RESULTS.some((result) => result === value)

/** The results that are stored, without what cannot be read, and the latest of too many. */
function readResults(): RoundResults {
  const results = Object.entries(fieldsOf(readJson(ROUND_RESULTS_KEY))).filter(
    (entry): entry is [string, RoundResult] => isDay(entry[0]) && isResult(entry[1]),
  )
  return Object.fromEntries(results.toSorted().slice(-ROUND_DAYS_MAX))
}

const NONE: RoundResults = {}

/** What became of the rounds that were played in this browser, and with an account in others. */
const store = new Store(NONE, readResults)

/** The results of two places; of two of a day the better one. */
export function joinResults(one: RoundResults, other: RoundResults): RoundResults {
  const joined: Record<string, RoundResult> = { ...one }
  for (const [day, result] of Object.entries(other)) {
    const before = joined[day]
    const isBetter =
      before === undefined || ROUND_RESULTS.indexOf(result) > ROUND_RESULTS.indexOf(before)
    if (isBetter) joined[day] = result
  }
  return joined
}

/** Adds results to those that are stored, those of other tabs among them. */
function addResults(results: RoundResults): void {
  const joined = joinResults(readResults(), results)
  writeText(ROUND_RESULTS_KEY, JSON.stringify(joined))
  store.set(joined)
}

/** The result of a day whose round was played here; null without one. */
export function resultOf({ round }: Day): RoundResult | null {
  if (!round?.chosen || !round.solution) return null
  const isFound = round.chosen === round.solution.fable.place
  if (round.state === 'open') return isFound ? 'found' : 'fooled'
  return isFound ? 'late-found' : 'late-fooled'
}

/** Remembers the result of a day. What is remembered of it already is better known, and stays. */
export function rememberResult(day: Day): void {
  const result = resultOf(day)
  if (result && !readResults()[day.day]) addResults({ [day.day]: result })
}

/** The results of this browser; none on the server, and while the page hydrates its HTML. */
export const useResults = (): RoundResults => useStore(store)

/** Joins the results of this browser with those of the account, and shows those of other tabs. */
export function useSharedResults(): void {
  const user = useUser()
  useQuery({
    queryKey: ['round results', user?.id],
    queryFn: async ({ signal }) => {
      const body = { results: store.get() }
      const { results } = await call('PUT /api/account/rounds', { body }, { signal })
      addResults(results)
      return null
    },
    enabled: Boolean(user),
  })
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ROUND_RESULTS_KEY || key === null) store.set(readResults())
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}

/** The day so many days after another one, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days in a row up to a day were found on their day. */
export function rowUpTo(results: RoundResults, day: string): number {
  let length = 0
  while (results[dayAfter(day, -length)] === 'found') length += 1
  return length
}

/** The days in a row that stand today: today's is not missed before it has ended. */
export const currentRow = (results: RoundResults, today: string): number =>
  rowUpTo(results, results[today] ? today : dayAfter(today, -1))

/** The longest row there was. */
export const longestRow = (results: RoundResults): number =>
  Math.max(0, ...Object.keys(results).map((day) => rowUpTo(results, day)))
