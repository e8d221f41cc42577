import { useEffect } from 'react'
import type { Day, RoundResults, RoundSeals } from '@fable/contract'
import {
  addDays,
  breakSeal,
  isDay,
  ROUND_DAYS_MAX,
  SAYINGS,
  SEAL_STATES,
  type Saying,
  type SealState,
} from '@fable/contract/limits'
import { fieldsOf, oneOf } from '../../lib/reading.ts'
import { readJson, subscribeToStorage, writeText } from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'
import { ROUND_SEALS_KEY } from './storage-keys.ts'

const NONE: RoundSeals = {}

/** The seals of this browser, and of its account in other browsers. */
const store = new Store(NONE, readSeals)

export const currentSeals = (): RoundSeals => readSeals()

/** Other tabs may have changed the stored seals. If a day has two, the added one counts. */
export function addSeals(seals: RoundSeals): void {
  const joined = { ...readSeals(), ...seals }
  writeText(ROUND_SEALS_KEY, JSON.stringify(joined))
  store.set(joined)
}

/** Invalid seals are left out, and all but the latest ROUND_DAYS_MAX. */
function readSeals(): RoundSeals {
  const seals = Object.entries(fieldsOf(readJson(ROUND_SEALS_KEY))).flatMap(([day, stored]) => {
    const state = oneOf(stored, SEAL_STATES)
    return isDay(day) && state ? [[day, state] as const] : []
  })
  const sorted = seals.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.slice(-ROUND_DAYS_MAX))
}

export function rememberSeals(day: Day): void {
  const seals = sealsOf(day)
  const known = readSeals()
  const isNew = Object.entries(seals).some(([of, state]) => known[of] !== state)
  if (isNew) addSeals(seals)
}

export function sealsOf({ day, round, next }: Day): RoundSeals {
  const own = round && sealStateOf(round)
  return {
    ...(own && { [day]: own }),
    ...(next?.said && { [addDays(day, 1)]: next.said }),
  }
}

// Broken once the solution is known; undefined without a seal.
function sealStateOf({
  seal,
  solution,
}: Pick<NonNullable<Day['round']>, 'seal' | 'solution'>): SealState | undefined {
  if (!seal || !solution) return seal?.said
  return breakSeal(seal.said, seal.place === solution.fable.place)
}

/** A seal of a round that this browser has not played, whose day is over. It breaks without a pick. */
export type OldSeal = { readonly day: string; readonly said: Saying }

/** Null before the second day after the round. */
export function findOldSeal(
  seals: RoundSeals,
  results: RoundResults,
  today: string,
): OldSeal | null {
  const last = addDays(today, -2)
  const [old] = Object.entries(seals).flatMap(([day, state]) => {
    const said = oneOf(state, SAYINGS)
    return said && day <= last && !results[day] ? [{ day, said }] : []
  })
  return old ?? null
}

/** Includes the seals of other tabs. On the server and during hydration there are none. */
export function useSeals(): RoundSeals {
  useEffect(() => {
    // A sign-out on another screen may have deleted the seals.
    store.refresh()
    return subscribeToStorage(store.refresh, [ROUND_SEALS_KEY])
  }, [])
  return useStore(store)
}
