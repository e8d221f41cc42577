import { expect, test, vi } from 'vitest'
import { ENEMIES, RULES_VERSION } from '#content'
import frozen from './frozen-content.json'
import type { GoldenRun } from './golden-run.ts'
import { firstDifference } from './golden-run.ts'
import { GOLDEN_PLANS } from './plans.ts'

// The runs play on the content under which they were recorded, so that a new foe leaves them alone. What
// they protect is the code of the rules; the fingerprint (content-fingerprint.test.ts) protects the content.
vi.mock('#content', async (importOriginal) => {
  const { frozenContent } = await import('../testing/frozen-content.ts')
  return frozenContent(importOriginal)
})

// A pattern for the own directory, `./*.json`, is not resolved by Vite.
async function load(name: string): Promise<GoldenRun> {
  const file = (await import(`../golden/${name}.json`)) as { default: GoldenRun }
  return file.default
}

test('the golden runs play on the frozen content', () => {
  expect(RULES_VERSION).toBe(frozen.rules)
  expect(ENEMIES.map(({ id }) => id)).toEqual(frozen.enemies.map(({ id }) => id))
})

test.each(GOLDEN_PLANS)('the golden run $name plays as it was recorded', async ({ name }) => {
  const run = await load(name)
  expect(
    run.rules,
    `'${name}' was recorded under rules ${run.rules}: record it again with node tools/record-golden.ts`,
  ).toBe(RULES_VERSION)
  const difference = firstDifference(run)
  expect(
    difference,
    `The golden run '${name}' plays differently from ${difference} on. If that is intended, raise ` +
      'RULES_VERSION in engine/src/content/index.ts, then record with node tools/record-golden.ts ' +
      'and node tools/record-balance.ts.',
  ).toBeNull()
})
