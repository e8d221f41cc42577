import { sql } from 'kysely'
import { type Category, type Fact, factSchema, type ParsedFact } from '@fable/contract'
import { FACTS_LIMIT, NEW_FACTS_MAX, VOTES } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { type Origin, originColumns } from '../posting/origin.ts'
import { hashesOf, sameTextQuery, textHash } from './hashes.ts'
import { indexFacts } from './word-index.ts'

export const COLUMNS = Object.keys(factSchema.shape) as (keyof Fact)[]

export const ID_END = 2_147_483_647

const quotedFields = (isDoubt: boolean): string[] =>
  VOTES.filter((vote) => vote.isDoubt === isDoubt).map(({ field }) => `"${field}"`)

export const IS_DISPUTED = sql.raw<boolean>(disputed())

export async function findLastId({ db }: Database): Promise<number> {
  const fact = await db
    .selectFrom('Facts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return fact?.id ?? 0
}

/** The most interesting fact is first; of equal ones, the newest (docs/rules.md, section 7). */
export function listFacts({ db }: Database, category?: Category): Promise<Fact[]> {
  const facts = db
    .selectFrom('Facts')
    .select(COLUMNS)
    .where('hiddenAt', 'is', null)
    .orderBy('votesInteresting', 'desc')
    .orderBy('id', 'desc')
    .limit(FACTS_LIMIT)
  return (category === undefined ? facts : facts.where('category', '=', category)).execute()
}

export function listFactsWithIds({ db }: Database, ids: readonly number[]): Promise<Fact[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('Facts')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('hiddenAt', 'is', null)
    .execute()
}

export async function countNewer({ db }: Database, after: number): Promise<number> {
  const newer = db
    .selectFrom('Facts')
    .select('id')
    .where('id', '>', after)
    .where('hiddenAt', 'is', null)
    .limit(NEW_FACTS_MAX)
  const { count } = await db
    .selectFrom(newer.as('newer'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertFact = (
  database: Database,
  fact: ParsedFact & { readonly howCome?: string },
  now: number | null,
  origin?: Origin,
): Promise<Fact> =>
  inTransaction(database, async (transaction) => {
    const createdAt = now === null ? null : new Date(now).toISOString()
    const inserted = await transaction.db
      .insertInto('Facts')
      .values({
        ...fact,
        ...originColumns(origin, createdAt),
        createdAt,
        ...hashesOf(fact),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    if (!origin?.isHeld) await indexFacts(transaction, [inserted])
    return inserted
  })

const TEXT_LOCK = 1

/** Throws `same_fact` if a fact with nearly the same text is shown. */
export const insertUnlessSame = (
  database: Database,
  fact: ParsedFact,
  now: number,
  origin: Origin,
): Promise<Fact> =>
  inTransaction(database, async (transaction) => {
    await lockText(transaction, fact.text)
    const same = await sameTextQuery(transaction, fact.text).executeTakeFirst()
    if (same) throw problem('same_fact', { extras: { same } })
    return insertFact(transaction, fact, now, origin)
  })

/** Returns undefined if the fact does not exist. */
export async function isHidden({ db }: Database, id: number): Promise<boolean | undefined> {
  const fact = await db
    .selectFrom('Facts')
    .select('hiddenAt')
    .where('id', '=', id)
    .executeTakeFirst()
  return fact && fact.hiddenAt !== null
}

// The contract's `isDisputed`, in the same form as the conditions of the indexes. It subtracts instead of adding,
// because a sum of votes could exceed an integer.
function disputed(): string {
  const [first, ...others] = quotedFields(false)
  return `${first} < ${[quotedFields(true).join(' + '), ...others].join(' - ')}`
}

// Other transactions that store nearly the same text wait until this one has ended. The embedded database has a single
// writer, so it needs no lock.
async function lockText({ db, dialect }: Database, text: string): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${TEXT_LOCK}, hashtext(${textHash(text)}))`.execute(db)
}
