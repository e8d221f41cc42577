import { prefersReducedMotion } from '../../lib/media.ts'
import { fieldsOf, oneOf } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'

export const PACES = ['timed', 'instant', 'press'] as const
const DICE_KINDS = ['rolling', 'stepper'] as const

export type Preferences = {
  readonly pace: (typeof PACES)[number]
  readonly dice: (typeof DICE_KINDS)[number]
  readonly sound: boolean
}

const KEY = 'Settings'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [KEY]: true
  }
}

const ON_SERVER: Preferences = { pace: 'timed', dice: 'rolling', sound: false }

const store = new Store(ON_SERVER, read)

export const preferences = store.get

export const usePreferences = (): Preferences => useStore(store)

export function changePreferences(change: Partial<Preferences>): void {
  store.set({ ...preferences(), ...change })
  writeText(KEY, JSON.stringify({ ...fieldsOf(readJson(KEY)), ...change }))
}

/**
 * By default, lines appear one after the other and the dice roll. On a device that asks for less motion, lines appear
 * at once and the dice are stepped. Sound is off.
 */
function read(): Preferences {
  const stored = fieldsOf(readJson(KEY))
  const isStill = prefersReducedMotion()
  return {
    pace: oneOf(stored.pace, PACES) ?? (isStill ? 'instant' : 'timed'),
    dice: oneOf(stored.dice, DICE_KINDS) ?? (isStill ? 'stepper' : 'rolling'),
    sound: stored.sound === true,
  }
}
