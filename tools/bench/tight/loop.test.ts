import { expect, test } from 'vitest'
import type { State } from '@fable/engine'
import { FLAVOURS, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { RUNS } from '../engine.ts'
import { begin, MODES, numbers, step } from './loop.ts'

const EMPTY_PATHS = [
  ...FLAVOURS.map(({ id }) => id),
  ...OPPORTUNITIES.flatMap(({ id }) => OUTCOME_NAMES.map((name) => `${id}/${name}` as const)),
]

const numbersOf = ({ mode, health, maxDamage, gold, day, stats, emptyPaths }: State): number[] => [
  ...[MODES.indexOf(mode.name), health, maxDamage, gold, day],
  ...[stats.fights, stats.kills, stats.bestHit],
  ...emptyPaths.map((id) => EMPTY_PATHS.indexOf(id)),
]

test('the tight loop has the numbers of the engine after each turn of the runs of all bots', () => {
  const modes = new Set<string>()
  for (const run of RUNS) {
    begin(false)
    for (const { decision, seed, state } of run.slice(0, -1)) {
      step(decision, seed)
      expect(numbers()).toEqual(numbersOf(state))
      modes.add(state.mode.name)
    }
  }
  // A run that has ended stands at the start again.
  expect([...modes].sort()).toEqual(MODES.slice(1).sort())
})

test('the tight loop ends where the engine does', () => {
  for (const run of RUNS) {
    begin(false)
    for (const { decision, seed } of run) step(decision, seed)
    expect(numbers()[0]).toBe(MODES.length)
  }
})
