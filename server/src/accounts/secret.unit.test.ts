import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StartError } from '../lib/errors.ts'
import { loadAuthSecret } from './secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'fable-secret-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const silent = { warn: () => undefined }

const none = { AUTH_SECRET: undefined, DATABASE_URL: undefined, DATA_DIR: folder }

describe('the secret', () => {
  it('is created once beside the embedded database, in a file that only its user can read', () => {
    const secret = loadAuthSecret(none, silent)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(loadAuthSecret(none, silent)).toBe(secret)
    expect(readdirSync(folder)).toEqual(['auth-secret'])
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  it.each(['', '  \n', 'cut-off'])('is replaced when its file contains %j', (left) => {
    const place = { ...none, DATA_DIR: mkdtempSync(join(folder, 'damaged-')) }
    writeFileSync(join(place.DATA_DIR, 'auth-secret'), left)
    const secret = loadAuthSecret(place, silent)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(loadAuthSecret(place, silent)).toBe(secret)
    expect(readdirSync(place.DATA_DIR)).toEqual(['auth-secret'])
    expect(statSync(join(place.DATA_DIR, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  it('differs between data folders', () => {
    const elsewhere = mkdtempSync(join(folder, 'other-'))
    expect(loadAuthSecret({ ...none, DATA_DIR: elsewhere }, silent)).not.toBe(
      loadAuthSecret(none, silent),
    )
  })

  it('is the value of AUTH_SECRET if that is set', () => {
    expect(loadAuthSecret({ ...none, AUTH_SECRET: 'x'.repeat(32) }, silent)).toBe('x'.repeat(32))
  })

  it('must be set on PostgreSQL, where servers share it', () => {
    const reading = () =>
      loadAuthSecret({ ...none, DATABASE_URL: 'postgres://localhost/fable' }, silent)
    expect(reading).toThrow(StartError)
    expect(reading).toThrow(/^AUTH_SECRET is not set although DATABASE_URL is; for example .+\.$/)
  })
})
