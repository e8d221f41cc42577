import { expect, test } from 'vitest'
import { RULES_VERSION } from '../state.ts'
import type { GoldenRun } from './golden-run.ts'
import { firstDifference } from './golden-run.ts'
import { GOLDEN_PLANS } from './plans.ts'

const load = async (name: string): Promise<GoldenRun> => {
  const file = (await import(`./${name}.json`)) as { default: GoldenRun }
  return file.default
}

test('there are twenty golden runs', () => {
  expect(new Set(GOLDEN_PLANS.map((it) => it.name)).size).toBe(20)
})

test.each(GOLDEN_PLANS)('$name plays as it was recorded', async ({ name }) => {
  const run = await load(name)
  expect(
    run.rules,
    `'${name}' was recorded under rules ${run.rules}: record anew with node tools/record-golden.ts`,
  ).toBe(RULES_VERSION)
  const difference = firstDifference(run)
  expect(
    difference,
    `The golden run '${name}' plays differently from ${difference} on. If that is meant, raise ` +
      'RULES_VERSION in engine/src/state.ts, then record anew with node tools/record-golden.ts.',
  ).toBeNull()
})

test('a run that plays differently is found', async () => {
  const run = await load('to-day-100')
  const bent: GoldenRun = {
    ...run,
    turns: run.turns.map(([input, seed, digest]) => [input, `${seed}!`, digest]),
  }
  expect(firstDifference(bent)).not.toBeNull()
  const misread: GoldenRun = { ...run, turns: run.turns.map(([, ...rest]) => ['go', ...rest]) }
  expect(firstDifference(misread)).toBe("turn 0, 'go' in mode start")
})
