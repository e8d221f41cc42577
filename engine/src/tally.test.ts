import { describe, expect, test } from 'vitest'
import { BOTS, playRun } from './bots/index.ts'
import { newRun } from './model/new-run.ts'
import type { TurnEvent } from './model/turn-event.ts'
import { replay } from './replay.ts'
import { NEW_TALLY, tallyOf, tallyTurn, type Tally } from './tally.ts'
import { atMerchant, atPaths, atPaychance, inFight } from './testing/kit.ts'
import type { Result } from './testing/kit.ts'

/** The tally after turns of these events, the last of which ends the run if `isEnded`. */
const after = (...turns: TurnEvent[][]): Tally =>
  turns.reduce((tally, events) => tallyTurn(tally, { events }), NEW_TALLY)

/** The tally after a turn that was really played, the first that is counted. */
const counted = ({ turn }: Result): Tally => tallyTurn(NEW_TALLY, turn)

const health = (from: number, to: number, by: 'gerald' | 'dark-cave' | null = null): TurnEvent => ({
  type: 'changed',
  stat: 'health',
  from,
  to,
  by,
})
const day = (from: number, to: number): TurnEvent => ({
  type: 'changed',
  stat: 'day',
  from,
  to,
  by: null,
})
const blow = (damage: number, left: number, round = 0): TurnEvent => ({
  type: 'blow',
  foe: 'gerald',
  round,
  asked: damage,
  damage,
  of: 5,
  health: left + damage,
  left,
})

describe('the tally of day and health', () => {
  test('keeps the start and each turn that changed a number', () => {
    const tally = after([health(5, 3)], [], [health(3, 1)], [health(1, 2), day(0, 1)])
    expect(tally.health).toEqual([
      [0, 5],
      [0, 3],
      [0, 1],
      [1, 2],
    ])
  })

  test('remembers the largest loss of health in a turn and what caused it, the later of two equal ones', () => {
    const hit: TurnEvent = { type: 'hit-back', foe: 'ellery', damage: 9, left: 0 }
    const { worst } = after([health(5, 2, 'gerald')], [health(2, 5)], [health(5, 2, 'dark-cave')])
    expect(worst).toEqual({ day: 0, lost: 3, by: 'dark-cave' })
    expect(after([health(5, 3, 'gerald')], [hit]).worst).toEqual({ day: 0, lost: 3, by: 'ellery' })
  })

  test('remembers the first turn that left the least health, and what caused it', () => {
    expect(after([health(5, 8)], [health(8, 6, 'gerald')]).closest).toBeNull()
    const turns = [[health(5, 2, 'gerald')], [health(2, 9)], [health(9, 2, 'dark-cave')]]
    expect(after(...turns).closest).toEqual({ day: 0, left: 2, lost: 3, by: 'gerald' })
    const lower = after(...turns, [day(0, 7)], [health(2, 1, 'dark-cave')])
    expect(lower.closest).toEqual({ day: 7, left: 1, lost: 1, by: 'dark-cave' })
  })

  test('counts the days that were lost, except in the turn that ends the run', () => {
    const turns = [[day(0, 9)], [day(9, 3)], [day(3, 14)], [day(14, 12)]]
    expect(after(...turns).lostDays).toBe(8)
    const ended = {
      cause: 'death',
      daysSurvived: 2,
      strength: 1,
      kills: 0,
      bestHit: 0,
      gold: 0,
    } as const
    const last = tallyTurn(after(...turns), { events: [day(12, 2), health(5, 0)], ended })
    expect(last).toMatchObject({ lostDays: 8, health: expect.arrayContaining([[2, 0]]) as unknown })
  })
})

