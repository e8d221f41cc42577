import { expect, test } from 'vitest'
import { BOTS } from '../bots/bots.ts'
import recorded from './balance.json'
import { balanceTable } from './balance.ts'

test('the balance table equals the recorded one', () => {
  expect(
    balanceTable(),
    'The balance differs from engine/src/golden/balance.json. If that is intended, record it with ' +
      'node tools/record-balance.ts, and review the difference.',
  ).toEqual(recorded)
})

test('bots that know the odds reach day 100 more often than bots that guess or answer wrong', () => {
  /** Of 120 runs. */
  const wins = (name: keyof typeof BOTS): number =>
    Number(recorded.players.find((row) => row.startsWith(`${name}: `))?.match(/: (\d+) wins/)?.[1])
  expect(wins('blind, full blows')).toBeGreaterThan(12)
  expect(wins('blind, full blows')).toBeLessThan(36)
  expect(wins('sensible, knows the odds')).toBeGreaterThan(wins('sensible, tosses a coin') + 12)
  expect(wins('sensible, tosses a coin')).toBeGreaterThan(wins('sensible, answers wrong') + 12)
  expect(wins('random dice stops')).toBeLessThan(3)
})
