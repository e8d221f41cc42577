import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snapshotOf } from './model/line.ts'
import type { State } from './model/state.ts'
import type { TurnEvent } from './model/turn-event.ts'
import { rngFrom } from './rng/rng.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'
import {
  atMerchant,
  atNameEntry,
  atOpportunity,
  atPaths,
  atPaychance,
  inFight,
  newPlayer,
  returningPlayer,
  type Result,
} from './testing/kit.ts'
import { playInput, type InputResult } from './testing/play-input.ts'

/** Plays any input in any state on any seed; refusals, which have no events, are left out. */
function always(check: (before: State, turn: InputResult) => void): void {
  fc.assert(
    fc.property(anyState, anyInput, fc.string(), (state, input, seed) => {
      const turn = playInput(state, input, rngFrom(seed))
      if (turn.accepted) check(state, turn)
    }),
    { numRuns: 1000 },
  )
}

const typesOf = ({ turn }: Result): string[] => turn.events.map(({ type }) => type)

/** The event that each line tells. */
const toldBy = ({ events, lines }: InputResult): (TurnEvent | undefined)[] =>
  lines.map(({ event = -1 }) => events[event])

describe('the events of a turn', () => {
  test('follow the order of the lines, each of which reports one event', () => {
    always((_before, turn) => {
      expect(toldBy(turn)).not.toContain(undefined)
      const told = turn.lines.map(({ event = -1 }) => event)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
    })
  })

  test('end with an event that names the mode of the next input', () => {
    always((_before, { events, state }) => {
      expect(events.at(-1)).toEqual({ type: 'asked', mode: state.mode.name })
    })
  })

  test('account for the difference between the numbers before and after the turn', () => {
    always((before, { events, lines, state, ended }) => {
      const numbers = { ...snapshotOf(before) }
      for (const event of events) {
        if (event.type === 'hit-back') numbers.health = event.left
        if (event.type !== 'changed') continue
        expect(numbers[event.stat]).toBe(event.from)
        numbers[event.stat] = event.to
      }
      const end = lines.findLast(({ snapshot }) => snapshot)?.snapshot ?? snapshotOf(before)
      const { health, maxDamage, gold, day } = ended ? end : state
      expect(numbers).toMatchObject({ health, maxDamage, gold, day })
    })
  })

  test('include one ending if the run has ended, and none otherwise', () => {
    always((_before, { events, ended }) => {
      const ends = events.filter(({ type }) => type === 'died' || type === 'hundredth-day')
      expect(ends).toHaveLength(ended ? 1 : 0)
      if (!ended) return
      const { cause, killer, daysSurvived: days } = ended
      const died = { type: 'died', by: killer, days }
      expect(ends[0]).toEqual(cause === 'death' ? died : { type: 'hundredth-day', days })
    })
  })
})

