import { prefersReducedMotion } from '../../lib/media.ts'
import { fieldsOf, oneOf } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'

export const PACES = ['timed', 'instant', 'press'] as const
const DICE_KINDS = ['rolling', 'stepper'] as const

/** The player's preferences: the pace of the console's lines, the kind of dice, and sound. */
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

/** Returns the player's preferences, and renders the component again when they change. */
export const usePreferences = (): Preferences => useStore(store)

/** Changes preferences, and stores them for the next visit. */
export function changePreferences(change: Partial<Preferences>): void {
  store.set({ ...preferences(), ...change })
  writeText(KEY, JSON.stringify({ ...fieldsOf(readJson(KEY)), ...change }))
}

/**
 * Reads the stored preferences. By default lines are timed and dice roll; on a device that asks for less motion, lines
 * appear at once and the dice are a stepper. Sound is off.
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
