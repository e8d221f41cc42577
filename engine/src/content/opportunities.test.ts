import { describe, expect, test } from 'vitest'
import { BOTS } from '../testing/bots.ts'
import type { Bot } from '../testing/bots.ts'
import { meanDays, measure } from '../testing/measure.ts'
import { OPPORTUNITIES, OUTCOME_NAMES } from './catalogue.ts'
import type { Opportunity } from './catalogue.ts'
import { TENTHS } from './numbers.ts'
import type { OutcomeShape } from './shapes.ts'

/** A rough worth in points of health: a fight costs one, whoever is let loose half of one. */
const worthOf = ({ changes, enemy, contingentEnemy }: OutcomeShape): number =>
  changes.health +
  changes.damage +
  changes.gold / 2 +
  (changes.days - 1) / 5 -
  (enemy ? 1 : 0) -
  (contingentEnemy?.toggle ? 0.5 : 0)

/** What an answer is worth on average. */
const expected = ({ yesChance, outcomes }: Opportunity, answer: 'yes' | 'no'): number => {
  const right = (answer === 'yes' ? yesChance : TENTHS - yesChance) / TENTHS
  const [correct, incorrect] =
    answer === 'yes'
      ? [outcomes.correctYes, outcomes.incorrectYes]
      : [outcomes.correctNo, outcomes.incorrectNo]
  return right * worthOf(correct) + (1 - right) * worthOf(incorrect)
}

const answersOf = (it: Opportunity): ['yes' | 'no', 'yes' | 'no'] =>
  it.yesChance * 2 >= TENTHS ? ['yes', 'no'] : ['no', 'yes']

const costs = ({ changes, enemy, contingentEnemy }: OutcomeShape): boolean =>
  Math.min(changes.health, changes.damage, changes.gold, changes.days) < 0 ||
  enemy !== undefined ||
  contingentEnemy?.toggle === true

describe.each(OPPORTUNITIES)('$title', (it) => {
  const [likely, unlikely] = answersOf(it)

  test('has a good answer, and it is the one that is right more often', () => {
    expect(expected(it, likely)).toBeGreaterThan(0.2)
    expect(expected(it, likely)).toBeGreaterThan(expected(it, unlikely) + 0.4)
  })

  test('has no answer that is free', () => {
    expect(costs(it.outcomes.incorrectYes)).toBe(true)
    expect(costs(it.outcomes.incorrectNo)).toBe(true)
  })

  test('being right is always better than being wrong', () => {
    const { correctYes, incorrectYes, correctNo, incorrectNo } = it.outcomes
    expect(worthOf(correctYes)).toBeGreaterThan(worthOf(incorrectYes))
    expect(worthOf(correctNo)).toBeGreaterThan(worthOf(incorrectNo))
  })

  test('has four outcomes that differ in what they do', () => {
    const effects = OUTCOME_NAMES.map((name) => {
      const { changes, enemy, contingentEnemy } = it.outcomes[name]
      return JSON.stringify([changes, enemy, contingentEnemy])
    })
    expect(new Set(effects).size).toBe(4)
  })
})

test('the answer that is right more often leads further in the game itself', () => {
  const runs = 120
  const further = (name: keyof typeof BOTS) => {
    const days = (saysYes: (it: Opportunity) => boolean) => {
      const bot: Bot = (state, rolls) => {
        const { mode } = state
        const asked =
          mode.name === 'yesno' && OPPORTUNITIES.find((it) => it.id === mode.opportunity)
        return asked ? (saysYes(asked) ? 'yes' : 'no') : BOTS[name](state, rolls)
      }
      return meanDays(measure(bot, { runs, secret: 'opportunities' }))
    }
    return days((it) => answersOf(it)[0] === 'yes') - days((it) => answersOf(it)[1] === 'yes')
  }
  expect(further('sensible, tosses a coin')).toBeGreaterThan(25)
  expect(further('blind, full blows')).toBeGreaterThan(20)
})
