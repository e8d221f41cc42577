import { describe, expect, it } from 'vitest'
import { chooseEncoding, matchesEtag, TaggedBody, TaggedJson } from './tagged-body.ts'

describe('the chosen encoding', () => {
  it.each([
    [undefined, undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br; q=0.1 , gzip; q=1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
  ])('for Accept-Encoding "%s" is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})

describe('an If-None-Match header', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
  ])('of %s matches the tag W/"a": %s', (header, names) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(names)
  })
})

describe('a cached body', () => {
  it('occupies only the memory of its bytes', () => {
    const { body } = new TaggedJson({ short: true })
    expect(body.buffer.byteLength).toBe(body.length)
  })

  it.each(['br', 'gzip'] as const)(
    'occupies only the memory of its bytes as %s',
    async (encoding) => {
      const { bytes } = await new TaggedBody('long '.repeat(1000)).encodedAs(encoding)
      expect(bytes.length).toBeLessThan(100)
      expect(bytes.buffer.byteLength).toBe(bytes.length)
    },
  )
})
