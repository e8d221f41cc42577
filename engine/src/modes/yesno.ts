import { futureTextId, opportunityOf } from '../content/catalogue.ts'
import type { OpportunityId } from '../content/ids.ts'
import { TENTHS } from '../content/numbers.ts'
import type { OutcomeName } from '../content/shapes.ts'
import { YESNO_REFUSAL } from '../content/texts.ts'
import { moveOn } from '../crossroads.ts'
import type { Dice } from '../dice.ts'
import { apply, toggle } from '../effects.ts'
import { die } from '../ends.ts'
import { openFight } from '../fights.ts'
import { line, refuse, tellStory, WAIT } from '../lines.ts'
import type { State, Turn } from '../state.ts'

/** Which outcome: Yes or No is what the player said, correct or incorrect whether it was right. */
const outcomeName = (saidYes: boolean, yesIsRight: boolean): OutcomeName => {
  if (saidYes) return yesIsRight ? 'correctYes' : 'incorrectYes'
  return yesIsRight ? 'incorrectNo' : 'correctNo'
}

/**
 * The answer to an opportunity (specification 4, Yes/No opportunity): the right answer is rolled
 * now, the outcome told and applied, its foe toggled, its fight begun. Death goes first.
 */
export const yesno = (state: State, id: OpportunityId, answer: string, dice: Dice): Turn => {
  if (answer !== 'yes' && answer !== 'no') {
    return refuse(state, line(YESNO_REFUSAL, 'quiet', WAIT.none))
  }
  const { yesChance, outcomes } = opportunityOf(id)
  const name = outcomeName(answer === 'yes', dice.chance(yesChance, TENTHS))
  const outcome = outcomes[name]
  const changed = apply(state, outcome.changes)
  const marked: State = {
    ...changed.state,
    usedOpportunities: [...state.usedOpportunities, id],
    emptyPaths: [...state.emptyPaths, futureTextId(id, name)],
  }
  const after = outcome.contingentEnemy ? toggle(marked, outcome.contingentEnemy) : marked
  const lines = [...tellStory(outcome.lines), ...changed.lines]
  if (after.health <= 0) return die(after, lines, id)
  return outcome.enemy ? openFight(after, outcome.enemy, lines, dice) : moveOn(after, lines)
}
