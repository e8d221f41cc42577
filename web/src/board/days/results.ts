import { useEffect } from 'react'
import type { Day, RoundResults } from '@fable/contract'
import {
  addDays,
  isDay,
  resultOf,
  ROUND_DAYS_MAX,
  ROUND_RESULTS,
  type RoundResult,
} from '@fable/contract/limits'
import { fieldsOf } from '../../lib/reading.ts'
import { readJson, ROUND_RESULTS_KEY, writeText } from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'

const isResult = (value: unknown): value is RoundResult =>
  ROUND_RESULTS.some((result) => result === value)

/** Compares two entries of an object by their days. */
const byDay = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Reads the stored results: valid ones, and at most the latest ROUND_DAYS_MAX. */
function readResults(): RoundResults {
  const results = Object.entries(fieldsOf(readJson(ROUND_RESULTS_KEY))).filter(
    (entry): entry is [string, RoundResult] => isDay(entry[0]) && isResult(entry[1]),
  )
  return Object.fromEntries([...results].sort(byDay).slice(-ROUND_DAYS_MAX))
}

const NONE: RoundResults = {}

/** Outcomes of the rounds played in this browser, and with the account in others. */
const store = new Store(NONE, readResults)

/** The results of this browser, outside of components. */
export const currentResults = (): RoundResults => readResults()

/** Adds results to the stored ones, including those of other tabs. The account's results take precedence. */
export function addResults(results: RoundResults): void {
  const joined = { ...readResults(), ...results }
  writeText(ROUND_RESULTS_KEY, JSON.stringify(joined))
  store.set(joined)
}

/** Stores the result of a day, unless there is one already: the first result counts. */
export function rememberResult({ day, round }: Day): void {
  const result = round && resultOf(round)
  if (result && !readResults()[day]) addResults({ [day]: result })
}

/** Outcome of a day's round, as this browser and its account know it; null: not played. */
export const knownResult = (results: RoundResults, { day, round }: Day): RoundResult | null =>
  results[day] ?? (round && resultOf(round))

/** The results of all tabs of this browser; none on the server and during hydration. */
export function useResults(): RoundResults {
  useEffect(() => {
    // A sign-out on another screen may have deleted the results.
    store.set(readResults())
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ROUND_RESULTS_KEY || key === null) store.set(readResults())
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return useStore(store)
}

/** Length of the streak up to a day: rounds found on their day. */
export function streakUpTo(results: RoundResults, day: string): number {
  let length = 0
  while (results[addDays(day, -length)] === 'found') length += 1
  return length
}

/** The current streak in days. Today does not break it before it has ended. */
export const currentStreak = (results: RoundResults, today: string): number =>
  streakUpTo(results, results[today] ? today : addDays(today, -1))

/** The most days in a row there were. */
export function longestStreak(results: RoundResults): number {
  let [longest, length, next] = [0, 0, '']
  for (const [day, result] of Object.entries(results).sort(byDay)) {
    if (result !== 'found') continue
    length = day === next ? length + 1 : 1
    longest = Math.max(longest, length)
    next = addDays(day, 1)
  }
  return longest
}
