import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import frozen from './engine/src/golden/frozen-content.json'
import { GOLDEN_PLANS } from './engine/src/golden/plans.ts'

const code = globSync('{engine/src,tools}/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The golden runs play on the frozen content, whose opportunities may be gone. */
const runs = new Set([
  ...GOLDEN_PLANS.map(({ name }) => `${name}.json`),
  ...frozen.opportunities.map(({ id }) => `through-${id}.json`),
])

it('each recording belongs to a golden run or is named by code', () => {
  const files = globSync('engine/src/golden/*.json').map((file) => basename(file))
  expect(files.length).toBeGreaterThan(runs.size)
  expect(files.filter((file) => !runs.has(file) && !code.includes(`/${file}'`))).toEqual([])
})
