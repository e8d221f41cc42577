import type { Snapshot } from './line.ts'
import type { State } from './state.ts'

/** The numbers of a state, the opponent's health included during a fight. */
export const snapshotOf = ({ mode, health, maxDamage, gold, day }: State): Snapshot =>
  mode.name === 'attack'
    ? { health, maxDamage, gold, day, foeHealth: mode.foe.health }
    : { health, maxDamage, gold, day }
