import { expect, it } from 'vitest'
import type { RoundResults } from '@fable/contract'
import type { RoundResult } from '@fable/contract/limits'
import {
  countedText,
  fireTextOf,
  picksText,
  questionOf,
  shareTextOf,
  streakTextOf,
  verdictOf,
} from './round-texts.ts'

const TODAY = '2026-11-24'

const SIX_DAYS: RoundResults = {
  '2026-11-18': 'found',
  '2026-11-19': 'found',
  '2026-11-20': 'found',
  '2026-11-21': 'found',
  '2026-11-22': 'found',
  '2026-11-23': 'found',
}

it('says whether it was found', () => {
  expect(verdictOf('found')).toBe('Found it.')
  expect(verdictOf('late-fooled')).toBe('It got you.')
})

it.each([
  [{}, 'A fire for each day you spot the fable', ''],
  [SIX_DAYS, '6-day streak', 'best: 6'],
  [{ ...SIX_DAYS, [TODAY]: 'found' }, '7-day streak', 'best: 7'],
  [{ ...SIX_DAYS, [TODAY]: 'fooled' }, 'Ash today', '6-day streak ends, best: 6'],
  [{ [TODAY]: 'fooled' }, 'Ash today', ''],
  [{ [TODAY]: 'found' }, '1-day streak', 'best: 1'],
] as [RoundResults, string, string][])(
  'above the row of %j stands "%s, %s"',
  (results, ...text) => {
    expect(streakTextOf(results, TODAY)).toEqual(text)
  },
)

it('the fire shows the streak, and none for a late result', () => {
  expect(fireTextOf({ ...SIX_DAYS, [TODAY]: 'found' }, { day: TODAY, isToday: true })[1]).toBe(
    'That makes seven.',
  )
  expect(fireTextOf({ [TODAY]: 'found' }, { day: TODAY, isToday: true })[1]).toBe(
    'The first of a streak.',
  )
  expect(fireTextOf({ ...SIX_DAYS, [TODAY]: 'late-found' }, { day: TODAY, isToday: true })).toEqual(
    ['Found, a little late.', 'It warms all the same.'],
  )
  const yesterday = { day: '2026-11-23', isToday: false }
  expect(fireTextOf(SIX_DAYS, yesterday)).toEqual(['That day’s fire is lit.', 'That makes six.'])
})

it('says how many picked a sentence: as a share, or of few in numbers', () => {
  const say = (count: number, all: number, isOwn = false, isCounted = true) =>
    picksText({ count, all, isOwn, isCounted }).join('')
  expect(say(38, 100)).toBe('38% picked this')
  expect(say(38, 100, true)).toBe('38% picked this, you too')
  expect(say(1, 3)).toBe('1 of 3 picked this')
  expect(say(1, 3, true)).toBe('No one else picked this')
  expect(say(1, 3, true, false)).toBe('1 of 3 picked this, you too')
  expect(say(0, 3, true, false)).toBe('No one else picked this')
})

it('a round that is over says how many it has fooled', () => {
  const ask = (found: number, played: number) => questionOf({ found, played, picked: [] }).join(' ')
  expect(ask(1946, 5120)).toBe('62% fell for this one. Would you?')
  expect(ask(1, 3)).toBe('2 of 3 fell for this one. Would you?')
  expect(ask(3, 3)).toBe('No one fell for this one. Would you?')
  expect(ask(0, 0)).toBe('One of these is a fable. Which?')
})

it('the text to share has the day, the result, the streak and the address, and none of the sentences', () => {
  const share = (result: RoundResult, results: RoundResults, found = 38, played = 100) =>
    shareTextOf({
      day: TODAY,
      result,
      results,
      tally: { found, played, picked: [] },
      origin: 'https://a.org',
    }).split('\n')
  const title = 'Fact or Fable? 24 November'
  const address = `https://a.org/days/${TODAY}`
  expect(share('found', SIX_DAYS)).toEqual([
    title,
    '🔥 Found it. 62% did not.',
    '7-day streak',
    address,
  ])
  expect(share('fooled', SIX_DAYS)).toEqual([
    title,
    '🪵 It got me, and 62% of everyone.',
    'Would it get you?',
    address,
  ])
  expect(share('found', {}, 1, 3)).toEqual([title, '🔥 Found it.', 'Can you?', address])
  // A round that was played late has no streak.
  expect(share('late-found', SIX_DAYS)).toEqual([
    title,
    '🔥 Found it, a little late. 62% did not.',
    'Can you?',
    address,
  ])
})

it('says until when a round counts', () => {
  expect(countedText({ state: 'late' })).toBe('Yesterday’s round still counts, until midnight UTC.')
  expect(countedText({ state: 'over' })).toBe('Past rounds don’t count towards your streak.')
})
