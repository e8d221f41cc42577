import { EVENT_DAYS, STAT_LABELS } from '#content'
import type { Changes, FoeRef, Tone } from '#content'
import type { Cue } from '../model/line.ts'
import { WAIT } from './lines.ts'
import type { TurnInPlay } from './turn-in-play.ts'

/** The base of changes that name only what differs. */
export const NO_CHANGES: Changes = { health: 0, damage: 0, gold: 0, days: 0 }

/** An ordinary day passes. */
export const ONE_DAY: Changes = { ...NO_CHANGES, days: EVENT_DAYS }

/** '+1 HEALTH', '-2 GOLD', '+1 DAY'; no line without a difference. */
const reportChange = (
  turn: TurnInPlay,
  difference: number,
  label: string,
  tone: Tone = difference > 0 ? 'good' : 'bad',
  cue?: Cue,
): void => {
  if (difference === 0) return
  const text = `${difference > 0 ? '+' : '-'}${Math.abs(difference)} ${label}`
  turn.report(text, tone, WAIT.short, cue)
}

/**
 * Applies changes one after the other, each stat and the day floored at 0, and prints a line for each
 * difference but the one day that every event takes (docs/rules.md, section 4, Yes or no).
 */
export const applyChanges = (turn: TurnInPlay, changes: Changes): void => {
  const { state } = turn
  const { health, maxDamage, gold, day } = state
  state.health = Math.max(0, health + changes.health)
  const hurt = state.health < health ? 'hurt' : undefined
  reportChange(turn, state.health - health, STAT_LABELS.health, undefined, hurt)
  state.maxDamage = Math.max(0, maxDamage + changes.damage)
  reportChange(turn, state.maxDamage - maxDamage, STAT_LABELS.damage)
  state.gold = Math.max(0, gold + changes.gold)
  reportChange(turn, state.gold - gold, STAT_LABELS.gold, 'gold')
  state.day = Math.max(0, day + changes.days)
  const days = state.day - day
  if (days === EVENT_DAYS) return
  reportChange(turn, days, STAT_LABELS[Math.abs(days) === 1 ? 'day' : 'days'])
}

/** Enables or disables a foe for the rest of the run (contingentEnemy). */
export const toggleFoe = ({ state }: TurnInPlay, foe: FoeRef & { toggle: boolean }): void => {
  if (foe.type === 'enemy') state.enemies = { ...state.enemies, [foe.id]: foe.toggle }
  else state.bosses = { ...state.bosses, [foe.id]: foe.toggle }
}
