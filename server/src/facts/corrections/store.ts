import { sql } from 'kysely'
import type { Correction, ProblemCode, RequestOf } from '@fable/contract'
import {
  CORRECTION_SHOWN_MIN,
  CORRECTIONS_MAX,
  CORRECTIONS_OF_SENDER_MAX,
} from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { changesOf, idList, jsonRows } from '../../db/json-rows.ts'
import { fold } from '../../lib/words.ts'
import { type Origin, originColumns, type SenderMarks } from '../posting/origin.ts'
import { isHidden } from '../store/facts.ts'
import { lockFacts } from '../store/word-index.ts'
import { updateBestCorrections } from './moderation.ts'
import { CORRECTION_COLUMNS, type CorrectionRow, toCorrection } from './reads.ts'

type NewCorrection = RequestOf<'POST /api/facts/:id/corrections'>['body'] & {
  readonly factId: number
}

type Refusal = Extract<
  ProblemCode,
  'fact_not_found' | 'fact_hidden' | 'same_correction' | 'own_corrections_full' | 'corrections_full'
>

const comparable = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim()

/** The sender's hidden corrections count towards this limit as well. */
async function hasSaidEnough(
  { db }: Database,
  factId: number,
  marks: SenderMarks,
): Promise<boolean> {
  const own = await db
    .selectFrom('Corrections')
    .select('id')
    .where('factId', '=', factId)
    .where('sender', 'in', marks)
    .limit(CORRECTIONS_OF_SENDER_MAX)
    .execute()
  return own.length === CORRECTIONS_OF_SENDER_MAX
}

async function findRefusal(
  database: Database,
  { factId, text }: NewCorrection,
  origin: Origin | undefined,
): Promise<Refusal | undefined> {
  const hidden = await isHidden(database, factId)
  if (hidden === undefined) return 'fact_not_found'
  if (hidden) return 'fact_hidden'
  // A held correction may still be shown later, so it counts like a shown one.
  const others = await database.db
    .selectFrom('Corrections')
    .select('text')
    .where('factId', '=', factId)
    .where((row) => row.or([row('hiddenAt', 'is', null), row('held', '=', 1)]))
    .execute()
  const wanted = comparable(text)
  if (others.some((other) => comparable(other.text) === wanted)) return 'same_correction'
  if (origin && (await hasSaidEnough(database, factId, origin.marks))) return 'own_corrections_full'
  return others.length >= CORRECTIONS_MAX ? 'corrections_full' : undefined
}

export const insertCorrection = (
  database: Database,
  correction: NewCorrection,
  now: number,
  origin?: Origin,
): Promise<Correction | Refusal> =>
  inTransaction(database, async (transaction) => {
    // The lock lets only one correction of a fact be stored at a time. Otherwise there could be duplicates, or more
    // than the limit.
    await lockFacts(transaction, [correction.factId])
    const refusal = await findRefusal(transaction, correction, origin)
    if (refusal !== undefined) return refusal
    const createdAt = new Date(now).toISOString()
    const inserted = await transaction.db
      .insertInto('Corrections')
      .values({ ...correction, ...originColumns(origin, createdAt), createdAt })
      .returning(CORRECTION_COLUMNS)
      .executeTakeFirstOrThrow()
    return toCorrection(inserted)
  })

export type HelpfulVote = { readonly id: number; readonly marks: SenderMarks }

/**
 * Returns only votes of senders who have not voted for the correction before, and only as many as it still needs to be
 * shown. Its author's vote does not count. Call it after `lockFacts`.
 */
async function insertHelpfulMarks(
  { db, dialect }: Database,
  votes: readonly HelpfulVote[],
): Promise<HelpfulVote[]> {
  const byId = Map.groupBy(votes, ({ id }) => id)
  const ids = idList(dialect, [...byId.keys()])

  const open = await db
    .selectFrom('Corrections')
    .innerJoin('Facts', 'Facts.id', 'Corrections.factId')
    .select(['Corrections.id', 'Corrections.sender', 'helpfulSenders'])
    .where('Corrections.id', 'in', ids)
    .where('Corrections.hiddenAt', 'is', null)
    .where('Facts.hiddenAt', 'is', null)
    .where('helpfulSenders', '<', CORRECTION_SHOWN_MIN)
    .execute()
  if (open.length === 0) return []
  const kept = await db
    .selectFrom('HelpfulMarks')
    .select(['correctionId', 'sender'])
    .where('correctionId', 'in', ids)
    .execute()

  const counted: HelpfulVote[] = []
  for (const { id, sender, helpfulSenders } of open) {
    const earlier = kept.filter(({ correctionId }) => correctionId === id)
    const known = new Set([sender, ...earlier.map((row) => row.sender)])
    let missing = CORRECTION_SHOWN_MIN - helpfulSenders
    for (const vote of byId.get(id) ?? []) {
      if (missing === 0) break
      if (vote.marks.some((mark) => known.has(mark))) continue
      known.add(vote.marks[0])
      counted.push(vote)
      missing -= 1
    }
  }

  if (counted.length > 0) {
    const rows = counted.map(({ id, marks: [sender] }) => ({ correctionId: id, sender }))
    await sql`
      insert into "HelpfulMarks" ("correctionId", "sender") select "correctionId", "sender"
      from ${jsonRows(dialect, rows, { correctionId: 'integer', sender: 'text' })}`.execute(db)
  }
  return counted
}

const tallyHelpful = (votes: readonly HelpfulVote[], counted: readonly HelpfulVote[]) =>
  Array.from(
    Map.groupBy(votes, ({ id }) => id),
    ([id, same]) => ({
      id,
      helpful: same.length,
      helpfulSenders: counted.filter((vote) => vote.id === id).length,
    }),
  )

async function listFactIds({ db, dialect }: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('Corrections')
    .select('factId')
    .distinct()
    .where('id', 'in', idList(dialect, ids))
    .execute()
  return rows.map(({ factId }) => factId)
}

/**
 * Adds the votes in one atomic statement, so that no concurrent vote is lost. The result lacks corrections that are
 * hidden, that belong to a hidden fact, or that do not exist.
 */
export const updateHelpful = (
  database: Database,
  votes: readonly HelpfulVote[],
  now: number,
): Promise<ReadonlyMap<number, Correction>> =>
  inTransaction(database, async (transaction) => {
    const { db, dialect } = transaction
    const factIds = await listFactIds(
      transaction,
      votes.map(({ id }) => id),
    )

    // Whoever changes both facts and corrections locks the facts first. Otherwise two servers could deadlock.
    await lockFacts(transaction, factIds)
    const tallies = tallyHelpful(votes, await insertHelpfulMarks(transaction, votes))
    const columns = { id: 'integer', helpful: 'integer', helpfulSenders: 'integer' } as const

    const { rows } = await sql<CorrectionRow>`
      with "votes" as materialized (${changesOf(dialect, 'Corrections', tallies, columns)})
      update "Corrections" set "helpful" = "Corrections"."helpful" + "votes"."helpful",
        "helpfulSenders" = "Corrections"."helpfulSenders" + "votes"."helpfulSenders"
      from "votes" where "Corrections"."id" = "votes"."id" and "hiddenAt" is null
        and exists (select 1 from "Facts" where "Facts"."id" = "factId" and "Facts"."hiddenAt" is null)
      returning ${sql.join(CORRECTION_COLUMNS.map((column) => sql.ref(`Corrections.${column}`)))}`.execute(
      db,
    )

    await updateBestCorrections(transaction, factIds, now)
    return new Map(rows.map((row) => [row.id, toCorrection(row)]))
  })

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
