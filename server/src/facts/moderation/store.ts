import { VOTE_FIELDS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { listWanted, type Wanted } from './wanted.ts'

const readFacts = (
  { db }: Database,
  { hidden, category, since, limit }: Wanted,
  before = Infinity,
) => {
  let facts = db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'category', 'createdAt', 'hiddenAt', 'held', 'actionId'])
    .select(VOTE_FIELDS)
    .orderBy('id', 'desc')
  if (hidden !== undefined) facts = facts.where('hiddenAt', hidden ? 'is not' : 'is', null)
  if (category !== undefined) facts = facts.where('category', '=', category)
  if (since !== undefined) facts = facts.where('createdAt', '>=', since)
  if (before !== Infinity) facts = facts.where('id', '<', before)
  if (limit !== undefined) facts = facts.limit(limit)
  return facts.execute()
}

/** A fact as the operator sees it. */
export type FactWithHidden = Awaited<ReturnType<typeof readFacts>>[number]

/** Lists facts with their votes for the operator, newest first, hidden ones included. Reads all facts to search. */
export const listFactsWithHidden = (
  database: Database,
  wanted: Wanted,
): Promise<FactWithHidden[]> =>
  listWanted((some, before) => readFacts(database, some, before), wanted)

/** Reports that no action has ended, of what is shown. */
const openReports = ({ db }: Database) =>
  db
    .selectFrom('Reports')
    .innerJoin('Facts', 'Facts.id', 'Reports.factId')
    .leftJoin('Corrections', 'Corrections.id', 'Reports.correctionId')
    .where('Reports.actionId', 'is', null)
    .where('Facts.hiddenAt', 'is', null)
    .where('Corrections.hiddenAt', 'is', null)

/** Counts the open reports. */
export const countOpenReports = async (database: Database): Promise<number> => {
  const { count } = await openReports(database)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const reportsQuery = (database: Database) =>
  openReports(database)
    .select(['Reports.id', 'Reports.factId', 'Reports.correctionId', 'reason', 'note', 'sentAt'])
    .select(['Facts.text', 'Facts.source', 'category', 'Facts.hiddenAt'])
    .select(['Corrections.text as correctionText', 'Corrections.source as correctionSource'])
    .select('Corrections.hiddenAt as correctionHiddenAt')
    .orderBy('Reports.id', 'desc')

/** A report with its fact, and the correction of the fact that it is about, if it is about one. */
export type ReportWithFact = Awaited<ReturnType<ReturnType<typeof reportsQuery>['execute']>>[number]

/** Lists open reports with their facts, newest first. Without a limit it lists everything. */
export const listReports = (database: Database, limit?: number): Promise<ReportWithFact[]> => {
  const reports = reportsQuery(database)
  return (limit === undefined ? reports : reports.limit(limit)).execute()
}
