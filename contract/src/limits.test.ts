import { describe, expect, it } from 'vitest'
import {
  FACT_TEXT_MAX,
  textLength,
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
  it('is measured in characters without surrounding blanks, and an emoji is one', () => {
    expect(textLength('  honey \n')).toBe(5)
    expect(textLength('🍯')).toBe(1)
  })

  it('must have 1 to 200 characters', () => {
    expect(isFactText('x')).toBe(true)
    expect(isFactText('🍯'.repeat(FACT_TEXT_MAX))).toBe(true)
    expect(isFactText('x'.repeat(FACT_TEXT_MAX + 1))).toBe(false)
    for (const blank of ['', ' ', '\n\t', '\u00a0\u2003']) expect(isFactText(blank)).toBe(false)
  })

  it('must not contain NUL or a lone surrogate', () => {
    expect(isFactText('a\0b')).toBe(false)
    expect(isFactText('half \ud83c')).toBe(false)
  })

  it('must contain at least one visible character', () => {
    for (const nothing of ['\u200b', '\u3164', '\u115f', '\uffa0', '\u2800', '\u00ad\u200d \ufe0f'])
      expect(isFactText(nothing), encodeURIComponent(nothing)).toBe(false)
    for (const text of ['👩‍🌾', '❤️', '7', '?', '한글', 'نمی\u200cخواهم', 'soft\u00adware'])
      expect(isFactText(text), text).toBe(true)
  })

  it('must not contain bidirectional control characters', () => {
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
    'https://fa.wikipedia.org/wiki/می\u200cخواهم',
    `https://${'a'.repeat(63)}.com/`,
    'https://пример.рф/',
    'https://example.com./',
    'https://r3---sn-a.example.com/',
    'https://example.com/❤\ufe0f',
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
    'https:///example.com',
    'https://:80',
    'https://example..com/',
    'https://.example.com/',
    `https://${'a'.repeat(64)}.com/`,
    `https://${'a.'.repeat(127)}com/`,
    'https://.localhost/',
    'https://exam\u3164ple.com/',
    'https://exam\u034fple.com/',
    'https://exam\u115fple.com/',
    'https://exam\ufe0fple.com/',
    'https://exam\u200cple.com/',
    'https://exam%E3%85%A4ple.com/',
    'https://-example.com/',
    'https://example-.com/',
    'https://www.-.com/',
    'https://example.com/a\u3164b',
    'https://example.com/?a=\u115f',
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
  it.each(local)('may not lead to a local machine or a private network, as %j does', (text) => {
    expect(isHttpUrl(text)).toBe(false)
    expect(isHttpAddress(text)).toBe(true)
  })

  it('without a scheme gets https if that makes it a public address', () => {
    expect(readFactField('source', ' example.com/a ')).toBe('https://example.com/a')
    for (const text of [
      'münchen.de',
      'пример.рф/а',
      '1.1.1.1/x',
      'xn--mnchen-3ya.de:8080?a',
      '例え.jp',
    ])
      expect(readFactField('source', text), text).toBe(`https://${text}`)
    for (const text of [
      '3.14',
      '1.1.1',
      '256.1.1.1',
      'a..de',
      'example',
      '10.0.0.1/a',
      'router.local',
      'user@example.com',
    ])
      expect(readFactField('source', text), text).toBe(undefined)
  })

  it('must have at most 2000 characters', () => {
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
  it.each(same)('is example.com/a?id=1 for the spelling %j', (source) => {
    expect(sourceKey(source)).toBe('example.com/a?id=1')
  })

  it('is the same for a lower-case percent-encoding and for the character itself', () => {
    expect(sourceKey('https://de.wikipedia.org/wiki/K%c3%a4se')).toBe(
      sourceKey('https://de.wikipedia.org/wiki/Käse'),
    )
  })

  const sameSource = [
    ['https://de.wikipedia.org/wiki/Ka\u0308se', 'https://de.wikipedia.org/wiki/K%C3%A4se'],
    ['https://a.com/Foo_(bar)', 'https://a.com/Foo_%28bar%29'],
    ['https://a.com/%7Eme/%41?q=a%2Cb', 'https://a.com/~me/A?q=a,b'],
    ['https://a.com/?q=two+words', 'https://a.com/?q=two%20words'],
    ['https://en.m.wikipedia.org/wiki/Emu', 'https://en.wikipedia.org/wiki/Emu'],
    ['https://m.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
    ['https://mobile.example.com/a', 'https://example.com/a'],
    ['https://münchen.de/a', 'https://xn--mnchen-3ya.de/a'],
    ['https://mu\u0308nchen.de/a', 'https://münchen.de/a'],
  ] as const
  it.each(sameSource)('is the same for %s and %s', (one, other) => {
    expect(sourceKey(one)).toBe(sourceKey(other))
  })

  const otherSource = [
    ['https://a.com/a%2Fb', 'https://a.com/a/b'],
    ['https://a.com/a%3Fb', 'https://a.com/a?b'],
    ['https://a.com/?a=b%26c', 'https://a.com/?a=b&c'],
    ['https://a.com/?q=1%2B1', 'https://a.com/?q=1+1'],
    ['https://mobile.de/', 'https://www.de/'],
    ['https://m.me/', 'https://www.me/'],
    ['https://a.com/%E4', 'https://a.com/ä'],
  ] as const
  it.each(otherSource)('differs between %s and %s', (one, other) => {
    expect(sourceKey(one)).not.toBe(sourceKey(other))
  })

  const different = ['https://example.com/A', 'https://example.com/a?id=2', 'https://a.com:8443/']
  it('differs for addresses with a different host, port, path or query', () => {
    const keys = [...different, 'https://a.com', 'https://example.com/a'].map(sourceKey)
    expect(new Set(keys).size).toBe(5)
  })

  it('is the trimmed text itself if that is no address', () => {
    expect(sourceKey(' my aunt ')).toBe('my aunt')
  })
})

describe('the domain of a source', () => {
  it('is its host without the prefix www., or empty if the source is no address', () => {
    expect(sourceDomain('https://www.Example.co.uk:8443/a')).toBe('example.co.uk')
    expect(sourceDomain('https://www.com/')).toBe('www.com')
    expect(sourceDomain('my aunt')).toBe('')
  })

  it.each([
    ['https://xn--mnchen-3ya.de/', 'münchen.de'],
    ['https://МОСКВА.рф/', 'москва.рф'],
    ['https://пример.com/', 'пример.com'],
    ['https://ουτοπία.gr/', 'ουτοπία.gr'],
    ['https://例え.jp/', '例え.jp'],
    ['https://スーパーabc.jp/', 'スーパーabc.jp'],
    ['https://한국.kr/', '한국.kr'],
    ['https://مثال.com/', 'مثال.com'],
    // As browsers decide: mixed scripts, and Cyrillic that looks Latin, unless the domain is Cyrillic altogether.
    ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    ['https://pаypal.com/', 'xn--pypal-4ve.com'],
    ['https://сор.рф/', 'сор.рф'],
    ['https://i❤.ws/', 'xn--i-7iq.ws'],
    ['https://tiếngviệt.vn/', 'tiếngviệt.vn'],
    ['https://ノート一番.jp/', 'ノート一番.jp'],
    ['https://xn--oogle-qmc.com/', 'xn--oogle-qmc.com'],
    ['https://paypa\u01c0.com/', 'xn--paypa-9tb.com'],
    ['https://i\u0307nstagram.com/', 'xn--instagram-5jf.com'],
    ['https://comノpathー.jp/', 'xn--compath-v04fmo.jp'],
    ['https://սօօ.com/', 'xn--rbbqa.com'],
    ['https://৪৪.com/', 'xn--47ba.com'],
    ['https://[2606:2800:220:1::1]/', '[2606:2800:220:1::1]'],
  ])('taken from %s is shown as %s', (source, shown) => {
    expect(sourceDomain(source)).toBe(shown)
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
