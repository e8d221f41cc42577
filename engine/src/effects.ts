import type { Changes, FoeRef } from './content/shapes.ts'
import { EVENT_DAYS } from './content/numbers.ts'
import { line, WAIT } from './lines.ts'
import type { Line, State, Tone } from './state.ts'

export const NO_CHANGES: Changes = { health: 0, damage: 0, gold: 0, days: 0 }

/** What passing an ordinary day does. */
export const ONE_DAY: Changes = { ...NO_CHANGES, days: EVENT_DAYS }

/** '+1 HEALTH', '-2 GOLD', '+1 DAY': a change in words; nothing when nothing changed. */
const changeLine = (difference: number, stat: string, gain: Tone): Line[] =>
  difference === 0
    ? []
    : [
        line(
          `${difference > 0 ? '+' : '-'}${Math.abs(difference)} ${stat}`,
          difference > 0 ? gain : 'bad',
          WAIT.short,
        ),
      ]

/** Days are told when they are more or less than the one that every event takes. */
const daysLine = (difference: number): Line[] =>
  difference === EVENT_DAYS
    ? []
    : changeLine(difference, Math.abs(difference) === 1 ? 'DAY' : 'DAYS', 'good')

/**
 * Applies changes, each stat and the day floored at 0, and says plainly what did change
 * (specification 4, Yes/No opportunity).
 */
export const apply = (state: State, changes: Changes): { state: State; lines: Line[] } => {
  const health = Math.max(0, state.health + changes.health)
  const maxDamage = Math.max(0, state.maxDamage + changes.damage)
  const gold = Math.max(0, state.gold + changes.gold)
  const day = Math.max(0, state.day + changes.days)
  return {
    state: { ...state, health, maxDamage, gold, day },
    lines: [
      ...changeLine(health - state.health, 'HEALTH', 'good'),
      ...changeLine(maxDamage - state.maxDamage, 'MAX DAMAGE', 'good'),
      ...changeLine(gold - state.gold, 'GOLD', 'gold'),
      ...daysLine(day - state.day),
    ],
  }
}

/** Brings a foe into play for the rest of the run, or takes it out (contingentEnemy). */
export const toggle = (state: State, foe: FoeRef & { toggle: boolean }): State =>
  foe.type === 'enemy'
    ? { ...state, enemies: { ...state.enemies, [foe.id]: foe.toggle } }
    : { ...state, bosses: { ...state.bosses, [foe.id]: foe.toggle } }
