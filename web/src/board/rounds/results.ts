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

/** The results of this browser, and of its account in other browsers. */
const store = new Store(NONE, readResults)

export const currentResults = (): RoundResults => readResults()

/** Other tabs may have changed the stored results. If a day has two results, the added one counts. */
export function addResults(results: RoundResults): void {
  const joined = { ...readResults(), ...results }
  writeText(ROUND_RESULTS_KEY, JSON.stringify(joined))
  store.set(joined)
}

// Invalid results are left out, and all but the latest ROUND_DAYS_MAX.
function readResults(): RoundResults {
  const results = Object.entries(fieldsOf(readJson(ROUND_RESULTS_KEY))).filter(
    (entry): entry is [string, RoundResult] => isDay(entry[0]) && isResult(entry[1]),
  )
  return Object.fromEntries([...results].sort(byDay).slice(-ROUND_DAYS_MAX))
}

export function rememberResult({ day, round }: Day): void {
  const result = round && resultOf(round)
  if (result && !readResults()[day]) addResults({ [day]: result })
}

/** From this browser or its account; null if the round was not played. */
export const knownResult = (results: RoundResults, { day, round }: Day): RoundResult | null =>
  results[day] ?? (round && resultOf(round))

/** Includes the results of other tabs. On the server and during hydration there are none. */
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

export const isCounted = (day: string, today: string): boolean =>
  day === today || day === addDays(today, -1)

/** Rounds that were not played yet do not end the row while they count. */
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

export const countFires = (results: RoundResults, seals: RoundSeals): number =>
  Object.values(results).filter((result) => result === 'found').length +
  Object.values(seals).filter((seal) => seal === 'right').length
