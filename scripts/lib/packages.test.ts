import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { arePackagesCurrent, type Package } from './packages.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-packages-'))
  mkdirSync(join(folder, 'node_modules'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const write = (name: string, packages: Record<string, Package>) => {
  writeFileSync(join(folder, name), JSON.stringify({ packages }))
}
const wanted = (packages: Record<string, Package>) => {
  write('package-lock.json', { '': {}, ...packages })
}
const present = (packages: Record<string, Package>) => {
  write('node_modules/.package-lock.json', packages)
}

const hono = { version: '4.0.0', integrity: 'sha512-one' }

test("the packages are current when npm's record matches the lock file", () => {
  wanted({ 'node_modules/hono': hono })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(true)
})

test('they are not current in a fresh clone or after an interrupted install', () => {
  wanted({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('another version is not current', () => {
  wanted({ 'node_modules/hono': { ...hono, version: '4.0.1' } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('the same version with other contents is not current', () => {
  wanted({ 'node_modules/hono': { ...hono, integrity: 'sha512-two' } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('an install without the build tools is not current', () => {
  wanted({ 'node_modules/hono': hono, 'node_modules/vite': { version: '8.0.0' } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('a package for another platform can be missing', () => {
  wanted({ 'node_modules/hono': hono, 'node_modules/fsevents': { version: '2', optional: true } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(true)
})
