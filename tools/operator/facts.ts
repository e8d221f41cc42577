import { listFactsWithHidden, listReports, type ReportWithFact } from '@fable/server/operator'
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

const FACTS: Moderated = {
  kind: 'fact',
  details:
    'A fact is its number, which `facts list` shows, or its address; several are possible. --search takes those of which the text or the source contains something.',
  naming: 'say its number, which `facts list` shows, or its address.',
  list: listFactsWithHidden,
}

type Listed = { text: string; source: string; category: string; hiddenAt: string | null }

const stateOf = ({ category, hiddenAt }: Listed) =>
  hiddenAt === null ? category : `${category}, hidden`

const showFacts: Command['run'] = async (given, { database }) => {
  const wanted = wantedOf(given)
  const { search } = wanted
  const limit = readLimit(given)
  const found = await listFactsWithHidden(database(), { ...wanted, limit: oneMore(limit) })
  const { shown: facts, more } = limited(found, limit)
  if (facts.length === 0) {
    if (search !== undefined) return `No fact with ${JSON.stringify(search)}.`
    if (wanted.category !== undefined || wanted.since !== undefined) return 'No fact is like that.'
    return wanted.hidden ? 'No fact is hidden.' : 'There is no fact yet.'
  }
  const hiding = await hidingTextsOf(database(), facts)
  const entries = facts.map((fact) => {
    const votes = `${fact.votesInteresting}/${fact.votesMindblowing}/${fact.votesFalse} votes`
    const time = fact.createdAt === null ? [] : [shownTime(fact.createdAt)]
    const head = [`#${fact.id}`, stateOf(fact), ...time, votes].join('  ')
    const hidden = hiding.get(fact.id)
    const lines = [fact.text, fact.source, ...(hidden ? [hidden] : [])]
    return [head, ...lines.map(indented)].join('\n')
  })
  return [...entries, ...more].join('\n\n')
}

/** What a report is about: a fact, or a correction of one, with its text and source. */
const subjectOf = (report: ReportWithFact) => {
  const fact = `fact ${report.factId} (${stateOf(report)})`
  const { correctionId, correctionText, correctionSource, correctionHiddenAt } = report
  if (correctionId === null) return { about: fact, lines: [report.text, report.source] }
  const state = correctionHiddenAt === null ? '' : ' (hidden)'
  return {
    about: `correction ${correctionId}${state} of ${fact}`,
    lines: [`Fact: ${report.text}`, correctionText ?? '', correctionSource ?? ''],
  }
}

const showReports: Command['run'] = async (given, { database }) => {
  const reports = await listReports(database(), readLimit(given))
  if (reports.length === 0) return 'No report is open.'
  return reports
    .map((report) => {
      const { about, lines } = subjectOf(report)
      const head = [`#${report.id}`, report.reason, shownTime(report.sentAt), about]
      const note = report.note === null ? [] : [`Note: ${report.note}`]
      return [head.join('  '), ...[...lines, ...note].map(indented)].join('\n')
    })
    .join('\n\n')
}

export const factCommands: readonly Command[] = [
  {
    name: 'facts list',
    usage: `${NARROWING_USAGE} ${LIST_USAGE}`,
    summary: 'the facts, the newest first; 20 when nothing is said',
    details:
      '--hidden lists those only; --search those of which the text or the source contains something; --since takes 6h, 2d or a date. Of a hidden one it says since when, by whom, and how exactly that is undone. The votes are those for interesting, mind-blowing and false.',
    options: { ...LIST_OPTIONS, ...NARROWING },
    run: showFacts,
  },
  {
    name: 'facts reports',
    usage: LIST_USAGE,
    summary:
      'which facts and corrections visitors reported and why, until they are kept or hidden, the newest first; 20 when nothing is said',
    options: LIST_OPTIONS,
    run: showReports,
  },
  caseCommand(FACTS, 'hide', {
    name: 'facts hide',
    summary: 'takes facts, with their corrections, off every list, page, search and feed',
    verb: 'hides',
    done: 'hidden. Running servers stop showing that within a second.',
  }),
  caseCommand(FACTS, 'restore', {
    name: 'facts restore',
    summary: 'puts hidden facts back, with their votes and corrections',
    verb: 'puts back',
    done: 'put back, with the votes.',
  }),
  caseCommand(FACTS, 'keep', {
    name: 'facts keep',
    summary: 'closes the reports of facts, and shows those that wait to be seen',
    verb: 'keeps',
    done: 'kept.',
  }),
  caseCommand(FACTS, 'delete', {
    name: 'facts delete',
    summary: 'removes the text and source of facts for good, with their corrections',
    verb: 'deletes',
    done: 'deleted for good. Backups keep them until they are replaced.',
  }),
]
