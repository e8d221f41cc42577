import { describe, expect, it } from 'vitest'
import type { FactDetails, FactPage } from '@fable/contract'
import { everLater } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp({ monotonic: everLater() })

const FACTS = [
  ['honey', 'Honey does not spoil.', 'https://en.wikipedia.org/wiki/Honey', 'science'],
  [
    'emus',
    "In 1932 Australia's army lost to emus.",
    'https://en.wikipedia.org/wiki/Emu_War',
    'history',
  ],
  [
    'boxer',
    'Zwölf Boxkämpfer jagen Viktor über den großen Sylter Deich.',
    'https://www.duden.de/pangramm',
    'society',
  ],
  [
    'tolstoi',
    'Ёжик в тумане — лучший мультфильм.',
    'https://ru.wikipedia.org/wiki/%D0%81%D0%B6%D0%B8%D0%BA',
    'entertainment',
  ],
  ['greek', 'Ο Οδυσσεύς γύρισε στην Ιθάκη.', 'https://el.wikipedia.org/wiki/Ιθάκη', 'history'],
  ['japan', '蜂蜜は腐らない食品です。', 'https://ja.wikipedia.org/wiki/蜂蜜', 'science'],
  ['korea', '꿀은 상하지 않는다.', 'https://ko.wikipedia.org/wiki/꿀', 'science'],
  ['arabic', 'العَسَل لا يفسد أبدا', 'https://ar.wikipedia.org/wiki/عسل', 'science'],
  ['poland', 'Łódź means boat.', 'https://example.com/lodz', 'news'],
  ['juice', 'コーヒー100杯のレシピ。', 'https://example.com/coffee', 'health'],
  ['home', 'Родина — це п’ять сіл на Hawaiʻi 🥔.', 'https://xn--mnchen-3ya.de/five', 'society'],
  ['router', 'Wi-Fi and e-mail reach 1,000,000 homes.', 'https://example.com/wifi', 'technology'],
  ['quotes', `She said "AND", 'OR' & NEAR(x) | !no:* (yes)`, 'https://example.com/q?a=1', 'news'],
] as const

const names = new Map<number, string>()
for (const [name, text, source, category] of FACTS) {
  names.set((await app.share({ text, source, category })).id, name)
}

async function search(query: Record<string, string>) {
  const response = await app.get(`/api/fact-pages?${new URLSearchParams(query).toString()}`)
  expect(response.status, JSON.stringify(query)).toBe(200)
  return (await response.json()) as FactPage
}
const namesOf = ({ facts }: { facts: FactDetails[] }) =>
  facts.map(({ id }) => names.get(id) ?? String(id)).join(' ')

describe('a search', () => {
  const cases: [string, string][] = [
    ['honey', 'honey'],
    ['HONEY spoil', 'honey'],
    ['hon', 'honey'],
    ['honey emus', ''],
    ['australias', 'emus'],
    ["australia's", 'emus'],
    ['1932', 'emus'],
    ['emu war', 'emus'],
    ['emu_war', 'emus'],
    ['zwolf', 'boxer'],
    ['ZWÖLF grossen boxkampf', 'boxer'],
    ['großen', 'boxer'],
    ['ежик', 'tolstoi'],
    ['οδυσσευς', 'greek'],
    ['蜂蜜', 'japan'],
    ['꿀', 'korea'],
    ['العسل', 'arabic'],
    ['lodz', 'poland'],
    ['wikipedia', 'arabic korea japan greek tolstoi emus honey'],
    ['wikipedia honey', 'honey'],
    ['duden.de', 'boxer'],
    ['https://en.wikipedia.org/wiki/Honey', 'honey'],
    ['100', 'router juice'],
    ['コーヒー', 'juice'],
    ['コーヒー100杯', 'juice'],
    ["п'ять", 'home'],
    ['пʼять', 'home'],
    ['пять', 'home'],
    ['hawaii', 'home'],
    ["Hawai'i", 'home'],
    ['🥔', 'home'],
    ['☃', ''],
    ['münchen.de', 'home'],
    ['xn--mnchen-3ya.de', 'home'],
    ['wifi homes', 'router'],
    ['wi-fi', 'router'],
    // Only the last part may be a beginning.
    ['emu-wa', 'emus'],
    ['bo-means', ''],
    ['email', 'router'],
    ['e-mail', 'router'],
    ['1000000', 'router'],
    ['1,000,000', 'router'],
    ['1.000.000', 'router'],
    ['s', 'emus'],
    ['and or near', 'quotes'],
    ['"and"* OR (x', 'quotes'],
    ["yes' | 'zzz", ''],
    ['no:* & !yes', 'quotes'],
    ['_c_news', ''],
    // An English word is also found in singular or plural, but only as a whole word.
    ['armies', 'emus'],
    ['boats', 'poland'],
    ['spoils', 'honey'],
    ['boas', ''],
    ['*', ''],
    ['\'); drop table "Facts"; --', ''],
  ]
  it.each(cases)('for "%s" finds "%s"', async (q, found) => {
    expect(namesOf(await search({ q, sort: 'new' }))).toBe(found)
    const sorted = await search({ q, sort: 'top' })
    expect(namesOf(sorted)).toBe(found)
  })

  it('finds all facts if it is blank', async () => {
    expect((await search({ q: '  ' })).facts).toHaveLength(FACTS.length)
  })

  it('can be limited to a category and a domain', async () => {
    expect(namesOf(await search({ q: 'wikipedia', category: 'history', sort: 'new' }))).toBe(
      'greek emus',
    )
    expect(namesOf(await search({ domain: 'EN.wikipedia.org', sort: 'new' }))).toBe('emus honey')
    const all = { domain: 'en.wikipedia.org', category: 'science', q: 'spoil' }
    expect(namesOf(await search(all))).toBe('honey')
    expect(namesOf(await search({ domain: 'wikipedia.org' }))).toBe('')
    expect(namesOf(await search({ domain: 'duden.de' }))).toBe('boxer')
    for (const domain of ['münchen.de', 'xn--mnchen-3ya.de', 'MÜNCHEN.de'])
      expect(namesOf(await search({ domain })), domain).toBe('home')
  })

  it.each(['new', 'top', 'mindblowing'])(
    'lists its results page by page in the order "%s"',
    async (sort) => {
      const found: string[] = []
      for (let after: string | null = ''; after !== null;) {
        const query: Record<string, string> = {
          q: 'wiki',
          sort,
          limit: '2',
          ...(after && { after }),
        }
        const page = await search(query)
        found.push(namesOf(page))
        after = page.next
      }
      expect(found).toEqual(['arabic korea', 'japan greek', 'tolstoi emus', 'honey'])
    },
  )

  it('finds only disputed facts in the order "disputed"', async () => {
    const honey = [...names].find(([, name]) => name === 'honey')?.[0] ?? 0
    expect(namesOf(await search({ q: 'wikipedia', sort: 'disputed' }))).toBe('')
    await app.post(`/api/facts/${honey}/votes`, { vote: 'false' })
    expect(namesOf(await search({ q: 'wikipedia', sort: 'disputed' }))).toBe('honey')
  })

  it('lists the best facts first in the order "top"', async () => {
    const emus = [...names].find(([, name]) => name === 'emus')?.[0] ?? 0
    await app.post(`/api/facts/${emus}/votes`, { vote: 'interesting' })
    expect(namesOf(await search({ q: 'wikipedia', limit: '2' }))).toBe('emus arabic')
  })
})
