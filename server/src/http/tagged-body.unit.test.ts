import { describe, expect, it } from 'vitest'
import { chooseEncoding, matchesEtag } from './tagged-body.ts'

describe('choosing an encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.1 , gzip; q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['br;q=x', undefined],
  ])('for "%s" gives %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})

describe('an If-None-Match header', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('%s names the tag W/"a": %s', (header, names) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(names)
  })
})
