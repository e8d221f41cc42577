import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findIn, findShims, isAfter } from './tools/shims/find-shims.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
}

it('no shim outlives the last release that needs it', () => {
  expect(findShims().shims.filter(({ until }) => isAfter(version, until))).toEqual([])
})

it('no comment mentions another release without saying until when it matters', () => {
  expect(findShims().undated).toEqual([])
})

it('shims and comments about other releases are found in every kind of comment', () => {
  const code = `
/** @until 0.0.33 Pages of 0.0.32 send it. */
const a = 1 // as in earlier versions
// Servers of 0.0.31
// send none.
/* Releases older than 0.0.20 did. */
const b = 'https://example.com/of/older versions'
`
  const { shims, undated } = findIn('a.ts', code)
  expect(shims).toEqual([
    { file: 'a.ts', line: 2, until: '0.0.33', reason: 'Pages of 0.0.32 send it.' },
  ])
  expect(undated).toEqual([
    'a.ts:3: as in earlier versions',
    'a.ts:4: Servers of 0.0.31 send none.',
    'a.ts:6: Releases older than 0.0.20 did.',
  ])
})

it('releases are compared as numbers', () => {
  expect(isAfter('0.0.33', '0.0.9')).toBe(true)
  expect(isAfter('0.0.33', '0.0.33')).toBe(false)
  expect(isAfter('0.1.0', '0.0.33')).toBe(true)
})
