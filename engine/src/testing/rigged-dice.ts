import { rollsFrom } from '../dice.ts'
import type { Dice } from '../dice.ts'

/** Dice that fall as told; `unused` is what was not drawn. Decoration always takes its first word. */
type RiggedDice = Dice & { unused(): readonly number[] }

/**
 * Dice for tests: each draw takes the next of `falls`. A draw too many, or one that such a die cannot
 * show, is an error of the test.
 */
export const riggedDice = (...falls: number[]): RiggedDice => {
  const left = [...falls]
  const int = (sides: number): number => {
    const fall = left.shift()
    if (fall === undefined) throw new Error(`a die of ${sides} sides was thrown, but none was left`)
    if (fall < 0 || fall >= sides) throw new Error(`a die of ${sides} sides cannot show ${fall}`)
    return fall
  }
  return { ...rollsFrom(int), words: rollsFrom(() => 0), unused: () => left }
}
