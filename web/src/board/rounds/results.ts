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

/** The results of this browser. They include the account's results from other browsers. */
const store = new Store(NONE, readResults)

export const currentResults = (): RoundResults => readResults()

/**
 * Reads the stored results first, because other tabs may have changed them. If a day has two results, the added result
 * replaces the stored one.
 */
export function addResults(results: RoundResults): void {
  const joined = { ...readResults(), ...results }
  writeText(ROUND_RESULTS_KEY, JSON.stringify(joined))
  store.set(joined)
}

// Leaves out invalid results, and all but the latest ROUND_DAYS_MAX results.
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

/** Returns the result of this browser or its account; null if neither has played the round. */
export const knownResult = (results: RoundResults, { day, round }: Day): RoundResult | null =>
  results[day] ?? (round && resultOf(round))

/** Includes the results that other tabs store. On the server and during hydration there are no results. */
export function useResults(): RoundResults {
  useEffect(() => {
    // Another screen may have deleted the results by signing out.
    store.refresh()
    // The browser may show a suspended page again.
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

/** Counts the days in a row. A round that was not played yet does not end the row while it can still count. */
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
