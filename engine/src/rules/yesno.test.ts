import { expect as check, describe, test } from 'vitest'
import { BOSSES, ENEMIES, OPPORTUNITIES, OUTCOME_NAMES, QUESTION_LESSON } from '#content'
import type { OutcomeName } from '#content'
import { atOpportunity, expect } from '../testing/kit.ts'

/** The draw and the input that lead to an outcome. */
const leadTo = (name: OutcomeName, yesChance: number) => ({
  draw: name === 'correctYes' || name === 'incorrectNo' ? yesChance - 1 : yesChance,
  input: name.endsWith('Yes') ? 'yes' : 'no',
})

test('a draw below the yes chance makes yes right, and any other makes no right', () => {
  expect(atOpportunity('lost-potato').drawing(6).enter('yes')).toPrint(
    'You carry it to market. Its family is there, unsold and overjoyed.',
  )
  expect(atOpportunity('lost-potato').drawing(7).enter('YES')).toPrint(
    'You carry it all day. It turns out to live exactly where you found it.',
  )
  expect(atOpportunity('lost-potato').drawing(7).enter('no')).toPrint(
    'You walk on. It was bait, and not very good bait.',
  )
  expect(atOpportunity('lost-potato').drawing(6).enter(' No ')).toPrint(
    'You say no. The potato says nothing. The ground says plenty.',
  )
})

test('travelling back in time announces 5 days and takes 6, or all that have passed', () => {
  const result = atOpportunity('time-traveling').drawing(1).enter('yes')
  expect(result).toPrint(
    'The wardrobe hums. You step out, and it is 5 days ago.',
    'You land on the hangers. The man apologises. He is younger now, and worse at it.',
    'He says 5, and your calendar says 6. The sixth, he says, was for parking.',
  )
  expect(result).toPrint('-6 DAYS')
  expect(result).toLeave({ day: 14 })
  const early = atOpportunity('time-traveling').with({ day: 4 }).drawing(1).enter('yes')
  expect(early).toPrint(
    'He says 5. Your calendar says 6. The road has only 4 to give.',
    '-1 HEALTH',
    '-4 DAYS',
  )
  expect(early).toLeave({ day: 0 })
})

test('the inputs y and n answer like yes and no', () => {
  for (const [typed, meant] of [
    ['y', 'yes'],
    [' N ', 'no'],
  ] as const) {
    const { turn } = atOpportunity('martial-arts').drawing(0).enter(typed)
    check(turn).toEqual(atOpportunity('martial-arts').drawing(0).enter(meant).turn)
  }
})

test('an answer that is neither yes nor no is refused', () => {
  for (const input of ['ye', 'nay', 'maybe', 'yes and no', '1', 'chance']) {
    expect(atOpportunity('your-mom').enter(input)).toBeRefused(
      'It is a yes or no sort of question.',
    )
  }
  expect(atOpportunity('your-mom').enter('')).toBeRefused()
})

test('an outcome that takes the last health ends the run with a death', () => {
  const result = atOpportunity('martial-arts').with({ health: 1 }).drawing(9).enter('yes')
  expect(result).toPrint('-1 HEALTH', 'YOU DIED', '21 Days Survived')
  expect(result).toEnd({ cause: 'death', killer: 'martial-arts', daysSurvived: 21 })
})

test('a death in the turn that reaches day 100 counts as a death after 100 days', () => {
  const result = atOpportunity('martial-arts').with({ health: 1, day: 99 }).drawing(9).enter('yes')
  expect(result).toEnd({ cause: 'death', daysSurvived: 100 })
})

test('days beyond 100 are recorded as 100', () => {
  const result = atOpportunity('time-traveling').with({ day: 95 }).drawing(0).enter('yes')
  expect(result).toPrint('+10 DAYS', '100 Days Survived')
  expect(result).toEnd({ cause: 'hundred', daysSurvived: 100 })
})

test('day 100 ends the run before a fight would start', () => {
  const result = atOpportunity('lost-potato').with({ day: 99 }).drawing(9).enter('no')
  expect(result).toPrint('Day one hundred.')
  expect(result).notToPrint('Starch King blocks the path.')
  expect(result).toEnd({ cause: 'hundred', kills: 0 })
})

describe('the lesson on questions', () => {
  const question = atOpportunity('martial-arts').with({ health: 9 }).drawing(9)
  const lesson = QUESTION_LESSON

  test('is printed after the first answer, before the next prompt', () => {
    const first = question.remembering({}).enter('yes')
    expect(first).toPrint('-1 HEALTH', lesson, 'Pay 1 Gold to See Paths??')
    expect(question.enter('no')).toPrint('+1 GOLD', lesson)
    const { printed = '' } = first.turn.state
    expect(question.with({ printed }).remembering({}).enter('yes')).notToPrint(lesson)
  })

  test('is printed before the fight that an answer starts', () => {
    const fight = atOpportunity('lost-potato').drawing(9).remembering({}).enter('no')
    expect(fight).toPrint('+1 GOLD', lesson, 'Starch King blocks the path.')
  })

  test('is not printed to a player who has read it or has just died', () => {
    const isRead = (text: string): boolean => text === lesson
    expect(question.remembering({ isRead, endedRuns: 1 }).enter('yes')).notToPrint(lesson)
    expect(question.with({ health: 1 }).remembering({}).enter('yes')).notToPrint(lesson)
  })
})

test('an outcome never takes gold below 0', () => {
  const result = atOpportunity('power-stones').with({ gold: 0 }).drawing(0).enter('no')
  expect(result).notToPrint('-1 GOLD')
  expect(result).toLeave({ gold: 0, mode: { name: 'paths', seen: null } })
})

describe.each(OPPORTUNITIES)('the opportunity $title', ({ id, yesChance, outcomes }) => {
  test.each(OUTCOME_NAMES)('applies the changes of its outcome %s', (name) => {
    const outcome = outcomes[name]
    const { draw, input } = leadTo(name, yesChance)
    const { before, turn } = atOpportunity(id)
      .with({ health: 20, gold: 10 })
      .drawing(draw)
      .enter(input)
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
      const enabled = { ...turn.state.enemies, ...turn.state.bosses }[foe.id]
      check(enabled, foe.name).toBe(contingent?.id === foe.id ? contingent.toggle : foe.toggle)
    }
  })
})
