// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { Day, Round } from '@fable/contract'
import { readText } from '../../lib/storage.ts'
import {
  addResults,
  countFires,
  currentDays,
  currentResults,
  knownResult,
  rememberResult,
} from './results.ts'
import { ROUND_RESULTS_KEY } from './storage-keys.ts'

beforeEach(() => localStorage.clear())

const played = (day: string, round: Partial<Round>): Day => ({
  day,
  now: `${day}T12:00:00.000Z`,
  endsAt: `${day}T24:00:00.000Z`,
  ofTheDay: null,
  previous: null,
  round: {
    state: 'open',
    sentences: ['One', 'Two', 'Three'],
    chosen: '1',
    solution: {
      fable: { place: '1', text: 'One', truth: 'No', source: 'https://a.org', category: 'news' },
      facts: [],
      tally: { found: 1, played: 1, picked: [1, 0, 0] },
    },
    ...round,
  },
})

const TODAY = '2030-03-01'

it('a row has each day that was played in time, found or not, over the ends of months', () => {
  const results = { '2030-02-27': 'found', '2030-02-28': 'fooled', '2030-03-01': 'found' } as const
  expect(currentDays(results, TODAY)).toBe(3)
})

it("today's round does not end a row before it is played", () => {
  const results = { '2030-02-27': 'found', '2030-02-28': 'found' } as const
  expect(currentDays(results, TODAY)).toBe(2)
  expect(currentDays({ ...results, [TODAY]: 'fooled' }, TODAY)).toBe(3)
})

it('a skipped day ends a row once its round is over, and playing it later does not repair it', () => {
  const results = { '2030-02-26': 'found', '2030-02-27': 'found' } as const
  expect(currentDays(results, TODAY)).toBe(2)
  expect(currentDays(results, '2030-03-02')).toBe(0)
  expect(currentDays({ ...results, '2030-02-28': 'late-found' }, '2030-03-02')).toBe(0)
})

it('a round of yesterday counts as if it had been played on its day', () => {
  rememberResult(played('2030-02-28', { state: 'late' }))
  const results = { '2030-02-27': 'found', [TODAY]: 'found', ...currentResults() } as const
  expect(currentDays(results, TODAY)).toBe(3)
})

it('fires are finds in time and right seals, and stay after a skipped day', () => {
  const results = {
    '2030-01-01': 'found',
    '2030-01-02': 'fooled',
    '2030-01-07': 'late-found',
    '2030-02-28': 'found',
  } as const
  const seals = {
    '2030-01-01': 'right',
    '2030-01-02': 'right',
    '2030-02-28': 'wrong',
    '2030-03-02': 'fable',
  } as const
  expect(countFires(results, {})).toBe(2)
  expect(countFires(results, seals)).toBe(4)
})

it('the results of the account stand above those of this browser, and none is lost', () => {
  rememberResult(played(TODAY, {}))
  addResults({ [TODAY]: 'fooled', '2030-02-28': 'late-found' })
  expect(JSON.parse(readText(ROUND_RESULTS_KEY) ?? '')).toEqual({
    [TODAY]: 'fooled',
    '2030-02-28': 'late-found',
  })
})

it('a result is remembered once, and not made worse by a later visit', () => {
  rememberResult(played(TODAY, {}))
  rememberResult(played(TODAY, { state: 'late', late: true }))
  expect(JSON.parse(readText(ROUND_RESULTS_KEY) ?? '')).toEqual({ [TODAY]: 'found' })
})

it('what is remembered is better known than what the round says later', () => {
  const later = played(TODAY, { state: 'over', late: true })
  expect(knownResult({ [TODAY]: 'found' }, later)).toBe('found')
  expect(knownResult({}, later)).toBe('late-found')
  expect(knownResult({}, { ...later, round: null })).toBeNull()
})

it('what cannot be read is nothing, and the rest stays', () => {
  localStorage.setItem(ROUND_RESULTS_KEY, '{"2030-02-28":"found","x":"found","2030-02-27":7}')
  rememberResult(played(TODAY, {}))
  expect(JSON.parse(readText(ROUND_RESULTS_KEY) ?? '')).toEqual({
    '2030-02-28': 'found',
    [TODAY]: 'found',
  })
})
