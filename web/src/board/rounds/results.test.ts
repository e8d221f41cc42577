// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { Day, Round } from '@fable/contract'
import { readText } from '../../lib/storage.ts'
import { FOUND_ROUND } from '../../testing/round.ts'
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
  round: { ...FOUND_ROUND, ...round },
})

const TODAY = '2030-03-01'

it('a row of days counts each day played in time, whether or not the fable was found, across the ends of months', () => {
  const results = { '2030-02-27': 'found', '2030-02-28': 'fooled', '2030-03-01': 'found' } as const
  expect(currentDays(results, TODAY)).toBe(3)
})

it("today's unplayed round does not end a row of days", () => {
  const results = { '2030-02-27': 'found', '2030-02-28': 'found' } as const
  expect(currentDays(results, TODAY)).toBe(2)
  expect(currentDays({ ...results, [TODAY]: 'fooled' }, TODAY)).toBe(3)
})

it('a skipped day ends a row of days once its round is over, even if it is played later', () => {
  const results = { '2030-02-26': 'found', '2030-02-27': 'found' } as const
  expect(currentDays(results, TODAY)).toBe(2)
  expect(currentDays(results, '2030-03-02')).toBe(0)
  expect(currentDays({ ...results, '2030-02-28': 'late-found' }, '2030-03-02')).toBe(0)
})

it('a round played on the following day counts as if it had been played on its own day', () => {
  rememberResult(played('2030-02-28', { state: 'late' }))
  const results = { '2030-02-27': 'found', [TODAY]: 'found', ...currentResults() } as const
  expect(currentDays(results, TODAY)).toBe(3)
})

it('finds in time and right seals count as fires, even after a skipped day', () => {
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

it('results of the account take precedence over those of this browser', () => {
  rememberResult(played(TODAY, {}))
  addResults({ [TODAY]: 'fooled', '2030-02-28': 'late-found' })
  expect(JSON.parse(readText(ROUND_RESULTS_KEY) ?? '')).toEqual({
    [TODAY]: 'fooled',
    '2030-02-28': 'late-found',
  })
})

it('a result is remembered once, and a later visit does not make it worse', () => {
  rememberResult(played(TODAY, {}))
  rememberResult(played(TODAY, { state: 'late', late: true }))
  expect(JSON.parse(readText(ROUND_RESULTS_KEY) ?? '')).toEqual({ [TODAY]: 'found' })
})

it('a remembered result takes precedence over a later state of the round', () => {
  const later = played(TODAY, { state: 'over', late: true })
  expect(knownResult({ [TODAY]: 'found' }, later)).toBe('found')
  expect(knownResult({}, later)).toBe('late-found')
  expect(knownResult({}, { ...later, round: null })).toBeNull()
})

it('unreadable results in storage are dropped, and readable results are kept', () => {
  localStorage.setItem(ROUND_RESULTS_KEY, '{"2030-02-28":"found","x":"found","2030-02-27":7}')
  rememberResult(played(TODAY, {}))
  expect(JSON.parse(readText(ROUND_RESULTS_KEY) ?? '')).toEqual({
    '2030-02-28': 'found',
    [TODAY]: 'found',
  })
})
