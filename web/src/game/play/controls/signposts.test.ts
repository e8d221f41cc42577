import { expect, it } from 'vitest'
import { SCENERY, sceneryAt } from './signposts.ts'

it('no scenery returns within twenty guesses', () => {
  const guesses = Array.from({ length: 400 }, (_, at) => sceneryAt(Math.floor(at / 4), at % 4))
  for (const [at, guess] of guesses.entries()) {
    expect(guesses.slice(at + 1, at + 21)).not.toContain(guess)
  }
  expect(new Set(guesses)).toEqual(new Set(SCENERY))
})
