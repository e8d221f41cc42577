import { QUESTION_LESSON, TENTHS, YESNO_REFUSAL } from '#content'
import type { OpportunityId, Outcome, OutcomeName } from '#content'
import { futureTextId, opportunityOf } from '../model/catalogue.ts'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import { openFight } from './encounters.ts'
import { die, proceed } from './next.ts'
import { teach } from './prose.ts'
import { applyChanges, fill, toggleFoe, line, storyLines, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

const LETTERS = new Map([
  ['y', 'yes'],
  ['n', 'no'],
])

export const readYesno = (input: string): Command | Refusal =>
  input === 'yes' || input === 'no'
    ? { type: input }
    : refuse(line(YESNO_REFUSAL, 'quiet', WAIT.none))

export const typedAtYesno = (input: string): string => LETTERS.get(input) ?? input

/**
 * Draws whether yes is right, and applies the outcome (docs/rules.md, section 4, Yes or no). If the player dies,
 * nothing else happens.
 */
export function playYesno(
  turn: TurnInPlay,
  { opportunity, choice }: { opportunity: OpportunityId; choice: 'yes' | 'no' },
): void {
  const { state, rng } = turn
  const { yesChance, outcomes } = opportunityOf(opportunity)
  const name = outcomeName(choice === 'yes', rng.chance(yesChance, TENTHS))
  const outcome = outcomes[name]

  turn.record({ type: 'answered', opportunity, answer: choice, outcome: name })
  printOutcome(turn, outcome)
  applyChanges(turn, outcome.changes, opportunity)
  state.usedOpportunities = [...state.usedOpportunities, opportunity]
  state.emptyPaths = [...state.emptyPaths, futureTextId(opportunity, name)]

  if (outcome.contingentEnemy) toggleFoe(turn, outcome.contingentEnemy)
  if (state.health <= 0) {
    die(turn, opportunity)
    return
  }

  teach(turn, QUESTION_LESSON)
  if (outcome.enemy) openFight(turn, outcome.enemy)
  else proceed(turn)
}

function outcomeName(choseYes: boolean, yesIsRight: boolean): OutcomeName {
  if (choseYes) return yesIsRight ? 'correctYes' : 'incorrectYes'
  return yesIsRight ? 'incorrectNo' : 'correctNo'
}

function printOutcome(turn: TurnInPlay, { lines, changes, nearStart }: Outcome): void {
  const { day } = turn.state
  const story = storyLines(lines)
  if (nearStart === undefined || day + changes.days >= 0) {
    turn.printAll(story)
    return
  }
  turn.printAll(story.slice(0, -1))
  turn.print(fill(nearStart, { days: day }))
}
