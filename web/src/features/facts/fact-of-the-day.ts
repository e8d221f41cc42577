import type { FactDetails } from '@fable/contract'
import { isDisputed } from '@fable/contract/limits'
import { sizeOf, SIZES, type TextSize } from './placement.ts'

/** The first facts of the list stand on the first screen already. */
const SKIPPED = 12
/** It is one of the best so many, less the skipped ones. */
const BEST = 30

/** A number from 0 to 2^32 - 1 that depends on every character of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return hash
}

/** So many facts of a size are choice enough. */
const ENOUGH = 3

/**
 * The fact of a day, the same for every visitor: one of the list's best below those of the first screen, as
 * short as they come. It changes with the day, hardly ever with a vote. undefined when there are too few
 * facts. `day`: an ISO date.
 */
export function factOfTheDay(best: readonly FactDetails[], day: string): FactDetails | undefined {
  const all = best.slice(SKIPPED, BEST).filter((fact) => !isDisputed(fact))
  const upTo = (size: TextSize) =>
    all.filter(({ text }) => SIZES.indexOf(sizeOf(text)) <= SIZES.indexOf(size))
  const choice = SIZES.map(upTo).find(({ length }) => length >= ENOUGH) ?? all
  const scored = choice.map((fact) => ({ fact, score: hashOf(`${day} ${fact.id}`) }))
  return scored.sort((a, b) => b.score - a.score)[0]?.fact
}
