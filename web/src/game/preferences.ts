import { useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '../platform/media.ts'
import { fieldsOf, oneOf } from '../platform/reading.ts'
import { readJson, writeText } from '../platform/storage.ts'

export const PACES = ['timed', 'instant', 'press'] as const
const DICE_KINDS = ['rolling', 'stepper'] as const

/** How the player likes the game: the pace of the console's lines, and the kind of dice. */
export type Settings = {
  readonly pace: (typeof PACES)[number]
  readonly dice: (typeof DICE_KINDS)[number]
}

const KEY = 'Settings'

/** The default: timed lines and rolling dice, but for those who asked their device for less motion. */
function read(): Settings {
  const stored = fieldsOf(readJson(KEY))
  const isStill = prefersReducedMotion()
  return {
    pace: oneOf(stored.pace, PACES) ?? (isStill ? 'instant' : 'timed'),
    dice: oneOf(stored.dice, DICE_KINDS) ?? (isStill ? 'stepper' : 'rolling'),
  }
}

let current: Settings | undefined
const listeners = new Set<() => void>()

/** The settings now. */
export const settings = (): Settings => (current ??= read())

/** Changes a setting, keeps it for the next visit, and tells all who watch. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change }
  writeText(KEY, JSON.stringify({ ...fieldsOf(readJson(KEY)), ...change }))
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, settings)
}
