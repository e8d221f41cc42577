import { TENTHS, YESNO_REFUSAL } from '#content'
import type { OpportunityId, OutcomeName } from '#content'
import { futureTextId, opportunityOf } from '../model/catalogue.ts'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { applyChanges, toggleFoe } from './changes.ts'
import { openFight } from './encounters.ts'
import { die } from './endings.ts'
import { line, storyLines, WAIT } from './lines.ts'
import { proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

/** 'yes' or 'no'. */
export const readYesno = (input: string): Command | Refusal =>
  input === 'yes' || input === 'no'
    ? { type: input }
    : refuse(line(YESNO_REFUSAL, 'quiet', WAIT.none))

/** Yes or No is what the player chose, correct or incorrect whether it was right. */
const outcomeName = (choseYes: boolean, yesIsRight: boolean): OutcomeName => {
  if (choseYes) return yesIsRight ? 'correctYes' : 'incorrectYes'
  return yesIsRight ? 'incorrectNo' : 'correctNo'
}

/**
 * Decides an opportunity (specification 4, Yes/No opportunity): draws whether yes is right, applies the
 * outcome, toggles its foe and starts its fight. Death goes first.
 */
export const playYesno = (
  state: State,
  { opportunity, choice }: { opportunity: OpportunityId; choice: 'yes' | 'no' },
  rng: RulesRng,
): Turn => {
  const { yesChance, outcomes } = opportunityOf(opportunity)
  const name = outcomeName(choice === 'yes', rng.chance(yesChance, TENTHS))
  const outcome = outcomes[name]
  const changed = applyChanges(state, outcome.changes)
  const used: State = {
    ...changed.state,
    usedOpportunities: [...state.usedOpportunities, opportunity],
    emptyPaths: [...state.emptyPaths, futureTextId(opportunity, name)],
  }
  const after = outcome.contingentEnemy ? toggleFoe(used, outcome.contingentEnemy) : used
  const lines = [...storyLines(outcome.lines), ...changed.lines]
  if (after.health <= 0) return die(after, lines, opportunity)
  return outcome.enemy ? openFight(after, outcome.enemy, lines, rng) : proceed(after, lines, rng)
}
