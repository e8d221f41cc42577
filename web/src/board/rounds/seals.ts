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

/** The seals of this browser. They include the account's seals from other browsers. */
const store = new Store(NONE, readSeals)

export const currentSeals = (): RoundSeals => readSeals()

/**
 * Reads the stored seals first, because other tabs may have changed them. If a day has two seals, the added seal
 * replaces the stored one.
 */
export function addSeals(seals: RoundSeals): void {
  const joined = { ...readSeals(), ...seals }
  writeText(ROUND_SEALS_KEY, JSON.stringify(joined))
  store.set(joined)
}

/** Leaves out invalid seals, and all but the latest ROUND_DAYS_MAX seals. */
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

// The seal is broken once the solution is known. Returns undefined without a seal.
function sealStateOf({
  seal,
  solution,
}: Pick<NonNullable<Day['round']>, 'seal' | 'solution'>): SealState | undefined {
  if (!seal || !solution) return seal?.said
  return breakSeal(seal.said, seal.place === solution.fable.place)
}

/** A seal of a past round that this browser has not played. The seal breaks without a pick. */
export type OldSeal = { readonly day: string; readonly said: Saying }

/** Finds a seal of a round that was at least two days ago. Returns null if there is none. */
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

/** Includes the seals that other tabs store. On the server and during hydration there are no seals. */
export function useSeals(): RoundSeals {
  useEffect(() => {
    // Another screen may have deleted the seals by signing out.
    store.refresh()
    return subscribeToStorage(store.refresh, [ROUND_SEALS_KEY])
  }, [])
  return useStore(store)
}
