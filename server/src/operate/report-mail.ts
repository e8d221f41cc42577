import type { Logger } from 'pino'
import { dayOf } from '@fable/contract/limits'
import type { Mailer } from '../accounts/mailer.ts'
import type { Database } from '../db/database.ts'
import { type CaseRow, writeCaseKey } from '../facts/moderation/case-rows.ts'
import {
  type CaseReports,
  findOpenReports,
  listReportedCases,
} from '../facts/moderation/reports.ts'
import type { Settings } from '../lib/settings.ts'

/** The row of this name contains the UTC day of the last mail. */
const NAME = 'report mail'

const SHOWN = 3
const TEXT_MAX = 80

type Deps = {
  readonly database: Database
  readonly settings: Pick<Settings, 'OPERATOR_EMAIL'>
  readonly mailer: Pick<Mailer, 'deliver'> | undefined
  readonly publicUrl: URL
  readonly log: Logger
  readonly now: () => number
}

/**
 * Sends at most one mail on each UTC day (docs/rules.md, section 13). Call it every hour, so that it can try a failed
 * mail again. It never throws.
 */
export function makeReportMail(deps: Deps): () => Promise<void> {
  const { database, settings, mailer, publicUrl, log, now } = deps
  const { OPERATOR_EMAIL: to } = settings

  return async () => {
    if (to === undefined || !mailer) return
    try {
      const cases = await listReportedCases(database, '')
      const day = dayOf(now())
      if (cases.length === 0 || !(await claim(database, day))) return
      const shown = cases.slice(0, SHOWN)
      const reports = await findOpenReports(database, shown)
      const count = cases.length
      const text = [
        `Reported on ${publicUrl.host}: ${count}. The most urgent:`,
        '',
        ...shown.map((row) => lineOf(row, reports.get(writeCaseKey(row)))),
        '',
        'To look at them, run `npm run operator desk` where the server runs: it prints a link that opens the desk once.',
        'This mail comes once a day at most, while reports are open.',
      ].join('\n')
      const subject = `Fact & Fable: ${count} reported`
      if (!(await mailer.deliver({ to, subject, text }))) await release(database, day)
    } catch (error) {
      log.warn({ err: error }, 'could not notify the operator of reports')
    }
  }
}

/** Only one server sends the mail of a day. Returns false if that mail is already reserved or sent. */
async function claim({ db }: Database, day: string): Promise<boolean> {
  const claimed = await db
    .insertInto('DeskState')
    .values({ name: NAME, value: day })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: day }).where('DeskState.value', '<>', day),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

function lineOf({ kind, text }: CaseRow, reports: CaseReports | undefined): string {
  const reasons = reports?.reasons.map(({ reason, count }) => `${reason} ${count}`).join(', ')
  return `- ${kind}, ${reasons}: ${shortened(text)}`
}

async function release({ db }: Database, day: string): Promise<void> {
  await db.deleteFrom('DeskState').where('name', '=', NAME).where('value', '=', day).execute()
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= TEXT_MAX ? line : `${line.slice(0, TEXT_MAX - 1)}…`
}
