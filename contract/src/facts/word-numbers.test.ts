import { expect, it } from 'vitest'
import { otherNumbersOf } from './word-numbers.ts'

it.each([
  ['cats', 'cat'],
  ['foxes', 'fox'],
  ['heroes', 'hero'],
  ['stories', 'story'],
  ['story', 'stories'],
  ['wolves', 'wolf'],
  ['wolf', 'wolves'],
  ['knife', 'knives'],
  ['mice', 'mouse'],
  ['mouse', 'mice'],
  ['women', 'woman'],
  ['crises', 'crisis'],
  ['waves', 'wave'],
  ['buses', 'bus'],
])('the word “%s” has the other singular or plural form “%s”', (word, other) => {
  expect(otherNumbersOf(word)).toContain(other)
})

it.each(['news', 'glass', 'was', 'uses1', 'день', 'play', ''])(
  'the word “%s” has no other singular or plural form',
  (word) => {
    expect(otherNumbersOf(word)).toEqual([])
  },
)
