import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it.each([
  ['play.ts', ['--seed'], "play: Option '--seed <value>' argument missing."],
  [
    'simulate.ts',
    ['many'],
    "simulate: the number of runs must be a whole number above 0, not 'many'",
  ],
  ['record-golden.ts', ['--other'], "golden: Unknown option '--other'."],
  ['bench.ts', ['mysql'], 'bench: choose from requests, memory, phone, lighthouse, growth.'],
  [
    'drill.ts',
    ['--faults', 'many'],
    'drill: use --database sqlite or postgres, and whole numbers for --faults, --facts and --seconds.',
  ],
])('the command %s %j explains a mistake in one sentence', (tool, args, sentence) => {
  const file = fileURLToPath(new URL(tool, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` })
})
