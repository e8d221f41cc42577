import type { Command } from './command.ts'
import { caseListCommand } from './case-list.ts'
import { caseCommand, type KindOfCase } from './cases.ts'

const CORRECTIONS: KindOfCase = {
  kind: 'correction',
  details:
    'A correction is its number, which `corrections list` shows; several are possible. --search takes those of which the text or the source contains something.',
  naming: 'say its number, which `corrections list` shows.',
}

const correctionsList = caseListCommand({
  kind: 'correction',
  summary: 'the corrections of facts, the newest first; 20 when nothing is said',
  details: '`facts reports` shows those that visitors reported.',
  describe: ({ factId, factText, text, source, helpful, hiddenAt, factHiddenAt }) => ({
    head: [
      factHiddenAt === null ? `fact ${factId}` : `fact ${factId} (hidden)`,
      ...(hiddenAt === null ? [] : ['hidden']),
    ],
    votes: `${helpful} helpful`,
    texts: [`Fact: ${factText}`, text, source],
  }),
})

export const correctionCommands: readonly Command[] = [
  correctionsList,
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
