import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** A promise's evidence: parts of the names of tests in a file, or a command. */
type Holder = { readonly place: string; readonly titles: readonly string[] }

/** The texts in code style. */
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The rows of all tables of docs/promises.md. */
const rows = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Promise|---) /.test(line))
  .map((line) => {
    const [promise = '', heldBy = ''] = line.slice(2).split(' | ')
    const holders = heldBy.split('; ').map((holder): Holder => {
      const [place = 'any test', ...titles] = codesIn(holder)
      return { place, titles }
    })
    return [promise, holders] as const
  })

const files = new Set(rows.flatMap(([, holders]) => holders.map(({ place }) => place)))
const isBrowserTest = (file: string) => file.startsWith('e2e/')
const unitTests = [...files].filter((file) => /\.test\.tsx?$/.test(file) && !isBrowserTest(file))
const browserTests = [...files].filter(isBrowserTest)

/** The JSON that a program of a package prints. */
async function printed(program: string, args: readonly string[]): Promise<unknown> {
  const path = `${root}node_modules/${program}`
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], {
    cwd: root,
    maxBuffer: 100_000_000,
  })
  return JSON.parse(stdout)
}

/** The name of a test that would run, with the titles of the blocks around it, and its file. */
type Test = { readonly file: string; readonly name: string }

/** The tests of these files that vitest would run. */
async function listUnitTests(): Promise<Test[]> {
  const tests = (await printed('vitest/vitest.mjs', ['list', ...unitTests, '--json'])) as Test[]
  return tests.map(({ file, name }) => ({ file: relative(root, file), name }))
}

type Suite = {
  readonly title: string
  readonly specs: readonly { readonly title: string }[]
  readonly suites?: readonly Suite[]
}

const testsIn = (file: string, { specs, suites = [] }: Suite, around: string): Test[] => [
  ...specs.map(({ title }) => ({ file, name: around + title })),
  ...suites.flatMap((suite) => testsIn(file, suite, `${around}${suite.title} > `)),
]

/** The tests of these files that Playwright would run. */
async function listBrowserTests(): Promise<Test[]> {
  const args = ['test', '--list', '--reporter=json', ...browserTests]
  const { suites } = (await printed('@playwright/test/cli.js', args)) as { suites: Suite[] }
  return suites.flatMap((file) => testsIn(`e2e/${file.title}`, file, ''))
}

const tests = (await Promise.all([listUnitTests(), listBrowserTests()])).flat()

/** The missing part of some evidence: the command, the file, or a test with this in its name. */
function missingOf({ place, titles }: Holder): readonly string[] {
  if (place.startsWith('npm run ')) return place.slice('npm run '.length) in scripts ? [] : [place]
  if (titles.length === 0) return [place]
  const names = tests.filter(({ file }) => file === place).map(({ name }) => name)
  return titles.filter((title) => !names.some((name) => name.includes(title)))
}

it('docs/promises.md contains more than forty promises', () => {
  expect(rows.length).toBeGreaterThan(40)
})

it.each(rows)('the promise "%s" names tests and commands that exist', (promise, holders) => {
  const missing = holders.flatMap(missingOf)
  expect(missing, `"${promise}" has lost what holds it: ${missing.join(', ')}.`).toEqual([])
})
