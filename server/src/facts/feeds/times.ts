import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'
import { IS_DISPUTED } from '../store/facts.ts'

export async function listChanges(
  { db, dialect }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const facts = await db
    .selectFrom('Facts')
    .select(['id', 'changedAt'])
    .where('id', 'in', idList(dialect, ids))
    .execute()
  return new Map(facts.map(({ id, changedAt }) => [id, changedAt]))
}

type LastDisputed = SelectQueryBuilder<Tables, 'Facts', { id: number; disputedAt: string | null }>

export const lastDisputedQuery = ({ db }: Database, limit: number): LastDisputed =>
  db
    .selectFrom('Facts')
    .select(['id', 'disputedAt'])
    .where('disputedAt', 'is not', null)
    .where('hiddenAt', 'is', null)
    .where(IS_DISPUTED)
    .orderBy('disputedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/**
 * Returns the time of the first migration. It is also the time of the sample facts, which have no date of their own.
 */
export async function findBeginning({ db }: Database): Promise<string> {
  const { rows } = await sql<{ time: string }>`
    select min("timestamp") as "time" from kysely_migration`.execute(db)
  return rows[0]?.time ?? new Date(0).toISOString()
}
