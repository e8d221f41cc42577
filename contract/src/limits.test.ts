import { describe, expect, it } from 'vitest'
import {
  CATEGORIES,
  FACT_TEXT_MAX,
  factTextLength,
  isFactText,
  isHttpUrl,
  runPath,
  SOURCE_MAX,
} from './limits.ts'

describe("a fact's text", () => {
  it('is counted in visible characters, trimmed, with an emoji as one', () => {
    expect(factTextLength('  honey \n')).toBe(5)
    expect(factTextLength('🍯')).toBe(1)
  })

  it('has 1 to 200 characters', () => {
    expect(isFactText('x')).toBe(true)
    expect(isFactText('🍯'.repeat(FACT_TEXT_MAX))).toBe(true)
    expect(isFactText('x'.repeat(FACT_TEXT_MAX + 1))).toBe(false)
    for (const blank of ['', ' ', '\n\t', '\u00a0\u2003']) expect(isFactText(blank)).toBe(false)
  })

  it('has no NUL and no lone surrogate', () => {
    expect(isFactText('a\0b')).toBe(false)
    expect(isFactText('half \ud83c')).toBe(false)
  })

  it('has at least one visible character', () => {
    for (const nothing of ['\u200b', '\u3164', '\u115f', '\uffa0', '\u2800', '\u00ad\u200d \ufe0f'])
      expect(isFactText(nothing), encodeURIComponent(nothing)).toBe(false)
    for (const text of ['👩‍🌾', '❤️', '7', '?', '한글', 'نمی\u200cخواهم', 'soft\u00adware'])
      expect(isFactText(text), text).toBe(true)
  })

  it('has no bidirectional control characters', () => {
    expect(isFactText('kcirt \u202ereversed')).toBe(false)
    expect(isFactText('حقيقة')).toBe(true)
  })
})

describe('a source', () => {
  const good = [
    'https://example.com',
    'HTTP://EXAMPLE.COM/',
    'http://localhost:8080/a?b=c#d',
    'https://[::1]/',
    'https://de.wikipedia.org/wiki/Schrödingers_Katze_(Begriffsklärung)',
    'https://例え.jp/💡',
    '  https://example.com/pasted-with-blanks\n',
  ]
  it.each(good)('may be %j', (text) => {
    expect(isHttpUrl(text)).toBe(true)
  })

  const bad = [
    '',
    'example.com',
    '//example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'data:text/html,hi',
    'java\nscript:alert(1)',
    'https:example.com',
    'https://',
    'https:///example.com',
    'https://?q',
    'https://:80',
    'https://user@',
    'https://google.com@example.com/',
    'https://user:password@example.com/',
    'https://a b.com',
    'https://a.com/a b',
    'https://a.com/\ttab',
    'https://a.com/\0',
    'https://a.com\\@b.com',
    'https://a.com/\u202egnp.exe',
    'https://a.com/\ud83c',
    'https://a.com:99999',
    'https://256.256.256.256',
    'https://[::1',
    'https://a<b>.com',
  ]
  it.each(bad)('may not be %j', (text) => {
    expect(isHttpUrl(text)).toBe(false)
  })

  it('is an address of 2000 characters at most', () => {
    const address = 'https://example.com/'.padEnd(SOURCE_MAX, 'x')
    expect(isHttpUrl(address)).toBe(true)
    expect(isHttpUrl(address + 'x')).toBe(false)
  })
})

describe('the path of a run', () => {
  it('is that of its screen with its id', () => {
    expect(runPath('ab12')).toBe('/TextBasedGame/runs/ab12')
  })
})

describe('the categories', () => {
  it('are the eight of the specification, in its order', () => {
    expect(CATEGORIES.map(({ id }) => id).join(' ')).toBe(
      'technology science finance society entertainment health history news',
    )
  })
})
