import type { Tone } from '#content'
import type { Numbers, State } from './state.ts'

/**
 * All numbers at one line, so that a console that prints line by line can show those of the last printed line.
 * `foeHealth` is set from the line that opens a fight to the last line of its reward (0 once the foe is defeated);
 * without it there is no opponent.
 */
export type Snapshot = Numbers & { readonly foeHealth?: number }

/** The effect attached to a line, for the screen: a shake, a fade, a ceremony. */
export type Cue =
  /** The player's attack did damage. */
  | 'hit'
  /** The player lost health, in a fight or in an opportunity. */
  | 'hurt'
  /** The foe's attack did no damage. */
  | 'miss'
  | 'foe-falls'
  | 'boss-falls'
  /** The line names a reward. */
  | 'reward'
  | 'death'
  | 'hundredth-day'

/**
 * One console line. `wait` is the pause in milliseconds before the next line (docs/rules.md, section 9).
 * `snapshot` is set on every line that reports a change of numbers, and on the line that follows an
 * encounter (the day passes there). The last snapshot of a turn equals the numbers of its state; on the
 * last turn of a run it holds the numbers at the end. A line without a snapshot changes none.
 */
export type Line = {
  readonly text: string
  readonly tone: Tone
  readonly wait: number
  readonly snapshot?: Snapshot
  readonly cue?: Cue
}

/** A line of a turn; `event` is the index of the event that it tells (`Turn.events`). */
export type TurnLine = Line & { readonly event: number }

/** The numbers of a state, the opponent's health included during a fight. */
export const snapshotOf = ({ mode, health, maxDamage, gold, day }: State): Snapshot =>
  mode.name === 'attack'
    ? { health, maxDamage, gold, day, foeHealth: mode.foe.health }
    : { health, maxDamage, gold, day }
