import { hash128 } from '../hash.ts'
import type { State, Turn } from '../state.ts'

/** Plain JSON with its keys in order: how a state was put together does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, it: unknown) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  )

/** What the rules decide; what a later version may add beside it is no change of the rules. */
const ruled = ({ mode, playerName, userName, health, maxDamage, gold, day, ...more }: State) => {
  const { enemies, bosses, usedOpportunities, emptyPaths } = more
  const player = { playerName, userName, health, maxDamage, gold, day }
  return { mode, player, enemies, bosses, usedOpportunities, emptyPaths }
}

/** Sixteen hex digits that change when a turn plays differently, and not when it is worded anew. */
export const digestOf = ({ state, accepted, ended }: Turn): string => {
  const end = ended && [ended.cause, ended.killer, ended.daysSurvived, ended.strength]
  const [high, low] = hash128(canonical([ruled(state), accepted, end]))
  return [high, low].map((it) => (it >>> 0).toString(16).padStart(8, '0')).join('')
}
