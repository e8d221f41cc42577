import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dateOf, localClockOf, localDateOf, weekdayOf, withoutYear } from './dates.ts'
import { longDateOf, longDayOf, monthNameOf } from './long-dates.ts'

const { TZ } = process.env
beforeEach(() => {
  process.env.TZ = 'Pacific/Auckland'
})
afterEach(() => {
  process.env.TZ = TZ
})

describe('the date of an evening in UTC that is morning in Auckland', () => {
  const time = '2025-11-09T20:41:00Z'
  it('is that day in UTC', () => {
    expect([dateOf(time), weekdayOf(time)]).toEqual(['9 Nov 2025', 'Sun'])
    expect(dateOf(Date.parse(time))).toBe('9 Nov 2025')
  })

  it('is the next day in the time zone of the visitor', () => {
    expect([localDateOf(time), localClockOf(time)]).toEqual(['10 Nov 2025', '09:41'])
  })

  it('is written without the current year', () => {
    expect(withoutYear(dateOf(time), new Date('2025-12-31'))).toBe('9 Nov')
    expect(withoutYear(dateOf(time), new Date('2026-01-01'))).toBe('9 Nov 2025')
  })
})

it('days and months have their full names', () => {
  expect(longDayOf('2026-11-24')).toBe('Tuesday 24 November')
  expect(longDateOf('2026-11-04')).toBe('4 November 2026')
  expect(monthNameOf('2026-11')).toBe('November 2026')
})
