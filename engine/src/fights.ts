import { foeOf } from './content/catalogue.ts'
import { BOSS_FROM_DAY } from './content/numbers.ts'
import { HERALDS, QUIPS } from './content/quips.ts'
import type { FoeRef } from './content/shapes.ts'
import { FIRST_FIGHT_HINT } from './content/texts.ts'
import { tierAt } from './content/tiers.ts'
import type { Dice } from './dice.ts'
import { finish, isLastDay } from './ends.ts'
import { line, play, tell, WAIT } from './lines.ts'
import { nowOf } from './now.ts'
import type { Line, State, Turn } from './state.ts'

const holds = (foe: { daySpawn: number; dayEndSpawn: number }, day: number): boolean =>
  foe.daySpawn <= day && day <= foe.dayEndSpawn

/**
 * Everybody an enemy path can bring (specification 4, Paths): the tier's enemies and, from day 15,
 * its bosses, whose toggle is on and whose window, both ends included, holds the day.
 */
export const foesOf = (state: State): FoeRef[] => {
  const { enemies, bosses } = tierAt(state.day)
  return [
    ...enemies.filter((it) => state.enemies[it.id] && holds(it, state.day)),
    ...bosses.filter(
      (it) => state.day >= BOSS_FROM_DAY && state.bosses[it.id] && holds(it, state.day),
    ),
  ]
}

/** A fight begins, unless the hundredth day comes first (specification 4, Attack). */
export const openFight = (state: State, ref: FoeRef, lines: readonly Line[], dice: Dice): Turn => {
  if (isLastDay(state)) return finish(state, lines)
  const { id, type } = ref
  const { name, health, damage } = foeOf(id)
  const first = state.stats.fights === 0
  const fight: State = {
    ...state,
    mode: { name: 'attack', foe: { type, id, health, round: 0 } },
    stats: { ...state.stats, fights: state.stats.fights + 1 },
  }
  return play(fight, [
    ...lines,
    ...(ref.type === 'boss' ? [line(dice.words.pick(HERALDS[ref.id]), 'plain', WAIT.longest)] : []),
    line(`${name} blocks the path.`, 'danger', ref.type === 'boss' ? WAIT.longest : WAIT.usual, {
      now: nowOf(fight),
    }),
    ...tell([{ text: dice.words.pick(QUIPS[id]), wait: WAIT.long }]),
    line(`${name}: ${health} HEALTH, ${damage} MAX DAMAGE`, 'quiet', WAIT.short),
    ...(first ? [line(FIRST_FIGHT_HINT, 'quiet', WAIT.short)] : []),
    line(`Attack with a number, 0 to ${state.maxDamage}.`, 'quiet', WAIT.none),
  ])
}
