import { useEffect } from 'react'
import type { Day, RoundResults, RoundSeals } from '@fable/contract'
import {
  addDays,
  isDay,
  resultOf,
  ROUND_DAYS_MAX,
  ROUND_RESULTS,
  type RoundResult,
} from '@fable/contract/limits'
import { fieldsOf } from '../../lib/reading.ts'
import { readJson, writeText, subscribeToStorage } from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'
import { ROUND_RESULTS_KEY } from './storage-keys.ts'

const isResult = (value: unknown): value is RoundResult =>
  ROUND_RESULTS.some((result) => result === value)

const byDay = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

const NONE: RoundResults = {}

/** The results of all rounds played in this browser, and with its account in other browsers. */
const store = new Store(NONE, readResults)

export const currentResults = (): RoundResults => readResults()

/**
 * Adds results to the stored ones, which other tabs may have changed. If a day has two results, the added one counts.
 */
export function addResults(results: RoundResults): void {
  const joined = { ...readResults(), ...results }
  writeText(ROUND_RESULTS_KEY, JSON.stringify(joined))
  store.set(joined)
}

// Reads the stored results. Invalid ones are left out, and all but the latest ROUND_DAYS_MAX.
function readResults(): RoundResults {
  const results = Object.entries(fieldsOf(readJson(ROUND_RESULTS_KEY))).filter(
    (entry): entry is [string, RoundResult] => isDay(entry[0]) && isResult(entry[1]),
  )
  return Object.fromEntries([...results].sort(byDay).slice(-ROUND_DAYS_MAX))
}

/** Stores the result of a day, unless there is one already: the first result counts. */
export function rememberResult({ day, round }: Day): void {
  const result = round && resultOf(round)
  if (result && !readResults()[day]) addResults({ [day]: result })
}

/** Returns the result of a day's round from this browser or its account; null if it was not played. */
export const knownResult = (results: RoundResults, { day, round }: Day): RoundResult | null =>
  results[day] ?? (round && resultOf(round))

/**
 * Returns the results of this browser, including those of other tabs. On the server and during hydration there are
 * none.
 */
export function useResults(): RoundResults {
  useEffect(() => {
    // A sign-out on another screen may have deleted the results.
    store.refresh()
    // The browser may show the page again that it has put aside.
    window.addEventListener('pageshow', store.refresh)
    const stop = subscribeToStorage(store.refresh, [ROUND_RESULTS_KEY])
    return () => {
      window.removeEventListener('pageshow', store.refresh)
      stop()
    }
  }, [])
  return useStore(store)
}

const isInTime = (result: RoundResult | undefined): boolean =>
  result === 'found' || result === 'fooled'

/** Checks whether picks in the round of a day are still counted. */
export const isCounted = (day: string, today: string): boolean =>
  day === today || day === addDays(today, -1)

/** Returns the current row of days. Rounds that were not played yet do not end it while they count. */
export function currentDays(results: RoundResults, today: string): number {
  let last = today
  while (!results[last] && isCounted(last, today)) last = addDays(last, -1)
  return daysUpTo(results, last)
}

function daysUpTo(results: RoundResults, day: string): number {
  let length = 0
  while (isInTime(results[addDays(day, -length)])) length += 1
  return length
}

/** Counts the fires: one for each fable that was found in time, and one for each seal that was right. */
export const countFires = (results: RoundResults, seals: RoundSeals): number =>
  Object.values(results).filter((result) => result === 'found').length +
  Object.values(seals).filter((seal) => seal === 'right').length
