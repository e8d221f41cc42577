import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findShims, findUndatedComments, isAfter } from './tools/shims/find-shims.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
}

it('no shim outlives the last release that needs it', () => {
  const shims = findShims()
  expect(shims).not.toEqual([])
  expect(shims.filter(({ until }) => isAfter(version, until))).toEqual([])
})

it('no comment speaks of another release without saying until when it matters', () => {
  expect(findUndatedComments()).toEqual([])
})

it('releases are compared by numbers', () => {
  expect(isAfter('0.0.33', '0.0.9')).toBe(true)
  expect(isAfter('0.0.33', '0.0.33')).toBe(false)
  expect(isAfter('0.1.0', '0.0.33')).toBe(true)
})
