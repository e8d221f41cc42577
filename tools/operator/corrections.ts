import { listCorrectionsWithHidden, setCorrectionHidden } from '@fable/server/operator'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'
import { type Hidable, hidingCommand, SEARCH, searchOf } from './hiding.ts'

const CORRECTIONS: Hidable = {
  thing: 'correction',
  details:
    'A correction is its number, which `corrections list` shows; several are possible. --search takes those of which the text or the source contains something.',
  naming: 'say its number, which `corrections list` shows.',
  list: listCorrectionsWithHidden,
  setHidden: async (database, id, hiddenAt) => {
    const change = await setCorrectionHidden(database, id, hiddenAt)
    if (change !== 'full') return change
    return {
      refused: `Correction ${id} stays hidden: its fact has as many as it can hold. Hide another one of them first.`,
    }
  },
}

const showCorrections: Command['run'] = async (given, { database }) => {
  const hidden = given.options.hidden === true ? true : undefined
  const search = searchOf(given)
  const wanted = { hidden, search, limit: readLimit(given) }
  const corrections = await listCorrectionsWithHidden(database(), wanted)
  if (corrections.length === 0) {
    if (search !== undefined) return `No correction with ${JSON.stringify(search)}.`
    return hidden ? 'No correction is hidden.' : 'There is no correction yet.'
  }
  return corrections
    .map((correction) => {
      const { id, factId, helpful, createdAt, hiddenAt, factHiddenAt } = correction
      const fact = factHiddenAt === null ? `fact ${factId}` : `fact ${factId} (hidden)`
      const state = hiddenAt === null ? [] : ['hidden']
      const head = [`#${id}`, fact, ...state, shownTime(createdAt), `${helpful} helpful`]
      const lines = [`Fact: ${correction.factText}`, correction.text, correction.source]
      return [head.join('  '), ...lines.map(indented)].join('\n')
    })
    .join('\n\n')
}

export const correctionCommands: readonly Command[] = [
  {
    name: 'corrections list',
    usage: `[--hidden] [--search <text>] ${LIST_USAGE}`,
    summary: 'the corrections of facts, the newest first; 20 when nothing is said',
    details:
      '--hidden lists those only; --search those of which the text or the source contains something. `facts reports` shows those that visitors reported.',
    options: { ...LIST_OPTIONS, ...SEARCH, hidden: { type: 'boolean' } },
    run: showCorrections,
  },
  hidingCommand(CORRECTIONS, true, {
    name: 'corrections hide',
    summary: 'takes corrections off their facts; the next best one takes the place',
    verb: 'hides',
    done: 'hidden. Running servers stop showing that within a second.',
  }),
  hidingCommand(CORRECTIONS, false, {
    name: 'corrections restore',
    summary: 'puts hidden corrections back, with their helpful votes',
    verb: 'puts back',
    done: 'put back, with the votes.',
  }),
]
