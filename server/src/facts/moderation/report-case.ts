import type { CaseKey } from '@fable/contract'
import { HARMFUL_REPORTS_TO_HOLD } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import { insertReport, type ReportCase } from '../posting/reports.ts'
import { findPostingRules } from '../posting/rules.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { type CaseRow, findCases } from './case-rows.ts'
import { changeStates } from './case-states.ts'
import { lockCases, stateOf } from './case-writes.ts'

type Deps = Pick<ServerDeps, 'database' | 'now' | 'log'> & { readonly cache: FactCache }

/**
 * Stores the report. If enough senders have reported the case as harmful, it is also held for the operator, unless it
 * is a vouched fact, was already held or kept or restored, or the operator has switched this off.
 */
export const makeReportCase =
  ({ database, cache, log, now }: Deps): ReportCase =>
  async (report) => {
    const isHeld = await inTransaction(database, async (transaction) => {
      await insertReport(transaction, report, now())
      return report.reason === 'offensive' && holdIfHarmful(transaction, report.of, now())
    })
    if (!isHeld) return
    cache.changed('facts')
    log.info(report.of, 'held after reports')
  }

const hold = changeStates({ from: ['shown'], to: 'held' })

async function holdIfHarmful(transaction: Database, key: CaseKey, now: number): Promise<boolean> {
  const { holdsHarmful } = await findPostingRules(transaction)
  if (!holdsHarmful) return false
  // The lock makes concurrent reports wait for each other. Otherwise none of them might see all the others, and the
  // case would not be held.
  const [found] = await lockCases(transaction, () => findCases(transaction, [key]))
  if (!found || stateOf(found) !== 'shown') return false
  if (found.kind === 'fact' && found.vouchedBy !== null) return false
  if ((await countHarmfulReports(transaction, found)) < HARMFUL_REPORTS_TO_HOLD) return false
  if (await isDecided(transaction, key)) return false
  await hold(transaction, [found], { kind: 'hold', who: 'the readers', what: '', now })
  return true
}

async function countHarmfulReports(
  { db }: Database,
  { kind, id, factId }: CaseRow,
): Promise<number> {
  const { count } = await db
    .selectFrom('Reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('factId', '=', factId)
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .where('reason', '=', 'offensive')
    .where('isFirst', '=', 1)
    .where('actionId', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function isDecided({ db }: Database, { kind, id }: CaseKey): Promise<boolean> {
  const action = await db
    .selectFrom('ActionItems')
    .innerJoin('Actions', 'Actions.id', 'ActionItems.actionId')
    .select('Actions.id')
    .where('ActionItems.kind', '=', kind)
    .where('itemId', '=', id)
    .where('Actions.kind', 'in', ['keep', 'restore', 'hold'])
    .limit(1)
    .executeTakeFirst()
  return action !== undefined
}
