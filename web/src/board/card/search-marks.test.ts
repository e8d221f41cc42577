import { expect, it } from 'vitest'
import { splitAtMarks } from './search-marks.ts'

const mark = (text: string, q: string) =>
  splitAtMarks(text, q)
    .map((part, at) => (at % 2 === 0 ? part : `[${part}]`))
    .join('')

it.each([
  ['octop', 'An [octop]us: Biooctopus, [OCTOP]USES.'],
  ['HEARTS three', 'Octopuses have [three] [hearts].'],
  ['art', 'Hearts are [art].'],
  ['cats', 'A [cat], two [cats] of a category.'],
  ['story', '[Stories] and a [story].'],
  ['hawaii', '[Hawaiʻi] is in the Pacific.'],
  ["Hawai'i", '[Hawaii] is in the Pacific.'],
  ['munchen', '[München], [Mu\u0308nchen] and Münster'],
  ['wifi', '[Wi-Fi] is not fiction.'],
  ['wi-fi', '[wifi], [Wi‐Fi]-router, with a fish'],
  ['1,000', '[1000], [1.000], [1,000],000 and 100'],
  ['ino', 'In one of [Ino]'],
  ['i', 'A single [I] in ink'],
  ['🥔', 'Two [🥔]🌾 and one [🥔].'],
  ['❤️ 👩‍🌾', '[❤️] [👩‍🌾] 👩'],
  ['100', 'コーヒー[100]杯'],
  ['杯', '一[杯]の'],
  ['https://www.example.com/a-b', '[example.com]/[a-b]?c'],
  ['  ,  ', 'Nothing, here.'],
  ['', 'Nothing here.'],
])('a search for %j marks the words in brackets: %j', (q, marked) => {
  expect(mark(marked.replaceAll(/[[\]]/g, ''), q)).toBe(marked)
})
