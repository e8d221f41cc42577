import type { Tone } from '#content'
import type { Numbers, State } from './state.ts'

/**
 * The player's numbers when a line is printed. A console that prints line by line can show the numbers of the last
 * printed line. `foeHealth` is set from the line that opens a fight to the last line about its reward (0 once the foe
 * is defeated). Without it there is no opponent.
 */
export type Snapshot = Numbers & { readonly foeHealth?: number }

export type Cue =
  /** The player's attack did damage. */
  | 'hit'
  /** The player lost health, in a fight or in an opportunity. */
  | 'hurt'
  /** The foe's attack did no damage. */
  | 'miss'
  | 'foe-falls'
  | 'boss-falls'
  | 'reward'
  | 'death'
  | 'hundredth-day'

/**
 * A line of the console. `wait` is the pause in milliseconds before the next line (docs/rules.md, section 9). Lines
 * that report changed numbers have a `snapshot`, as has the line after an encounter, with which the day passes. The
 * last snapshot of a turn has the numbers of the turn's state; on the last turn of a run, those at the end.
 */
export type Line = {
  readonly text: string
  readonly tone: Tone
  readonly wait: number
  readonly snapshot?: Snapshot
  readonly cue?: Cue
}

export type TurnLine = Line & { readonly event: number }

export const snapshotOf = ({ mode, health, maxDamage, gold, day }: State): Snapshot =>
  mode.name === 'attack'
    ? { health, maxDamage, gold, day, foeHealth: mode.foe.health }
    : { health, maxDamage, gold, day }