describe('the tally of a fight', () => {
  test('adds up the damage that blows held back', () => {
    const { fight } = after([blow(2, 23)], [health(5, 4)], [blow(4, 19, 1)])
    const last = { hit: 4, of: 5, left: 19 }
    expect(fight).toEqual({ foe: 'gerald', health: 5, blows: 2, held: 4, last })
    expect(after([blow(2, 23)], [health(5, 4)], [blow(5, 20)]).fight).toMatchObject({
      health: 4,
      blows: 1,
      held: 0,
    })
  })

  test('counts an exact kill when the blow equals the health that is left', () => {
    const exact = inFight('starch-king', { health: 3, round: 1 })
    expect(counted(exact.drawing(9).enter('3'))).toMatchObject({ kills: 1, exactKills: 1 })
    expect(counted(exact.drawing(9).enter('4'))).toMatchObject({ kills: 1, exactKills: 0 })
    const full = inFight('starch-king', { health: 5, round: 1 })
    expect(counted(full.drawing(9).enter('99'))).toMatchObject({ kills: 1, exactKills: 1 })
    expect(counted(inFight('gerald').drawing(0).enter('5')).kills).toBe(0)
  })
})

describe('the greatest foe of a run', () => {
  const felled = (foe: 'gerald' | 'starch-king' | 'pumpkin-king'): TurnEvent => ({
    type: 'felled',
    foe,
    kind: 'boss',
    isExact: false,
  })

  test('is the defeated foe with the most health, with the day of its last defeat', () => {
    expect(after([]).greatest).toBeNull()
    const turns = [[felled('gerald')], [felled('starch-king')], [day(0, 80)]]
    expect(after(...turns).greatest).toEqual({ foe: 'gerald', times: 1, day: 0 })
    const king = [felled('pumpkin-king')]
    const all = after(...turns, king, [felled('gerald')], [day(80, 94)], king)
    expect(all.greatest).toEqual({ foe: 'pumpkin-king', times: 2, day: 94 })
  })
})

describe('the tally of decisions', () => {
  test('counts paid views and lists every bought good once', () => {
    expect(counted(atPaychance().drawing(0, 0, 0, 0).enter('pay')).paid).toBe(1)
    expect(counted(atPaychance().enter('chance')).paid).toBe(0)
    const shop = atMerchant('big-rock').with({ gold: 9 })
    expect(counted(shop.enter('1')).bought).toEqual(['big-rock'])
    expect(counted(shop.with({ gold: 0 }).enter('1')).bought).toEqual([])
    const buy: TurnEvent = { type: 'bought', good: 'big-rock', price: 4 }
    expect(after([buy], [buy]).bought).toEqual(['big-rock'])
  })

  test('remembers the day on which the last gold was paid for a view and a merchant came next', () => {
    const seen = atPaths('merchant', 'empty', 'empty', 'empty').with({ gold: 0 })
    const met = seen.drawing(0, 0, 0).enter('path 1')
    expect(tallyTurn(after([day(0, 20)]), met.turn)).toMatchObject({ merchants: 1, brokeOn: 20 })
    const rich = counted(seen.with({ gold: 1 }).drawing(0, 0, 0).enter('path 1'))
    expect(rich).toMatchObject({ merchants: 1, brokeOn: null })
    const unseen = atPaths().with({ gold: 0 }).drawing(6, 0, 0, 0, 0, 0, 0).enter('path 1')
    expect(counted(unseen)).toMatchObject({ merchants: 1, brokeOn: null })
  })
})

test('the tally of a run agrees with its end and with its states', () => {
  const start = newRun()
  let lostDays = 0
  for (let run = 0; run < 60; run++) {
    const { record, ending } = playRun(BOTS['random dice stops'], `tally ${run}`)
    const { turns } = replay(start, record)
    const tally = tallyOf(turns)
    expect(tally.kills).toBe(ending.kills)
    const states = [start, ...turns.slice(0, -1).map(({ state }) => state)]
    const back = states.map(({ day }, at) => Math.max(0, (states[at - 1]?.day ?? 0) - day))
    expect(tally.lostDays).toBe(back.reduce((sum, days) => sum + days, 0))
    const { day, health } = states.at(-1) ?? start
    expect(tallyOf(turns.slice(0, -1)).health.at(-1)).toEqual([day, health])
    lostDays += tally.lostDays
  }
  expect(lostDays).toBeGreaterThan(0)
})
