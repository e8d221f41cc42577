import { type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { listReportedCases } from '../moderation/reports.ts'

export const hiddenQuery = ({
  db,
}: Database): SelectQueryBuilder<
  Tables,
  'Cases',
  { readonly held: number; readonly count: number | string | bigint }
> =>
  db
    .selectFrom('Cases')
    .select('held')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('hiddenAt', 'is not', null)
    .groupBy('held')

/** Reports of hidden cases do not count. */
export async function countCases(
  database: Database,
): Promise<Readonly<Record<'reported' | 'held' | 'hidden', number>>> {
  const rows = await hiddenQuery(database).execute()
  const countOf = (held: number) => Number(rows.find((row) => row.held === held)?.count ?? 0)
  return {
    reported: (await listReportedCases(database, '')).length,
    held: countOf(1),
    hidden: countOf(0),
  }
}
