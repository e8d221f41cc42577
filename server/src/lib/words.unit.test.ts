import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

describe('the words of a text', () => {
  const cases: [string, string][] = [
    ['Honey does NOT spoil, honey!', 'honey does not spoil'],
    ["Australia's 1932 emu-war", 'australia australias s 1932 emu emuwar war'],
    ['Zwölf Straßen, naïve ŒUVRE', 'zwolf strassen naive oeuvre'],
    ['Łódź, İstanbul, Ísland, Þór, Søren', 'lodz istanbul island thor soren'],
    ['ὈΔΥΣΣΕΎΣ Οδυσσεύς', 'οδυσσευσ'],
    ['كِتَاب ســلام', 'كتاب سلام'],
    ['蜂蜜は腐らない', '蜂 蜜 は 腐 ら な い'],
    ['soft\u00adware ﬁne １２', 'software fine 12'],
    ['"*" OR -x NEAR(y) %_ \';', 'or x near y'],
    ['!? ☃', '☃'],
    ['🥔 ❤️ 👩‍🌾 🇩🇪 👍🏽 7️⃣', '🥔 ❤ 👩 🌾 🇩🇪 👍 7'],
    ['コーヒー100杯', 'コ ー ヒ 100 杯'],
    ['ﾌﾟ〼〱', 'プ 〼 〱'],
    ["п'ять пʼять", 'п пять ять'],
    ['Hawaiʻi, Hawai‘i', 'hawai hawaii i'],
    ['Wi-Fi e‑mail COVID-19', 'wi wifi fi e email mail covid covid19 19'],
    ["1,000,000 1.000.000 1'000'000 1 000 000", '1 1000000 000'],
    ['1914-18, 3.14 and 12,5', '1914 191418 18 3 14 and 12 5'],
  ]
  it.each(cases)('are, for %j, "%s"', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words.normalize('NFC'))
  })

  it('are the same however the letters are composed', () => {
    for (const text of ['é ü å', '한국어', 'が'])
      expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')))
  })

  it('come from the first 400 letters only', () => {
    expect(wordsOf(`${'ab '.repeat(130)}honey pots`)).toEqual(['ab', 'honey', 'pots'])
    expect(wordsOf(`${'abc '.repeat(100)}honey`)).toEqual(['abc'])
  })

  it('are never cut within a letter', () => {
    const [word = ''] = wordsOf('𐐨'.repeat(100))
    expect([...word]).toHaveLength(32)
    expect(word.isWellFormed()).toBe(true)
  })
})
