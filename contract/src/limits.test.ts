import { describe, expect, it } from 'vitest'
import {
  CATEGORIES,
  FACT_TEXT_MAX,
  factTextLength,
  isFactText,
  isHttpAddress,
  isHttpUrl,
  isPlausibleEmail,
  readFactField,
  SOURCE_MAX,
  sourceDomain,
  sourceKey,
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
    'http://example.com:8080/a?b=c#d',
    'https://[2606:2800:220:1::1]/',
    'https://172.32.0.1/',
    'https://localhost.example.com/',
    'https://100.128.0.1/',
    'https://de.wikipedia.org/wiki/Schrödingers_Katze_(Begriffsklärung)',
    'https://例え.jp/💡',
    '  https://example.com/pasted-with-blanks\n',
  ]
  it.each(good)('may be %j', (text) => {
    expect(isHttpUrl(text)).toBe(true)
  })

  const bad = [
    'example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'java\nscript:alert(1)',
    'https:example.com',
    'https://google.com@example.com/',
    'https://user:password@example.com/',
    'https://a.com/a b',
    'https://a.com/\0',
    'https://a.com\\@b.com',
    'https://a.com/\u202egnp.exe',
    'https://a.com/\ud83c',
  ]
  it.each(bad)('may not be %j', (text) => {
    expect(isHttpUrl(text)).toBe(false)
  })

  const local = [
    'http://192.168.0.1.nip.io/',
    'https://app.localtest.me/',
    'http://localhost:8080/a',
    'http://printer.local/',
    'http://metadata.google.internal./',
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://１２７.0.0.1/',
    'http://169.254.169.254/latest',
    'http://192.168.1.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[fc00::1]/',
    'http://100.64.0.1/',
    'http://router/',
    'http://nas.home.arpa/',
    'http://expyuzz4wqqyqhjn.onion/',
  ]
  it.each(local)('may not lead to the own machine or a private network, as %j does', (text) => {
    expect(isHttpUrl(text)).toBe(false)
    expect(isHttpAddress(text)).toBe(true)
  })

  it('is taken as https without a scheme, if it is an address then', () => {
    expect(readFactField('source', ' example.com/a ')).toBe('https://example.com/a')
    for (const text of ['example', '10.0.0.1/a', 'router.local', 'user@example.com'])
      expect(readFactField('source', text), text).toBe(undefined)
  })

  it('is an address of 2000 characters at most', () => {
    const address = 'https://example.com/'.padEnd(SOURCE_MAX, 'x')
    expect(isHttpUrl(address)).toBe(true)
    expect(isHttpUrl(address + 'x')).toBe(false)
  })
})

describe('the key of a source', () => {
  const same = [
    'https://example.com/a?id=1',
    'http://example.com/a?id=1',
    'https://www.example.com/a/?id=1',
    'HTTPS://WWW.Example.com:443/a?id=1#part',
    'http://example.com:80/a//?utm_source=x&id=1&fbclid=2&utm_campaign',
    ' https://example.com./a?GCLID=3&id=1 ',
  ]
  it.each(same)('is the same for %j', (source) => {
    expect(sourceKey(source)).toBe('example.com/a?id=1')
  })

  it('ignores the letter case of percent-encoding', () => {
    expect(sourceKey('https://de.wikipedia.org/wiki/K%c3%a4se')).toBe(
      sourceKey('https://de.wikipedia.org/wiki/Käse'),
    )
  })

  const different = ['https://example.com/A', 'https://example.com/a?id=2', 'https://a.com:8443/']
  it('keeps what makes a page another one', () => {
    const keys = [...different, 'https://a.com', 'https://example.com/a'].map(sourceKey)
    expect(new Set(keys).size).toBe(5)
  })

  it('of a text that is no address is that text', () => {
    expect(sourceKey(' my aunt ')).toBe('my aunt')
  })
})

describe('the domain of a source', () => {
  it('is its host without www.', () => {
    expect(sourceDomain('https://www.Example.co.uk:8443/a')).toBe('example.co.uk')
    expect(sourceDomain('https://www.com/')).toBe('www.com')
    expect(sourceDomain('my aunt')).toBe('')
  })
})

describe('the categories', () => {
  it('are the eight of docs/rules.md, in its order', () => {
    expect(CATEGORIES.map(({ id }) => id).join(' ')).toBe(
      'technology science finance society entertainment health history news',
    )
  })
})

describe('an e-mail address', () => {
  it.each(['a@b.cd', "o'brien@example.com", 'a.b+c@mail.example.co.uk', 'ä@müller.example'])(
    'may be %s',
    (text) => {
      expect(isPlausibleEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'ada.@example.com',
    'ada@example..com',
    'Ada <ada@example.com>',
    'ada@example.com,bob@example.com',
    'ada@example.com\nBcc: bob@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('may not be %j', (text) => {
    expect(isPlausibleEmail(text)).toBe(false)
  })
})
