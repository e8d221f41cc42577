import { describe, expect, it } from 'vitest'
import { NEW_TALLY } from '@fable/engine'
import { isKept, isLost } from './wagers.ts'

const EMPTY_TALLY = { ...NEW_TALLY, typed: 0 }

const end = { daysSurvived: 9, gold: 0 }

describe('the wager on the dice', () => {
  it('is lost with the first attack that is typed', () => {
    expect(isLost('dice-only', EMPTY_TALLY)).toBe(false)
    expect(isLost('dice-only', { ...EMPTY_TALLY, typed: 1 })).toBe(true)
  })

  it('is kept with three kills', () => {
    expect(isKept('dice-only', { ...EMPTY_TALLY, kills: 3 }, end)).toBe(true)
    expect(isKept('dice-only', { ...EMPTY_TALLY, kills: 2 }, end)).toBe(false)
    expect(isKept('dice-only', { ...EMPTY_TALLY, kills: 3, typed: 1 }, end)).toBe(false)
  })
})

describe('a wager that turns prove', () => {
  it('is judged as the server judges it', () => {
    expect(isLost('never-pay', { ...EMPTY_TALLY, paid: 1 })).toBe(true)
    expect(isKept('never-pay', EMPTY_TALLY, { ...end, daysSurvived: 20 })).toBe(true)
    expect(isKept('ten-gold', EMPTY_TALLY, end)).toBe(false)
  })
})
