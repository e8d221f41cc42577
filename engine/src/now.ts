import type { Now, State } from './state.ts'

/** The numbers of a player whom nobody fights. */
export const nowAtPeace = ({ health, maxDamage, gold, day }: State): Now => ({
  health,
  maxDamage,
  gold,
  day,
})

/** The numbers of a state, for the line that tells them; the foe's while there is a fight. */
export const nowOf = (state: State): Now =>
  state.mode.name === 'attack'
    ? { ...nowAtPeace(state), foeHealth: state.mode.foe.health }
    : nowAtPeace(state)
