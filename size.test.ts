import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(root + file))

const isCode = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file)
const isTest = (file: string) => /(\.test\.tsx?$|^e2e\/|\/testing\/)/.test(file)
const isDoc = (file: string) => file === 'README.md' || /^docs\/.*\.md$/.test(file)

const sum = (holds: (file: string) => boolean, measure: (text: string) => number) =>
  files.filter(holds).reduce((total, file) => total + measure(readFileSync(root + file, 'utf8')), 0)
const lines = (text: string) => text.split('\n').length - 1

/** Later work lowers these bounds, and raises one only with a reason in its commit. */
it.each([
  ['TypeScript without tests, in lines', (f: string) => isCode(f) && !isTest(f), lines, 37_000],
  ['tests with their helpers, in lines', (f: string) => isCode(f) && isTest(f), lines, 23_000],
  ['style sheets, in lines', (f: string) => f.endsWith('.css'), lines, 7_500],
  ['documents, in bytes', isDoc, Buffer.byteLength, 76_000],
] as const)('%s stay below their bound', (_, holds, measure, bound) => {
  expect(sum(holds, measure)).toBeLessThanOrEqual(bound)
})
