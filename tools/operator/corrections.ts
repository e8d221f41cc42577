import type { Command } from './command.ts'
import { caseListCommand } from './case-list.ts'
import { caseCommand, type KindOfCase } from './cases.ts'

const CORRECTIONS: KindOfCase = {
  kind: 'correction',
  summaries: {
    hide: 'hides corrections; the next best one takes their place',
    restore: 'restores hidden corrections, with their helpful votes',
    keep: 'closes the reports of corrections, and shows held ones',
    delete: 'deletes the text and source of corrections for good',
  },
  details:
    'A correction is given by its number (see `corrections list`); you can give several. --search selects those whose text or source contains the search text.',
  naming: 'give its number (see `corrections list`).',
}

const correctionsList = caseListCommand({
  kind: 'correction',
  summary: 'lists the corrections of facts, newest first; 20 by default',
  details: '`facts reports` lists reported ones.',
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
  caseCommand(CORRECTIONS, 'hide'),
  caseCommand(CORRECTIONS, 'restore'),
  caseCommand(CORRECTIONS, 'keep'),
  caseCommand(CORRECTIONS, 'delete'),
]
