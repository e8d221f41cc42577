import { listReports, type ReportWithCase } from '@fable/server/operator'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'

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

/** Despite its name it lists the reports of all cases. */
export const reportsCommand: Command = {
  name: 'facts reports',
  usage: LIST_USAGE,
  summary:
    'lists open reports of facts and corrections with their reasons, newest first; 20 by default',
  options: LIST_OPTIONS,
  run: showReports,
}
