import { expect, it } from 'vitest'
import type { Round, RoundResults, RoundSeals } from '@fable/contract'
import type { RoundResult } from '@fable/contract/limits'
import { daysTextOf } from './days-text.ts'
import {
  fireTextOf,
  fractionOf,
  type Own,
  picksText,
  pickText,
  questionOf,
  shareTextOf,
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

it('the verdict says whether the fable was found, and whether in time', () => {
  expect(verdictOf('found')).toBe('Spotted.')
  expect(verdictOf('late-fooled')).toBe('It got you, late.')
})

it.each([
  [{}, {}, 'A fire for each fable you spot'],
  [SIX_DAYS, {}, '6 days · 6 fires'],
  [{ ...SIX_DAYS, [TODAY]: 'found' }, { [TODAY]: 'right' }, 'Day 7 · 8 fires'],
  [{ ...SIX_DAYS, [TODAY]: 'fooled' }, {}, 'Day 7 · 6 fires'],
  [{ '2026-11-01': 'found' }, {}, '1 fire'],
  [{ [TODAY]: 'fooled' }, {}, 'Day 1 · 0 fires'],
] as [RoundResults, RoundSeals, string][])(
  'the text above the week is “$2” with the results $0 and the seals $1',
  (results, seals, text) => {
    expect(daysTextOf({ results, seals }, TODAY)).toBe(text)
  },
)

it('the text beside a fire depends on the day of the round and counts all fires', () => {
  const results: RoundResults = { ...SIX_DAYS, [TODAY]: 'found' }
  const say = (state: Round['state'], day = TODAY, own: Partial<Own> = {}) =>
    fireTextOf({ results, seals: {}, ...own }, { day, state })
      .join(' ')
      .trim()
  expect(say('open')).toBe('Today’s fire is lit. That makes seven.')
  expect(say('open', TODAY, { results: { [TODAY]: 'found' } })).toBe(
    'Today’s fire is lit. Your first.',
  )
  expect(say('open', TODAY, { seals: { [TODAY]: 'right' } })).toBe(
    'The fire burns twice. That makes eight.',
  )
  expect(say('late', '2026-11-23')).toBe('Yesterday’s fire is lit. That makes seven.')
  expect(say('over', '2026-11-20')).toBe('That day’s fire was lit.')
  expect(say('over', TODAY, { results: { [TODAY]: 'late-found' } })).toBe(
    'Too late to count. It warms all the same.',
  )
})

it('the text of a sentence says how many picked it, as a percentage or, if the round has few picks, as a number', () => {
  const say = (count: number, all: number, isOwn = false, isCounted = true) =>
    picksText({ count, all, isOwn, isCounted })
  expect(say(38, 100)).toBe('38% picked it')
  expect(say(38, 100, true)).toBe('38% picked it')
  expect(say(1, 3)).toBe('1 of 3 picked it')
  expect(say(1, 3, true)).toBe('No one else picked it')
  expect(say(1, 3, true, false)).toBe('1 of 3 picked it')
  expect(say(0, 3, true, false)).toBe('No one else picked it')
})

it('a share of at least 20 picks is written as a simple fraction', () => {
  const say = (part: number) => fractionOf(part, 100)
  expect([2, 31, 34, 41, 50, 62, 97].map(say)).toEqual([
    '1 in 10',
    '1 in 3',
    '1 in 3',
    '2 in 5',
    'half',
    '3 in 5',
    '9 in 10',
  ])
  expect(fractionOf(1, 19)).toBeNull()
})

it('the text of a past round says how many visitors it has fooled', () => {
  const ask = (found: number, played: number) => questionOf({ found, played, picked: [] }).join(' ')
  expect(ask(1946, 5120)).toBe('62% fell for this one. Would you?')
  expect(ask(1, 3)).toBe('2 of 3 fell for this one. Would you?')
  expect(ask(3, 3)).toBe('No one fell for this one. Would you?')
  expect(ask(0, 0)).toBe('One of these is a fable. Which?')
})

it('the message for sharing a round has the result, the seal and the address, but no sentence of the round', () => {
  const share = (result: RoundResult, more: Partial<Parameters<typeof shareTextOf>[0]> = {}) =>
    shareTextOf({
      day: TODAY,
      result,
      results: SIX_DAYS,
      seals: {},
      tally: { found: 38, played: 100, picked: [] },
      sealed: undefined,
      sender: '',
      origin: 'https://a.org',
      ...more,
    }).split('\n')
  const page = `https://a.org/days/${TODAY}`
  const address = `${page}?result=spotted`
  expect(share('found', { sender: 'Zoë & Co' })[1]).toBe(
    `${page}?from=Zo%C3%AB%20%26%20Co&result=spotted`,
  )
  expect(share('found')).toEqual(['🔥 Spotted, 2 in 5 did. Can you?', address])
  expect(share('fooled', { sealed: 'Cats bark.' })).toEqual([
    '🪵 It got me, and 3 in 5 of us.',
    'Sealed: fact or fable? “Cats bark.”',
    `${page}?result=missed`,
  ])
  expect(share('found', { seals: { [TODAY]: 'right' }, sealed: 'Cats bark.' })[0]).toBe(
    '🔥🔥 Spotted, 2 in 5 did. And the wax was right.',
  )
  expect(share('found', { seals: { [TODAY]: 'wrong' } })[0]).toBe(
    '🔥 Spotted, 2 in 5 did. The wax was wrong. Can you?',
  )
  const few = { tally: { found: 1, played: 3, picked: [] } }
  expect(share('found', few)).toEqual(['🔥 Spotted. Can you?', address])
  expect(share('late-found')).toEqual([
    '🔥 Spotted, late. On the day, 2 in 5 spotted it. Can you?',
    address,
  ])
})

it('the text of a round that is still to be played says what a pick does', () => {
  expect(pickText({ state: 'open' })).toBe('The same three for everybody.')
  expect(pickText({ state: 'open', seal: { place: '1', said: 'fact' } })).toBe(
    'One pick. The seal breaks with it.',
  )
  expect(pickText({ state: 'late' })).toBe('Yesterday’s round still counts.')
})
