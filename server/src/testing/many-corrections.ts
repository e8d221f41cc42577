import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { updateBestCorrections } from '../facts/corrections/moderation.ts'

const BATCH = 2000
const HELPFUL_MAX = 7

/**
 * Adds a number of corrections to each fact, for measurements. Most facts get one that is helpful enough to be shown.
 */
export const insertManyCorrections = async (
  database: Database,
  { facts, each }: { facts: number; each: number },
): Promise<void> => {
  const { db, dialect } = database
  for (let first = 1; first <= facts; first += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, facts - first + 1) }, (_, n) => first + n)
    const corrections = ids.flatMap((factId) =>
      Array.from({ length: each }, (_, n) => ({
        factId,
        text: `Rather this, as number ${n} says who has looked it up: ${factId * 7919}.`,
        source: `https://www.right${n}.example/page/${factId}`,
        createdAt: '2026-11-22T00:00:00.000Z',
        helpful: (factId * 31 + n * 17) % HELPFUL_MAX,
        helpfulSenders: (factId * 31 + n * 17) % HELPFUL_MAX,
      })),
    )
    await db.transaction().execute(async (transaction) => {
      for (let n = 0; n < corrections.length; n += 200) {
        const rows = corrections.slice(n, n + 200)
        await transaction.insertInto('Corrections').values(rows).execute()
      }
      await updateBestCorrections({ db: transaction, dialect }, ids, 0)
    })
  }
  await sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db)
}
