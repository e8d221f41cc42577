import { expect as check, describe, test } from 'vitest'
import { BOSSES, ENEMIES, OPPORTUNITIES, OUTCOME_NAMES } from '../content/catalogue.ts'
import type { OutcomeName } from '../content/shapes.ts'
import { asked, expect } from '../testing/kit.ts'

/** The dice and the answer that lead to an outcome. */
const leadTo = (name: OutcomeName, yesChance: number) => ({
  fall: name === 'correctYes' || name === 'incorrectNo' ? yesChance - 1 : yesChance,
  answer: name.endsWith('Yes') ? 'yes' : 'no',
})

test('a roll below the yes chance makes yes right', () => {
  expect(asked('lost-potato').rolling(6).answer('yes')).toSay(
    'You carry it to market. Its family is there, unsold and overjoyed.',
  )
  expect(asked('lost-potato').rolling(7).answer('YES')).toSay(
    'You carry it all day. It turns out to live exactly where you found it.',
  )
  expect(asked('lost-potato').rolling(7).answer('no')).toSay(
    'You walk on. It was bait, and not very good bait.',
  )
  expect(asked('lost-potato').rolling(6).answer(' No ')).toSay(
    'You say no. The potato says nothing. The ground says plenty.',
  )
})

test('helping the potato disables the Starch King, whether it helped or not', () => {
  for (const fall of [0, 9]) {
    const { turn } = asked('lost-potato').rolling(fall).answer('yes')
    check(turn.state.enemies['starch-king']).toBe(false)
    check(turn.state.mode.name).not.toBe('attack')
  }
})

test('refusing the potato sends the Starch King after the player, right or wrong', () => {
  for (const fall of [0, 9]) {
    const told = asked('lost-potato').rolling(fall).answer('no')
    expect(told).toSay('Starch King blocks the path.')
    check(told.turn.state.mode).toMatchObject({
      name: 'attack',
      foe: { type: 'enemy', id: 'starch-king', health: 5, round: 0 },
    })
    check(told.turn.state.day).toBe(21)
  }
})

test('time travel says 5 days and takes 6', () => {
  const told = asked('time-traveling').rolling(1).answer('yes')
  expect(told).toSay('The wardrobe hums. You step out, and it is 5 days ago.', '-6 DAYS')
  expect(told).toLeave({ day: 14 })
  const early = asked('time-traveling').with({ day: 4 }).rolling(1).answer('yes')
  expect(early).toSay('-4 DAYS')
  expect(early).toLeave({ day: 0 })
})

test('neither yes nor no is no answer', () => {
  for (const input of ['y', 'n', 'maybe', 'yes and no', '1', 'chance']) {
    expect(asked('your-mom').answer(input)).toBeRefused('It is a yes or no sort of question.')
  }
  expect(asked('your-mom').answer('')).toBeRefused()
})

test('an outcome that takes the last health is death by opportunity', () => {
  const told = asked('martial-arts').with({ health: 1 }).rolling(9).answer('yes')
  expect(told).toSay('-1 HEALTH', 'YOU DIED', '21 Days Survived')
  expect(told).toEnd({ cause: 'death', killer: 'martial-arts', daysSurvived: 21 })
})

test('death goes before day 100, and recorded days are at most 100', () => {
  const told = asked('martial-arts').with({ health: 1, day: 99 }).rolling(9).answer('yes')
  expect(told).toEnd({ cause: 'death', daysSurvived: 100 })
})

test('days beyond 100 are recorded as 100', () => {
  const told = asked('time-traveling').with({ day: 95 }).rolling(0).answer('yes')
  expect(told).toSay('+10 DAYS', '100 Days Survived')
  expect(told).toEnd({ cause: 'hundred', daysSurvived: 100 })
})

test('day 100 goes before a fight that would start', () => {
  const told = asked('lost-potato').with({ day: 99 }).rolling(9).answer('no')
  expect(told).toSay('Day one hundred.')
  expect(told).notToSay('Starch King blocks the path.')
  expect(told).toEnd({ cause: 'hundred', kills: 0 })
})

test('gold that is not there cannot be lost', () => {
  const told = asked('power-stones').with({ gold: 0 }).rolling(0).answer('no')
  expect(told).notToSay('-1 GOLD')
  expect(told).toLeave({ gold: 0, mode: { name: 'paths', seen: null } })
})

describe.each(OPPORTUNITIES)('$title', ({ id, yesChance, outcomes }) => {
  test.each(OUTCOME_NAMES)('%s does what its data says', (name) => {
    const outcome = outcomes[name]
    const { fall, answer } = leadTo(name, yesChance)
    const { before, turn } = asked(id).with({ health: 20, gold: 10 }).rolling(fall).answer(answer)
    const { health, damage, gold, days } = outcome.changes
    check(turn.state).toMatchObject({
      health: 20 + health,
      maxDamage: 5 + damage,
      gold: 10 + gold,
      day: 20 + days,
      usedOpportunities: [id],
      emptyPaths: [...before.emptyPaths, `${id}/${name}`],
    })
    check(turn.state.mode.name).toBe(outcome.enemy ? 'attack' : 'paychance')
    for (const foe of [...ENEMIES, ...BOSSES]) {
      const contingent = outcome.contingentEnemy
      const now = { ...turn.state.enemies, ...turn.state.bosses }[foe.id]
      check(now, foe.name).toBe(contingent?.id === foe.id ? contingent.toggle : foe.toggle)
    }
  })
})
