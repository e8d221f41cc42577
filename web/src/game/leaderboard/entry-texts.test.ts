import { expect, it } from 'vitest'
import { durationOf, ordinalOf } from './entry-texts.ts'

it('ranks are written as ordinal numbers', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 41, 102, 113].map(ordinalOf)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 21st 41st 102nd 113th'.split(' '),
  )
})

it('the duration of a run is written in seconds, minutes, hours or days', () => {
  expect([0, 59, 60, 3_599, 3_600, 5_460, 86_399, 86_400, 260_000].map(durationOf)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h 00',
    '1 h 31',
    '23 h 59',
    '1 d',
    '3 d',
  ])
})
