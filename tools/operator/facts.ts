import { ACTION_CASES_MAX, VOTE_FIELDS, VOTES } from '@fable/contract/limits'
import { changeVouched, listReports, type ReportWithCase } from '@fable/server/operator'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'
import { caseListCommand } from './case-list.ts'
import { caseCommand, keysOf, type KindOfCase, LOG_ENTRY, logEntryOf, say } from './cases.ts'

const FACTS: KindOfCase = {
  kind: 'fact',
  summaries: {
    hide: 'removes facts, with their corrections, from every list, page, search and feed',
    restore: 'restores hidden facts, with their votes and corrections',
    keep: 'closes the reports of facts, and shows held ones',
    delete: 'deletes the text and source of facts for good, with their corrections',
  },
  details:
    'A fact is given by its number (see `facts list`) or its address; you can give several. --search selects those whose text or source contains the search text.',
  naming: 'give its number (see `facts list`) or its address.',
}

const factsList = caseListCommand({
  kind: 'fact',
  summary: 'lists the facts, newest first; 20 by default',
  details: `The votes are those for ${VOTES.map(({ name }) => name).join(', ')}.`,
  describe: (fact) => ({
    head: [fact.hiddenAt === null ? fact.category : `${fact.category}, hidden`],
    votes: `${VOTE_FIELDS.map((field) => fact[field]).join('/')} votes`,
    texts: [fact.text, fact.source],
  }),
})

/** A reported case: a fact, or a correction of one, with its text and source. */
const describeCase = (report: ReportWithCase) => {
  const { kind, caseId, factId, category, text, source, factText } = report
  const fact = `fact ${factId} (${category})`
  if (kind === 'fact') return { about: fact, lines: [text, source] }
  return { about: `correction ${caseId} of ${fact}`, lines: [`Fact: ${factText}`, text, source] }
}

const showReports: Command['run'] = async (given, { database }) => {
  const reports = await listReports(database(), readLimit(given))
  if (reports.length === 0) return 'No report is open.'
  return reports
    .map((report) => {
      const { about, lines } = describeCase(report)
      const head = [`#${report.id}`, report.reason, shownTime(report.sentAt), about]
      const note = report.note === null ? [] : [`Note: ${report.note}`]
      return [head.join('  '), ...[...lines, ...note].map(indented)].join('\n')
    })
    .join('\n\n')
}

/** The command that vouches for facts, or takes that back. */
const vouchCommand = (
  vouch: boolean,
  { done, ...words }: Pick<Command, 'name' | 'summary'> & { readonly done: string },
): Command => ({
  ...words,
  usage: '<fact>...',
  details: `${FACTS.details} Only vouched facts can be the fact of the day, or be in a round of "Fact or Fable?" once the built-in truths are used up. --as and --why are written to the log; see \`desk log\`.`,
  options: LOG_ENTRY,
  names: [1, ACTION_CASES_MAX],
  run: async (given, { database }) => {
    const keys = await keysOf(database(), FACTS, given.names)
    const facts = keys.map(({ id }) => id)
    const action = await changeVouched(database(), { ...logEntryOf(given), facts, vouch })
    return say(action, 'fact', done)
  },
})

export const factCommands: readonly Command[] = [
  factsList,
  {
    name: 'facts reports',
    usage: LIST_USAGE,
    summary:
      'lists open reports of facts and corrections with their reasons, newest first; 20 by default',
    options: LIST_OPTIONS,
    run: showReports,
  },
  caseCommand(FACTS, 'hide'),
  caseCommand(FACTS, 'restore'),
  caseCommand(FACTS, 'keep'),
  vouchCommand(true, {
    name: 'facts vouch',
    summary: 'declares facts true, so that they can be the fact of the day',
    done: 'vouched for.',
  }),
  vouchCommand(false, {
    name: 'facts unvouch',
    summary: 'withdraws that declaration',
    done: 'no longer vouched for.',
  }),
  caseCommand(FACTS, 'delete'),
]
