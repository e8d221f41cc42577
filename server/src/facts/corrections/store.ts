import type { Correction, ProblemCode, RequestOf } from '@fable/contract'
import { CORRECTION_SHOWN_MIN, CORRECTIONS_MAX } from '@fable/contract/limits'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { changesOf, idList } from '../../db/json-rows.ts'
import { fold } from '../../lib/words.ts'
import { CORRECTION_COLUMNS, type CorrectionRow, toCorrection } from '../board/corrections.ts'
import { isHidden, type Posted, postedColumns } from '../board/store.ts'
import { lockFacts, reindexFacts } from '../board/word-index.ts'

type NewCorrection = RequestOf<'POST /api/facts/:id/corrections'>['body'] & {
  readonly factId: number
}

/** Why a correction is not taken. */
type Refusal = Extract<
  ProblemCode,
  'fact_not_found' | 'fact_hidden' | 'same_correction' | 'corrections_full'
>

const findRefusal = async (
  database: Database,
  { factId, text }: NewCorrection,
): Promise<Refusal | undefined> => {
  const hidden = await isHidden(database, factId)
  if (hidden === undefined) return 'fact_not_found'
  if (hidden) return 'fact_hidden'
  // Those that wait to be seen take their place.
  const others = await database.db
    .selectFrom('Corrections')
    .select('text')
    .where('factId', '=', factId)
    .where((row) => row.or([row('hiddenAt', 'is', null), row('held', '=', 1)]))
    .execute()
  const folded = fold(text)
  if (others.some((other) => fold(other.text) === folded)) return 'same_correction'
  return others.length >= CORRECTIONS_MAX ? 'corrections_full' : undefined
}

/**
 * Stores a new correction of a fact, which nobody has called helpful yet, and returns it; or why it is not taken.
 * `now` is in milliseconds since 1970.
 */
export const insertCorrection = (
  database: Database,
  correction: NewCorrection,
  now: number,
  posted?: Posted,
): Promise<Correction | Refusal> =>
  inTransaction(database, async (transaction) => {
    // One at a time for each fact, so that no two are the same and none is one too many.
    await lockFacts(transaction, [correction.factId])
    const refusal = await findRefusal(transaction, correction)
    if (refusal !== undefined) return refusal
    const createdAt = new Date(now).toISOString()
    const inserted = await transaction.db
      .insertInto('Corrections')
      .values({ ...correction, ...postedColumns(posted, createdAt), createdAt })
      .returning(CORRECTION_COLUMNS)
      .executeTakeFirstOrThrow()
    return toCorrection(inserted)
  })

/**
 * Lets the best correction stand with each of these facts: the most helpful that is shown, if it is helpful enough;
 * of equal ones the oldest. Call it after `lockFacts`, in the transaction that has changed corrections of theirs.
 */
export const updateBestCorrections = async (
  database: Database,
  factIds: readonly number[],
): Promise<void> => {
  const { db, dialect } = database
  const best = sql`(
    select "Corrections"."id" from "Corrections"
    where "Corrections"."factId" = "Facts"."id" and "Corrections"."hiddenAt" is null
      and "Corrections"."helpful" >= ${sql.lit(CORRECTION_SHOWN_MIN)}
    order by "Corrections"."helpful" desc, "Corrections"."id" limit 1)`
  const { rows } = await sql<{ id: number }>`
    update "Facts" set "correctionId" = ${best}
    where "id" in ${idList(dialect, factIds)} and "correctionId" is distinct from ${best}
    returning "id"`.execute(db)
  const changed = rows.map(({ id }) => id)
  if (changed.length > 0) await reindexFacts(database, changed)
}

/** How often each correction was called helpful. */
const tallyVotes = (ids: readonly number[]) =>
  Array.from(
    Map.groupBy(ids, (id) => id),
    ([id, same]) => ({ id, helpful: same.length }),
  )

/** Lists the facts of corrections. */
const listFactIds = async (
  { db, dialect }: Database,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .selectFrom('Corrections')
    .select('factId')
    .distinct()
    .where('id', 'in', idList(dialect, ids))
    .execute()
  return rows.map(({ factId }) => factId)
}

/**
 * Adds a helpful vote for each id, all in one atomic statement, so that no concurrent vote is lost, and returns the
 * updated corrections by id. Those that do not exist, are hidden or are of a hidden fact are missing in the result.
 */
export const updateHelpful = (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Correction>> =>
  inTransaction(database, async (transaction) => {
    const { db, dialect } = transaction
    const factIds = await listFactIds(transaction, ids)
    // Facts before corrections, as all who change both, or two servers could deadlock.
    await lockFacts(transaction, factIds)
    const columns = { id: 'integer', helpful: 'integer' } as const
    const { rows } = await sql<CorrectionRow>`
      with "votes" as materialized (${changesOf(dialect, 'Corrections', tallyVotes(ids), columns)})
      update "Corrections" set "helpful" = "Corrections"."helpful" + "votes"."helpful"
      from "votes" where "Corrections"."id" = "votes"."id" and "hiddenAt" is null
        and exists (select 1 from "Facts" where "Facts"."id" = "factId" and "Facts"."hiddenAt" is null)
      returning ${sql.join(CORRECTION_COLUMNS.map((column) => sql.ref(`Corrections.${column}`)))}`.execute(
      db,
    )
    await updateBestCorrections(transaction, factIds)
    return new Map(rows.map((row) => [row.id, toCorrection(row)]))
  })

/** Finds a correction that is shown with its fact. */
export const findCorrection = (
  { db }: Database,
  id: number,
): Promise<(CorrectionRow & { readonly factId: number }) | undefined> =>
  db
    .selectFrom('Corrections')
    .innerJoin('Facts', 'Facts.id', 'Corrections.factId')
    .select(CORRECTION_COLUMNS.map((column) => `Corrections.${column}` as const))
    .select('factId')
    .where('Corrections.id', '=', id)
    .where('Corrections.hiddenAt', 'is', null)
    .where('Facts.hiddenAt', 'is', null)
    .executeTakeFirst()
