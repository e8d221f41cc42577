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

/** The default: timed lines and rolling dice, or instant lines and the stepper on a device that asks for less motion; no sound. */
function read(): Preferences {
  const stored = fieldsOf(readJson(KEY))
  const isStill = prefersReducedMotion()
  return {
    pace: oneOf(stored.pace, PACES) ?? (isStill ? 'instant' : 'timed'),
    dice: oneOf(stored.dice, DICE_KINDS) ?? (isStill ? 'stepper' : 'rolling'),
    sound: stored.sound === true,
  }
}

/** In the server's HTML. */
const ON_SERVER: Preferences = { pace: 'timed', dice: 'rolling', sound: false }

const store = new Store(ON_SERVER, read)

/** The player's preferences now. */
export const preferences = store.get

/** The player's preferences, as a component shows them. */
export const usePreferences = (): Preferences => useStore(store)

/** Changes a preference, and stores it for the next visit. */
export function changePreferences(change: Partial<Preferences>): void {
  store.set({ ...preferences(), ...change })
  writeText(KEY, JSON.stringify({ ...fieldsOf(readJson(KEY)), ...change }))
}
