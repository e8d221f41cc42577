import { describe, expect, test } from 'vitest'
import { BOTS, playRun } from './bots/index.ts'
import { newRun } from './model/new-run.ts'
import { replay } from './replay.ts'
import { NEW_TALLY, tallyOf, tallyTurn, type Tally } from './tally.ts'
import { WAGER_IDS, wagerOf, wagerStatus } from './wagers.ts'

const onDay = (day: number, tally: Partial<Tally> = {}): Tally => ({
  ...NEW_TALLY,
  health: [
    [0, 5],
    [day, 5],
  ],
  ...tally,
})

describe('a wager', () => {
  test('of never paying is kept on its day, and lost by a view before it', () => {
    expect(wagerStatus('never-pay-30', onDay(29))).toBe('open')
    expect(wagerStatus('never-pay-30', onDay(30))).toBe('kept')
    expect(wagerStatus('never-pay-30', onDay(20, { firstPaidOn: 20 }))).toBe('lost')
    expect(wagerStatus('never-pay-30', onDay(40, { firstPaidOn: 30 }))).toBe('kept')
    expect(wagerStatus('never-pay-60', onDay(40, { firstPaidOn: 30 }))).toBe('lost')
  })

  test('stays kept when days are lost afterwards', () => {
    const back = { ...onDay(30), health: [...onDay(30).health, [25, 5] as const] }
    expect(wagerStatus('never-pay-30', back)).toBe('kept')
    const paid = tallyTurn(back, { events: [{ type: 'paid', price: 1 }] })
    expect(wagerStatus('never-pay-30', paid)).toBe('kept')
  })

  test('of always saying yes is kept with its last answer', () => {
    expect(wagerStatus('always-yes-3', { ...NEW_TALLY, yes: 2, yesBeforeNo: 2 })).toBe('open')
    expect(wagerStatus('always-yes-3', { ...NEW_TALLY, yes: 3, yesBeforeNo: 3 })).toBe('kept')
    expect(wagerStatus('always-yes-3', { ...NEW_TALLY, yes: 9, no: 1, yesBeforeNo: 2 })).toBe(
      'lost',
    )
    expect(wagerStatus('always-yes-3', { ...NEW_TALLY, yes: 3, no: 1, yesBeforeNo: 3 })).toBe(
      'kept',
    )
  })

  test('of exact kills is lost with the first other one', () => {
    const kills = { kills: 4, exactKills: 4, exactBeforeOther: 4 }
    expect(wagerStatus('exact-kills-5', { ...NEW_TALLY, ...kills })).toBe('open')
    expect(wagerStatus('exact-kills-5', { ...NEW_TALLY, ...kills, kills: 5 })).toBe('lost')
    const five = { kills: 5, exactKills: 5, exactBeforeOther: 5 }
    expect(wagerStatus('exact-kills-5', { ...NEW_TALLY, ...five })).toBe('kept')
  })

  test('of gold is decided at the end, after day 40', () => {
    expect(wagerStatus('gold-10', onDay(60))).toBe('open')
    expect(wagerStatus('gold-10', onDay(60), { daysSurvived: 60, gold: 10 })).toBe('kept')
    expect(wagerStatus('gold-20', onDay(60), { daysSurvived: 60, gold: 19 })).toBe('lost')
    expect(wagerStatus('gold-10', onDay(40), { daysSurvived: 40, gold: 30 })).toBe('lost')
  })

  test('that is open when the run ends is lost', () => {
    expect(wagerStatus('never-pay-30', onDay(12), { daysSurvived: 12, gold: 0 })).toBe('lost')
  })
})

test('an id from outside is a wager or nothing', () => {
  expect(WAGER_IDS.map(wagerOf)).toEqual(WAGER_IDS)
  expect(['never-pay', '', 'toString', null, undefined].map(wagerOf)).toEqual(
    Array(5).fill(undefined),
  )
})

test('once kept or lost a wager stays so, in every run that bots play', () => {
  const start = newRun()
  const ends = new Set<string>()
  for (const bot of ['blind, full blows', 'always yes', 'buys every view'] as const) {
    for (let at = 0; at < 15; at += 1) {
      const { record, ending } = playRun(BOTS[bot], `wager ${at}`, { start })
      const { turns } = replay(start, record)
      for (const wager of WAGER_IDS) {
        let tally = NEW_TALLY
        let before = wagerStatus(wager, tally)
        for (const turn of turns) {
          tally = tallyTurn(tally, turn)
          const status = wagerStatus(wager, tally)
          if (before !== 'open') expect(status, wager).toBe(before)
          before = status
        }
        expect(tally).toEqual(tallyOf(turns))
        ends.add(`${wager} ${wagerStatus(wager, tally, ending)}`)
      }
    }
  }
  expect(ends).toContain('never-pay-30 kept')
  expect(ends).toContain('always-yes-3 kept')
  expect(ends).toContain('always-yes-3 lost')
})
