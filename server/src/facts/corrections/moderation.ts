import { sql } from 'kysely'
import { CORRECTION_SHOWN_MIN, type CorrectionFieldName } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { IS_DISPUTED } from '../store/facts.ts'
import { reindexFacts } from './reindex.ts'

export const EMPTY_CORRECTION: Readonly<Record<CorrectionFieldName, ''>> = { text: '', source: '' }

/**
 * Determines the best correction of each fact: the one with the most helpful votes, of equal ones the oldest. A
 * correction that is hidden, or that too few senders have found helpful, is left out. Call it after `lockFacts`, in the
 * transaction that has changed the corrections. `now` is in milliseconds since 1970.
 */
export async function updateBestCorrections(
  database: Database,
  factIds: readonly number[],
  now: number,
): Promise<void> {
  const { db, dialect } = database
  const best = sql`(
    select "Corrections"."id" from "Corrections"
    where "Corrections"."factId" = "Facts"."id" and "Corrections"."hiddenAt" is null
      and "Corrections"."helpfulSenders" >= ${sql.lit(CORRECTION_SHOWN_MIN)}
    order by "Corrections"."helpful" desc, "Corrections"."id" limit 1)`
  const { rows } = await sql<{ id: number }>`
    update "Facts" set "correctionId" = ${best},
      "changedAt" = case when ${IS_DISPUTED} then ${new Date(now).toISOString()} else "changedAt" end
    where "id" in ${idList(dialect, factIds)} and "correctionId" is distinct from ${best}
    returning "id"`.execute(db)
  const changed = rows.map(({ id }) => id)
  if (changed.length > 0) await reindexFacts(database, changed)
}

/** Used when the text of a fact is deleted, because its corrections repeat what it says. This cannot be undone. */
export async function deleteCorrectionTexts(
  { db, dialect }: Database,
  factIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('Corrections')
    .set(EMPTY_CORRECTION)
    .where('factId', 'in', idList(dialect, factIds))
    .execute()
}

export async function forgetHelpfulMarks(
  { db }: Database,
  weeks: readonly number[],
): Promise<void> {
  let old = db.deleteFrom('HelpfulMarks')
  for (const week of weeks) old = old.where('sender', 'not like', `${week}.%`)
  await old.execute()
}
