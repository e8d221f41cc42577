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

test('what npm noted as installed is current when the lock file demands the same', () => {
  wanted({ 'node_modules/hono': hono })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(true)
})

test('a fresh clone, or an install that was cut short, is not', () => {
  wanted({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('another version is not', () => {
  wanted({ 'node_modules/hono': { ...hono, version: '4.0.1' } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('the same version with other contents is not', () => {
  wanted({ 'node_modules/hono': { ...hono, integrity: 'sha512-two' } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('an install without the build tools is not', () => {
  wanted({ 'node_modules/hono': hono, 'node_modules/vite': { version: '8.0.0' } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(false)
})

test('a package for another platform may be absent', () => {
  wanted({ 'node_modules/hono': hono, 'node_modules/fsevents': { version: '2', optional: true } })
  present({ 'node_modules/hono': hono })
  expect(arePackagesCurrent(folder)).toBe(true)
})
