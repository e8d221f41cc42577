import type { Changes, FoeRef } from './content/shapes.ts'
import { EVENT_DAYS } from './content/numbers.ts'
import { line, markFirst, WAIT } from './lines.ts'
import { nowOf } from './now.ts'
import type { Line, State, Tone } from './state.ts'

/** The changes that others are made of by saying what differs. */
export const NO_CHANGES: Changes = { health: 0, damage: 0, gold: 0, days: 0 }

/** What passing an ordinary day does. */
export const ONE_DAY: Changes = { ...NO_CHANGES, days: EVENT_DAYS }

/** '+1 HEALTH', '-2 GOLD', '+1 DAY': a change in words; nothing when nothing changed. */
const changeLine = (difference: number, stat: string, after: State, tone?: Tone): Line[] => {
  if (difference === 0) return []
  const text = `${difference > 0 ? '+' : '-'}${Math.abs(difference)} ${stat}`
  const mood = tone ?? (difference > 0 ? 'good' : 'bad')
  return [line(text, mood, WAIT.short, { now: nowOf(after) })]
}

/** Lost health is a moment of its own. */
const healthLine = (difference: number, after: State): Line[] =>
  markFirst(changeLine(difference, 'HEALTH', after), difference < 0 ? { moment: 'hurt' } : {})

/** Days are told when they are more or less than the one that every event takes. */
const daysLine = (difference: number, after: State): Line[] =>
  difference === EVENT_DAYS
    ? []
    : changeLine(difference, Math.abs(difference) === 1 ? 'DAY' : 'DAYS', after)

/**
 * Applies changes one after the other, each stat and the day floored at 0, and says plainly what did
 * change (specification 4, Yes/No opportunity).
 */
export const apply = (state: State, changes: Changes): { state: State; lines: Line[] } => {
  const healed = { ...state, health: Math.max(0, state.health + changes.health) }
  const armed = { ...healed, maxDamage: Math.max(0, state.maxDamage + changes.damage) }
  const paid = { ...armed, gold: Math.max(0, state.gold + changes.gold) }
  const after = { ...paid, day: Math.max(0, state.day + changes.days) }
  return {
    state: after,
    lines: [
      ...healthLine(after.health - state.health, healed),
      ...changeLine(after.maxDamage - state.maxDamage, 'MAX DAMAGE', armed),
      ...changeLine(after.gold - state.gold, 'GOLD', paid, 'gold'),
      ...daysLine(after.day - state.day, after),
    ],
  }
}

/** Brings a foe into play for the rest of the run, or takes it out (contingentEnemy). */
export const toggle = (state: State, foe: FoeRef & { toggle: boolean }): State =>
  foe.type === 'enemy'
    ? { ...state, enemies: { ...state.enemies, [foe.id]: foe.toggle } }
    : { ...state, bosses: { ...state.bosses, [foe.id]: foe.toggle } }
