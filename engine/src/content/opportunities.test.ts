import { describe, expect, test } from 'vitest'
import { OPPORTUNITIES, OUTCOME_NAMES, TENTHS } from '#content'
import type { Opportunity, Outcome } from '#content'

/** A rough value in points of health: a fight costs 1, an enabled foe 0.5. */
const valueOf = ({ changes, enemy, contingentEnemy }: Outcome): number =>
  changes.health +
  changes.damage +
  changes.gold / 2 +
  (changes.days - 1) / 5 -
  (enemy ? 1 : 0) -
  (contingentEnemy?.toggle ? 0.5 : 0)

/** The average value of a choice. */
function expected({ yesChance, outcomes }: Opportunity, choice: 'yes' | 'no'): number {
  const right = (choice === 'yes' ? yesChance : TENTHS - yesChance) / TENTHS
  const [correct, incorrect] =
    choice === 'yes'
      ? [outcomes.correctYes, outcomes.incorrectYes]
      : [outcomes.correctNo, outcomes.incorrectNo]
  return right * valueOf(correct) + (1 - right) * valueOf(incorrect)
}

const choicesOf = (opportunity: Opportunity): ['yes' | 'no', 'yes' | 'no'] =>
  opportunity.yesChance * 2 >= TENTHS ? ['yes', 'no'] : ['no', 'yes']

const costs = ({ changes, enemy, contingentEnemy }: Outcome): boolean =>
  Math.min(changes.health, changes.damage, changes.gold, changes.days) < 0 ||
  enemy !== undefined ||
  contingentEnemy?.toggle === true

describe.each(OPPORTUNITIES)('the opportunity $title', (opportunity) => {
  const [likely, unlikely] = choicesOf(opportunity)

  test('is worth more with the likelier answer than with the other', () => {
    expect(expected(opportunity, likely)).toBeGreaterThan(0.2)
    expect(expected(opportunity, likely)).toBeGreaterThan(expected(opportunity, unlikely) + 0.4)
  })

  test('has a cost for each wrong answer', () => {
    expect(costs(opportunity.outcomes.incorrectYes)).toBe(true)
    expect(costs(opportunity.outcomes.incorrectNo)).toBe(true)
  })

  test('rewards a right answer more than a wrong one', () => {
    const { correctYes, incorrectYes, correctNo, incorrectNo } = opportunity.outcomes
    expect(valueOf(correctYes)).toBeGreaterThan(valueOf(incorrectYes))
    expect(valueOf(correctNo)).toBeGreaterThan(valueOf(incorrectNo))
  })

  test('has four outcomes with different effects', () => {
    const effects = OUTCOME_NAMES.map((name) => {
      const { changes, enemy, contingentEnemy } = opportunity.outcomes[name]
      return JSON.stringify([changes, enemy, contingentEnemy])
    })
    expect(new Set(effects).size).toBe(4)
  })
})
