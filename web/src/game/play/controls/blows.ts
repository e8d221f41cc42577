import { numberWord } from '../../../lib/words.ts'

/** A number that is offered as an attack, and its meaning where that is not obvious. */
export type Blow = { readonly amount: number; readonly note?: string }

/** Up to this maximum all numbers are offered; above it only the useful ones. */
const ALL_MAX = 9

/** Returns the number of blows of this amount that defeat a foe; Infinity if the amount is 0. */
const blowsFor = (health: number, amount: number): number =>
  amount > 0 ? Math.ceil(health / amount) : Infinity

/** Describes the smallest attack that defeats a foe in as many blows as the maximum would. */
function leastNote(blows: number): string {
  return blows === 1 ? 'just enough' : `still ${numberWord(blows).toLowerCase()}`
}

/**
 * Lists the attacks that are offered as buttons. Up to a maximum of 9 these are all numbers from 1. For a larger
 * maximum they are the maximum, its half, and the smallest number that defeats the foe in as many blows as the maximum.
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
