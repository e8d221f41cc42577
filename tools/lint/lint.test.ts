import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, run } from '../../scripts/lib/run.mjs'
import { ALLOWED, VIOLATIONS } from './violations.ts'

// The plug-ins of the linter are not stable yet: an update could drop a rule without a word.

type Report = { code: string; filename: string; labels: { span: { line: number } }[] }

const COPIED = [
  '.gitignore',
  'package.json',
  'oxlint.config.ts',
  'tsconfig.base.json',
  'tools/lint/house.ts',
]
const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { jsx: 'react-jsx', lib: ['esnext', 'dom'], types: ['node'] },
}

let folder: string
let reports: Report[]

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  for (const name of COPIED) await cp(join(root, name), join(folder, name))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await write('tsconfig.json', JSON.stringify(TSCONFIG))
  for (const [file, text] of Object.entries(ALLOWED)) await write(file, text)
  for (const [file, violations] of Object.entries(VIOLATIONS)) {
    await write(file, violations.map(([, line]) => line).join(';\n'))
  }
  const { output } = await run('oxlint', ['--format', 'json'], { cwd: folder, quiet: true })
  reports = (JSON.parse(output) as { diagnostics: Report[] }).diagnostics
})

afterAll(() => rm(folder, { recursive: true }))

/** The rules that report something in a file, or in one line of it. */
const rulesFor = (file: string, line?: number) =>
  reports
    .filter(({ filename }) => filename === file)
    .filter(({ labels }) => line === undefined || labels[0]?.span.line === line)
    .map(({ code }) => code.replace('(', '/').replace(')', ''))

describe.each(Object.entries(VIOLATIONS))('the lint of %s', (file, violations) => {
  it.each(violations.map(([rule, code], index) => ({ rule, code, line: index + 1 })))(
    '$rule reports $code',
    ({ rule, line }) => {
      expect(rulesFor(file, line)).toContain(rule)
    },
  )
})

it.each(Object.keys(ALLOWED))('the lint reports nothing in %s', (file) => {
  expect(rulesFor(file)).toEqual([])
})
