import { expect, it } from 'vitest'
import type { RoundResults } from '@fable/contract'
import type { RoundResult } from '@fable/contract/limits'
import { grouped, streakTitleOf, shareTextOf, verdictOf } from './round-texts.ts'

const TODAY = '2026-11-24'

const SIX_DAYS: RoundResults = {
  '2026-11-18': 'found',
  '2026-11-19': 'found',
  '2026-11-20': 'found',
  '2026-11-21': 'found',
  '2026-11-22': 'found',
  '2026-11-23': 'found',
}

it.each([
  [7, '7'],
  [999, '999'],
  [5120, '5,120'],
  [1234567, '1,234,567'],
])('%d is written %s', (count, text) => {
  expect(grouped(count)).toBe(text)
})

it('says whether it was found; of a round that was not played, which it was', () => {
  expect(verdictOf('found')).toBe('Found it.')
  expect(verdictOf('late-fooled')).toBe('It got you.')
  expect(verdictOf(null)).toBe('This was the fable.')
})

it.each([
  [{}, 'A fire for every day you find it'],
  [SIX_DAYS, '6 days in a row'],
  [{ ...SIX_DAYS, [TODAY]: 'found' }, '7 days in a row'],
  [{ ...SIX_DAYS, [TODAY]: 'fooled' }, '6 in a row. Tomorrow, a new fire.'],
  [{ [TODAY]: 'fooled' }, 'Tomorrow, a new fire.'],
  [{ [TODAY]: 'found' }, '1 day in a row'],
] as [RoundResults, string][])('above the row of %j stands "%s"', (results, title) => {
  expect(streakTitleOf(results, TODAY)).toBe(title)
})

it('the text to share has the day, the result, the row and the address, and none of the sentences', () => {
  const share = (result: RoundResult, results: RoundResults) =>
    shareTextOf({ day: TODAY, result, results, origin: 'https://a.org' }).split('\n')
  const address = `https://a.org/days/${TODAY}`
  expect(share('found', SIX_DAYS)).toEqual([
    'Fact or Fable 24 Nov: found it, 7 days in a row',
    '🔥'.repeat(7),
    address,
  ])
  expect(share('fooled', SIX_DAYS)).toEqual([
    'Fact or Fable 24 Nov: it got me, after 6 days in a row',
    `${'🔥'.repeat(6)}🪵`,
    address,
  ])
  expect(share('found', {})).toEqual(['Fact or Fable 24 Nov: found it', '🔥', address])
  // A round that was played late has no streak.
  expect(share('late-found', SIX_DAYS)).toEqual([
    'Fact or Fable 24 Nov: found it, a day late',
    address,
  ])
})
