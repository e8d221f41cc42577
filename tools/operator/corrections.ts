import { listCorrectionsWithHidden } from '@fable/server/operator'
import type { Command } from './command.ts'
import {
  indented,
  limited,
  LIST_OPTIONS,
  LIST_USAGE,
  oneMore,
  readLimit,
  shownTime,
} from './entries.ts'
import {
  caseCommand,
  hidingTextsOf,
  type Moderated,
  NARROWING,
  NARROWING_USAGE,
  wantedOf,
} from './cases.ts'

const CORRECTIONS: Moderated = {
  kind: 'correction',
  details:
    'A correction is its number, which `corrections list` shows; several are possible. --search takes those of which the text or the source contains something.',
  naming: 'say its number, which `corrections list` shows.',
  list: listCorrectionsWithHidden,
}

const showCorrections: Command['run'] = async (given, { database }) => {
  const wanted = wantedOf(given)
  const { search } = wanted
  const limit = readLimit(given)
  const found = await listCorrectionsWithHidden(database(), {
    ...wanted,
    limit: oneMore(limit),
  })
  const { shown: corrections, more } = limited(found, limit)
  if (corrections.length === 0) {
    if (search !== undefined) return `No correction with ${JSON.stringify(search)}.`
    if (wanted.category !== undefined || wanted.since !== undefined)
      return 'No correction is like that.'
    return wanted.hidden ? 'No correction is hidden.' : 'There is no correction yet.'
  }
  const hiding = await hidingTextsOf(database(), corrections)
  const entries = corrections.map((correction) => {
    const { id, factId, helpful, createdAt, hiddenAt, factHiddenAt } = correction
    const fact = factHiddenAt === null ? `fact ${factId}` : `fact ${factId} (hidden)`
    const state = hiddenAt === null ? [] : ['hidden']
    const head = [`#${id}`, fact, ...state, shownTime(createdAt), `${helpful} helpful`]
    const hidden = hiding.get(id)
    const texts = [correction.text, correction.source, ...(hidden ? [hidden] : [])]
    const lines = [`Fact: ${correction.factText}`, ...texts]
    return [head.join('  '), ...lines.map(indented)].join('\n')
  })
  return [...entries, ...more].join('\n\n')
}

export const correctionCommands: readonly Command[] = [
  {
    name: 'corrections list',
    usage: `${NARROWING_USAGE} ${LIST_USAGE}`,
    summary: 'the corrections of facts, the newest first; 20 when nothing is said',
    details:
      '--hidden lists those only; --search those of which the text or the source contains something. `facts reports` shows those that visitors reported.',
    options: { ...LIST_OPTIONS, ...NARROWING },
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