describe('a turn', () => {
  test('records the greeting, the name and a lack of gold', () => {
    expect(typesOf(newPlayer().enter('start'))).toEqual(['greeted', 'asked'])
    expect(returningPlayer({ playerName: 'Wanda' }).enter('start').turn.events).toEqual([
      { type: 'greeted', isKnown: true },
      { type: 'asked', mode: 'paychance' },
    ])
    const named = atNameEntry().with({ gold: 0 }).enter('Wanda')
    expect(typesOf(named)).toEqual(['named', 'no-gold', 'asked'])
  })

  test('records the payment for a view and the choice of chance', () => {
    const paid = atPaychance().with({ gold: 2 }).drawing(0, 2, 6, 7).enter('pay')
    expect(paid.turn.events).toEqual([
      { type: 'paid', price: 1 },
      { type: 'changed', stat: 'gold', from: 2, to: 1, by: null },
      { type: 'view', kinds: ['reward', 'enemy', 'merchant', 'empty'] },
      { type: 'asked', mode: 'paths' },
    ])
    expect(typesOf(atPaychance().enter('chance'))).toEqual(['took-chance', 'asked'])
  })

  test('records what a path held: a reward, a merchant, a text or an opportunity', () => {
    const reward = atPaths('reward', 'empty', 'empty', 'empty').drawing(0).enter('path 1')
    expect(reward.turn.events.slice(0, 3)).toEqual([
      {
        type: 'path',
        path: 1,
        kind: 'reward',
        kinds: ['reward', 'empty', 'empty', 'empty'],
        isSeen: true,
      },
      { type: 'reward', reward: 'chocolate-chip-cookie', from: null },
      { type: 'changed', stat: 'health', from: 5, to: 6, by: null },
    ])
    const merchant = atPaths('merchant', 'empty', 'empty', 'empty').drawing(0, 0, 0).enter('path 1')
    expect(merchant.turn.events[1]).toMatchObject({ type: 'met-merchant', gold: 1 })
    const text = atPaths('empty', 'empty', 'empty', 'empty').drawing(10, 0).enter('path 1')
    expect(typesOf(text).slice(0, 2)).toEqual(['path', 'read'])
    const question = atPaths('empty', 'empty', 'empty', 'empty').drawing(0, 0).enter('path 1')
    expect(typesOf(question)).toEqual(['path', 'met-opportunity', 'asked'])
  })

  test('records the beginning of a fight, and whether it is the first of the run', () => {
    const met = atPaths('enemy', 'empty', 'empty', 'empty').drawing(3).enter('path 1')
    expect(typesOf(met)).toEqual(['path', 'met-foe', 'first-fight', 'asked'])
    const stats = { fights: 1, kills: 0, bestHit: 0 }
    const again = atPaths('enemy', 'empty', 'empty', 'empty').with({ stats }).drawing(3)
    expect(typesOf(again.enter('path 1'))).toEqual(['path', 'met-foe', 'asked'])
  })

  test('records a round of a fight: the blow with its numbers, and the hit or miss of the foe', () => {
    const hurt = inFight('starch-king').drawing(3).enter('2')
    const blow = { type: 'blow', foe: 'starch-king', round: 0, asked: 2, damage: 2, of: 5 }
    expect(hurt.turn.events).toEqual([
      { ...blow, health: 5, left: 3 },
      { type: 'hit-back', foe: 'starch-king', damage: 3, left: 2 },
      { type: 'asked', mode: 'attack' },
    ])
    expect(typesOf(inFight('starch-king').drawing(0).enter('2'))).toEqual([
      'blow',
      'missed',
      'asked',
    ])
  })

  test('records a won fight: the coin, and a reward or none', () => {
    const won = inFight('starch-king').drawing(9).enter('5')
    expect(won.turn.events).toEqual([
      expect.objectContaining({ type: 'blow', asked: 5, left: 0 }),
      {
        type: 'felled',
        foe: 'starch-king',
        kind: 'enemy',
        isExact: true,
      },
      { type: 'coin', gold: 1 },
      { type: 'changed', stat: 'gold', from: 1, to: 2, by: 'starch-king' },
      { type: 'no-reward', enemy: 'starch-king' },
      { type: 'changed', stat: 'day', from: 20, to: 21, by: 'starch-king' },
      { type: 'asked', mode: 'paychance' },
    ])
    const boss = inFight('gerald', { health: 3, round: 4 }).enter('5')
    expect(boss.turn.events.slice(1, 3)).toEqual([
      { type: 'felled', foe: 'gerald', kind: 'boss', isExact: false },
      { type: 'boss-reward', boss: 'gerald' },
    ])
  })

  test('records the outcome of an answer and the foe that it enables', () => {
    const noticed = atOpportunity('magical-mushrooms').with({ health: 9 })
    const outcomes = [0, 9].flatMap((drawn) =>
      noticed
        .drawing(drawn)
        .enter('yes')
        .turn.events.filter(({ type }) => type === 'answered'),
    )
    expect(outcomes).toEqual(
      ['correctYes', 'incorrectYes'].map((outcome) => ({
        type: 'answered',
        opportunity: 'magical-mushrooms',
        answer: 'yes',
        outcome,
      })),
    )
    const toggled = { type: 'toggled', foe: 'mother-tree', isOn: true }
    expect(noticed.drawing(9).enter('yes').turn.events).toContainEqual(toggled)
  })

  test('records a purchase, a lack of gold, and leaving the merchant', () => {
    const shop = atMerchant('big-rock')
    expect(typesOf(shop.with({ gold: 9 }).enter('1'))[0]).toBe('bought')
    expect(shop.enter('1').turn.events[0]).toEqual({
      type: 'too-poor',
      good: 'big-rock',
      price: 4,
      gold: 1,
    })
    expect(typesOf(shop.enter('none'))[0]).toBe('left-merchant')
  })

  test('records a death or day 100, followed by the verdict', () => {
    const slain = inFight('starch-king').with({ health: 1 }).drawing(4).enter('0')
    expect(slain.turn.events.slice(1)).toEqual([
      { type: 'hit-back', foe: 'starch-king', damage: 4, left: 0 },
      { type: 'died', by: 'starch-king', days: 20 },
      { type: 'verdict', below: 25 },
      { type: 'asked', mode: 'start' },
    ])
    const won = atMerchant('honey-seeds').with({ day: 99 }).enter('none')
    expect(typesOf(won)).toEqual(['left-merchant', 'changed', 'hundredth-day', 'verdict', 'asked'])
  })

  test('records a rumour on its day, but only once', () => {
    const next = returningPlayer({ playerName: 'Wanda' }).with({ day: 4 })
    const heard = next.enter('start').turn
    expect(heard.events).toContainEqual({ type: 'rumour', day: 4, of: null })
    const { printed = '' } = heard.state
    expect(typesOf(next.with({ printed }).enter('start'))).not.toContain('rumour')
  })
})
