import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const placeOf = (path: string) => new URL(path, import.meta.url)
const read = (path: string) => readFileSync(placeOf(path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The rows of all tables: a promise, and its holders, each a file with parts of its titles, or a command. */
const rows = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Promise|---) /.test(line))
  .map((line) => line.slice(2).split(' | '))

/** What is missing of a holder: the command, the file, or titles in it. */
function missingOf(holder: string): string[] {
  const [place = 'any test', ...titles] = [...holder.matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code,
  )
  if (place.startsWith('npm run ')) return place.slice(8) in scripts ? [] : [place]
  if (!existsSync(placeOf(place)) || titles.length === 0) return [place]
  return titles.filter((title) => !read(place).includes(title))
}

it('there are promises', () => {
  expect(rows.length).toBeGreaterThan(40)
})

it.each(rows)('"%s" is held', (promise = '', holders = '') => {
  const missing = holders.split('; ').flatMap(missingOf)
  expect(missing, `"${promise}" has lost what holds it: ${missing.join(', ')}.`).toEqual([])
})
