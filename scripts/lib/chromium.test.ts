import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-chromium-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function program(name: string) {
  const file = join(folder, name)
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

test('the browser in CHROMIUM_PATH comes first', () => {
  program('chromium')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/mine' })).toBe('/mine')
})

test('on the PATH Chromium is preferred to Chrome, in any order of folders', () => {
  program('google-chrome')
  const chromium = program('chromium')
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(chromium)
})

test('without one Playwright uses its own', () => {
  expect(findChromium({ PATH: folder })).toBeUndefined()
})
