import { describe, expect, test } from 'vitest'
import { BOTS, playRun } from './bots/index.ts'
import type { Command } from './model/command.ts'
import { newRun } from './model/new-run.ts'
import { replay } from './replay.ts'
import { atMerchant, atOpportunity, atPaychance, inFight, type Situation } from './testing/kit.ts'
import { isWagerKept, isWagerLost, NEW_TALLY, tallyTurn, WAGER_IDS, wagersKept } from './wagers.ts'

const after = ({ state }: Situation, command: Command) => tallyTurn(NEW_TALLY, state, { command })
const attack = (amount: number): Command => ({ type: 'attack', amount })
const end = { daysSurvived: 30, gold: 4 }

describe('the tally of wagers', () => {
  test('counts what was paid for and how questions were answered', () => {
    expect(after(atPaychance(), { type: 'pay' }).paid).toBe(1)
    expect(after(atOpportunity('martial-arts'), { type: 'yes' }).yes).toBe(1)
    expect(after(atOpportunity('martial-arts'), { type: 'no' }).no).toBe(1)
    expect(after(atMerchant('big-rock'), { type: 'leave' })).toBe(NEW_TALLY)
  })

  test('counts a kill as exact when the blow has just the health that is left', () => {
    const exact = inFight('starch-king', { health: 3 })
    expect(after(exact, attack(3))).toMatchObject({ kills: 1, exact: 1 })
    expect(after(exact, attack(4))).toMatchObject({ kills: 1, exact: 0 })
    const full = inFight('starch-king', { health: 5 })
    expect(after(full, attack(99))).toMatchObject({ kills: 1, exact: 1 })
    expect(after(inFight('gerald'), attack(5)).kills).toBe(0)
  })
})

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
    expect(isWagerKept('exact-kills', { ...NEW_TALLY, kills: 3, exact: 3 }, end)).toBe(true)
    expect(isWagerKept('exact-kills', { ...NEW_TALLY, kills: 2, exact: 2 }, end)).toBe(false)
    expect(isWagerLost('exact-kills', { ...NEW_TALLY, kills: 4, exact: 3 })).toBe(true)
  })
})

test('the turns of a run prove which wagers it kept; while it is open, none', () => {
  const start = newRun()
  const kept = Array.from({ length: 40 }, (_, at) => {
    const { record } = playRun(BOTS['blind, full blows'], `wager ${at}`, { start })
    const { turns } = replay(start, record)
    expect(wagersKept(start, turns.slice(0, -1))).toEqual([])
    return wagersKept(start, turns)
  }).flat()
  expect(new Set(kept)).toContain('never-pay')
  expect(WAGER_IDS).toEqual(expect.arrayContaining([...new Set(kept)]))
})
