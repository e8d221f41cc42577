import { describe, expect, test } from 'vitest'
import { BOTS, playRun } from './bots/index.ts'
import { newRun } from './model/new-run.ts'
import { replay } from './replay.ts'
import { NEW_TALLY, tallyOf } from './tally.ts'
import { isWagerKept, isWagerLost, WAGER_IDS, wagersKept } from './wagers.ts'

const end = { daysSurvived: 30, gold: 4 }

describe('a wager', () => {
  test('of never paying needs twenty days, and is lost with the first view', () => {
    expect(isWagerKept('never-pay', NEW_TALLY, end)).toBe(true)
    expect(isWagerKept('never-pay', NEW_TALLY, { ...end, daysSurvived: 19 })).toBe(false)
    expect(isWagerLost('never-pay', { ...NEW_TALLY, paid: 1 })).toBe(true)
  })

  test('of always saying yes needs three answers', () => {
    expect(isWagerKept('always-yes', { ...NEW_TALLY, yes: 3 }, end)).toBe(true)
    expect(isWagerKept('always-yes', { ...NEW_TALLY, yes: 2 }, end)).toBe(false)
    expect(isWagerKept('always-yes', { ...NEW_TALLY, yes: 9, no: 1 }, end)).toBe(false)
  })

  test('of ten gold is decided at the end', () => {
    expect(isWagerKept('ten-gold', NEW_TALLY, { ...end, gold: 10 })).toBe(true)
    expect(isWagerKept('ten-gold', NEW_TALLY, { ...end, gold: 9 })).toBe(false)
    expect(isWagerLost('ten-gold', NEW_TALLY)).toBe(false)
  })

  test('of exact kills needs three, and bears no other', () => {
    expect(isWagerKept('exact-kills', { ...NEW_TALLY, kills: 3, exactKills: 3 }, end)).toBe(true)
    expect(isWagerKept('exact-kills', { ...NEW_TALLY, kills: 2, exactKills: 2 }, end)).toBe(false)
    expect(isWagerLost('exact-kills', { ...NEW_TALLY, kills: 4, exactKills: 3 })).toBe(true)
  })
})

test('the turns of a run prove which wagers it kept', () => {
  const start = newRun()
  const kept = Array.from({ length: 40 }, (_, at) => {
    const { record, ending } = playRun(BOTS['blind, full blows'], `wager ${at}`, { start })
    return wagersKept(tallyOf(replay(start, record).turns), ending)
  }).flat()
  expect(new Set(kept)).toContain('never-pay')
  expect(WAGER_IDS).toEqual(expect.arrayContaining([...new Set(kept)]))
})
