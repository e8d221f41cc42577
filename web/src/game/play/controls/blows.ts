import { numberWord } from '../../../lib/words.ts'

/** A number that is offered as an attack, and its meaning where that is not obvious. */
export type Blow = { readonly amount: number; readonly note?: string }

/** Up to this maximum all numbers are offered; above it only useful ones. */
const ALL_MAX = 9

/** Number of blows of an amount that defeat a foe; null without damage. */
const blowsFor = (health: number, amount: number): number =>
  amount > 0 ? Math.ceil(health / amount) : Infinity

/** Words for the least attack that fells a foe in as many blows as the maximum. */
function leastNote(blows: number): string {
  return blows === 1 ? 'just enough' : `still ${numberWord(blows).toLowerCase()}`
}

/**
 * The attacks to choose from beside the maximum: every number from 1 up to 9; for a larger maximum half of it, and the
 * least that defeats the foe in the same number of blows.
 */
export function blowsOf(maxDamage: number, foeHealth: number): readonly Blow[] {
  if (maxDamage <= ALL_MAX)
    return Array.from({ length: maxDamage }, (_, at) => ({ amount: at + 1 }))
  const blows = blowsFor(foeHealth, maxDamage)
  const least = Math.ceil(foeHealth / blows)
  const half = Math.floor(maxDamage / 2)
  const useful: Blow[] = [
    { amount: half, note: 'half' },
    { amount: least, note: leastNote(blows) },
    { amount: maxDamage, note: 'full' },
  ]
  return useful
    .filter(({ amount }, at) => useful.findLastIndex((other) => other.amount === amount) === at)
    .sort((a, b) => a.amount - b.amount)
}
