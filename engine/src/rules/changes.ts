import { EVENT_DAYS, STAT_LABELS } from '#content'
import type { Changes, FoeRef, Tone } from '#content'
import type { Line } from '../model/line.ts'
import { snapshotOf } from '../model/snapshot.ts'
import type { State } from '../model/state.ts'
import { line, markFirst, WAIT } from './lines.ts'

/** The base of changes that name only what differs. */
export const NO_CHANGES: Changes = { health: 0, damage: 0, gold: 0, days: 0 }

/** An ordinary day passes. */
export const ONE_DAY: Changes = { ...NO_CHANGES, days: EVENT_DAYS }

/** '+1 HEALTH', '-2 GOLD', '+1 DAY'; no line without a difference. */
const changeLine = (difference: number, label: string, after: State, tone?: Tone): Line[] => {
  if (difference === 0) return []
  const text = `${difference > 0 ? '+' : '-'}${Math.abs(difference)} ${label}`
  const toneOrDefault = tone ?? (difference > 0 ? 'good' : 'bad')
  return [line(text, toneOrDefault, WAIT.short, { snapshot: snapshotOf(after) })]
}

const healthLine = (difference: number, after: State): Line[] =>
  markFirst(
    changeLine(difference, STAT_LABELS.health, after),
    difference < 0 ? { cue: 'hurt' } : {},
  )

/** No line for the one day that every event takes. */
const daysLine = (difference: number, after: State): Line[] =>
  difference === EVENT_DAYS
    ? []
    : changeLine(difference, STAT_LABELS[Math.abs(difference) === 1 ? 'day' : 'days'], after)

/**
 * Applies changes one after the other, each stat and the day floored at 0, with a line for each
 * difference (specification 4, Yes/No opportunity).
 */
export const applyChanges = (state: State, changes: Changes): { state: State; lines: Line[] } => {
  const withHealth = { ...state, health: Math.max(0, state.health + changes.health) }
  const withDamage = { ...withHealth, maxDamage: Math.max(0, state.maxDamage + changes.damage) }
  const withGold = { ...withDamage, gold: Math.max(0, state.gold + changes.gold) }
  const after = { ...withGold, day: Math.max(0, state.day + changes.days) }
  return {
    state: after,
    lines: [
      ...healthLine(after.health - state.health, withHealth),
      ...changeLine(after.maxDamage - state.maxDamage, STAT_LABELS.damage, withDamage),
      ...changeLine(after.gold - state.gold, STAT_LABELS.gold, withGold, 'gold'),
      ...daysLine(after.day - state.day, after),
    ],
  }
}

/** Enables or disables a foe for the rest of the run (contingentEnemy). */
export const toggleFoe = (state: State, foe: FoeRef & { toggle: boolean }): State =>
  foe.type === 'enemy'
    ? { ...state, enemies: { ...state.enemies, [foe.id]: foe.toggle } }
    : { ...state, bosses: { ...state.bosses, [foe.id]: foe.toggle } }
