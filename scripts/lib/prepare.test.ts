import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { arePackagesCurrent, type Package } from './prepare.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-packages-'))
  writeManifest('')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function writeManifest(path: string, manifest: object = {}) {
  mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest))
}
function write(name: string, packages: Record<string, Package>) {
  writeFileSync(join(folder, name), JSON.stringify({ packages }))
}
function wanted(packages: Record<string, Package>) {
  write('package-lock.json', { '': {}, ...packages })
}
function present(packages: Record<string, Package>) {
  for (const path of ['node_modules', ...Object.keys(packages)]) writeManifest(path)
  write('node_modules/.package-lock.json', packages)
}

const isCurrent = (tests = true) => arePackagesCurrent({ tests, folder })

const hono = { version: '4.0.0', integrity: 'sha512-one' }

test("the packages are current if npm's record matches the lock file", () => {
  wanted({ 'node_modules/hono': hono })
  present({ 'node_modules/hono': hono })
  expect(isCurrent()).toBe(true)
})

test('the packages are not current if one of their folders was removed or is empty', () => {
  const both = { 'node_modules/hono': hono, 'server/node_modules/hono': hono }
  wanted(both)
  present(both)
  expect(isCurrent()).toBe(true)
  rmSync(join(folder, 'server/node_modules'), { recursive: true })
  expect(isCurrent()).toBe(false)
  mkdirSync(join(folder, 'server/node_modules/hono'), { recursive: true })
  expect(isCurrent()).toBe(false)
})

test('the packages are not current if a package.json demands what the lock file does not know', () => {
  wanted({ server: { dependencies: { hono: '4.0.0' } }, 'node_modules/hono': hono })
  present({ 'node_modules/hono': hono })
  writeManifest('server', { dependencies: { hono: '4.0.0' } })
  expect(isCurrent()).toBe(true)
  writeManifest('server', { dependencies: { hono: '4.0.0', pg: '8.0.0' } })
  expect(isCurrent()).toBe(false)
})

test('the packages are not current in a fresh clone or after an interrupted install', () => {
  wanted({ 'node_modules/hono': hono })
  expect(isCurrent()).toBe(false)
})

test.each([
  ['another version', { version: '4.0.1' }],
  ['the same version with other contents', { integrity: 'sha512-two' }],
])('a package of %s is not current', (_, change) => {
  wanted({ 'node_modules/hono': { ...hono, ...change } })
  present({ 'node_modules/hono': hono })
  expect(isCurrent()).toBe(false)
})

test('packages without those for development are current, except for running the tests', () => {
  wanted({ 'node_modules/hono': hono, 'node_modules/vitest': { version: '5.0.0', dev: true } })
  present({ 'node_modules/hono': hono })
  expect([isCurrent(false), isCurrent(true)]).toEqual([true, false])
})

test('a package for another platform may be missing', () => {
  wanted({ 'node_modules/hono': hono, 'node_modules/fsevents': { version: '2', optional: true } })
  present({ 'node_modules/hono': hono })
  expect(isCurrent()).toBe(true)
})
