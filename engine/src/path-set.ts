import { MERCHANTS_PER_SET, PATHS_PER_SET, SLOT_BOUNDS, SLOT_SIDES } from './content/numbers.ts'
import type { Dice } from './dice.ts'
import type { PathKind } from './state.ts'

const kindOf = (roll: number): PathKind =>
  SLOT_BOUNDS.find((it) => roll < it.below)?.kind ?? 'empty'

/**
 * Four slots, always rolled all four in order; a second merchant becomes empty (specification 4,
 * Generating paths).
 */
export const rollPaths = (dice: Dice): PathKind[] => {
  const kinds: PathKind[] = []
  for (let slot = 0; slot < PATHS_PER_SET; slot++) {
    const kind = kindOf(dice.int(SLOT_SIDES))
    const merchants = kinds.filter((it) => it === 'merchant').length
    kinds.push(kind === 'merchant' && merchants >= MERCHANTS_PER_SET ? 'empty' : kind)
  }
  return kinds
}
