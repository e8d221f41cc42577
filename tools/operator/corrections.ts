import { listCorrectionsWithHidden } from '@fable/server/operator'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'
import { caseCommand, type Moderated, SEARCH, searchOf } from './cases.ts'

const CORRECTIONS: Moderated = {
  kind: 'correction',
  details:
    'A correction is its number, which `corrections list` shows; several are possible. --search takes those of which the text or the source contains something.',
  naming: 'say its number, which `corrections list` shows.',
  list: listCorrectionsWithHidden,
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
  caseCommand(CORRECTIONS, 'hide', {
    name: 'corrections hide',
    summary: 'takes corrections off their facts; the next best one takes the place',
    verb: 'hides',
    done: 'hidden. Running servers stop showing that within a second.',
  }),
  caseCommand(CORRECTIONS, 'restore', {
    name: 'corrections restore',
    summary: 'puts hidden corrections back, with their helpful votes',
    verb: 'puts back',
    done: 'put back, with the votes.',
  }),
  caseCommand(CORRECTIONS, 'keep', {
    name: 'corrections keep',
    summary: 'closes the reports of corrections, and shows those that wait to be seen',
    verb: 'keeps',
    done: 'kept.',
  }),
  caseCommand(CORRECTIONS, 'delete', {
    name: 'corrections delete',
    summary: 'removes the text and source of corrections for good',
    verb: 'deletes',
    done: 'deleted for good. Backups keep them until they are replaced.',
  }),
]
