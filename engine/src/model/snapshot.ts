import type { Snapshot } from './line.ts'
import type { State } from './state.ts'

/** The numbers of a state without its opponent. */
export const snapshotOutsideFight = ({ health, maxDamage, gold, day }: State): Snapshot => ({
  health,
  maxDamage,
  gold,
  day,
})

/** The numbers of a state, the opponent's health included during a fight. */
export const snapshotOf = (state: State): Snapshot =>
  state.mode.name === 'attack'
    ? { ...snapshotOutsideFight(state), foeHealth: state.mode.foe.health }
    : snapshotOutsideFight(state)
