import { listReports, type ReportWithCase } from '@fable/server/operator'
import type { Command } from './command.ts'
import {
  type Entry,
  LIST_OPTIONS,
  LIST_USAGE,
  printEntries,
  readLimit,
  shownTime,
} from './entries.ts'

/** Despite its name it lists the reports of all cases. */
export const reportsCommand: Command = {
  name: 'facts reports',
  usage: LIST_USAGE,
  summary:
    'lists open reports of facts and corrections with their reasons, newest first; 20 by default',
  options: LIST_OPTIONS,
  run: async (given, { database }) => {
    const reports = await listReports(database(), readLimit(given))
    return reports.length === 0 ? 'No report is open.' : printEntries(reports.map(describeReport))
  },
}

function describeReport(report: ReportWithCase): Entry {
  const { kind, caseId, factId, category, text, source, factText, note } = report
  const fact = `fact ${factId} (${category})`
  const about = kind === 'fact' ? fact : `${kind} ${caseId} of ${fact}`
  return {
    head: [`#${report.id}`, report.reason, shownTime(report.sentAt), about],
    texts: [
      ...(kind === 'fact' ? [] : [`Fact: ${factText}`]),
      text,
      source,
      ...(note === null ? [] : [`Note: ${note}`]),
    ],
  }
}
