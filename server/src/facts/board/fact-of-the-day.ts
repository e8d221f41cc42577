import type { FactDetails } from '@fable/contract'
import { dayOf, isDisputed } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { findFact, listPage, toDetails } from './pages.ts'

/** The first facts of the list stand on the first screen already. */
const SKIPPED = 12
/** It is one of the best so many, less the skipped ones. */
const BEST = 30
/** A fact does not return within so many days, if there are enough others. */
const REST_DAYS = 60

/** The shortest of the best facts that were shared before the day and have rested. */
const choose = async (database: Database, day: string) => {
  const best = await listPage(database, { sort: 'top', limit: BEST })
  const candidates = best
    .slice(SKIPPED)
    .filter((fact) => !isDisputed(fact) && (fact.createdAt ?? '') < day)
    .toSorted((one, other) => one.text.length - other.text.length)
  const last = await database.db
    .selectFrom('FactsOfTheDay')
    .select('factId')
    .orderBy('day', 'desc')
    .limit(REST_DAYS)
    .execute()
  const resting = new Set(last.map(({ factId }) => factId))
  const round = await database.db
    .selectFrom('Rounds')
    .select(['firstFactId', 'secondFactId'])
    .where('day', '=', day)
    .executeTakeFirst()
  // The round of the day leaves out the fact of the day, and so the other way round.
  const free = candidates.filter(
    ({ id }) => id !== round?.firstFactId && id !== round?.secondFactId,
  )
  return free.find(({ id }) => !resting.has(id)) ?? free[0]
}

/** The fact that was chosen for the day, if it may still be shown. */
const findChosen = async (database: Database, day: string) => {
  const row = await database.db
    .selectFrom('FactsOfTheDay')
    .select('factId')
    .where('day', '=', day)
    .executeTakeFirst()
  const fact = row && (await findFact(database, row.factId))
  return { id: row?.factId, fact: fact && !isDisputed(fact) ? toDetails(fact) : undefined }
}

/** The fact of a UTC day, YYYY-MM-DD. */
type FactOfTheDay = { readonly day: string; readonly fact: FactDetails }

/**
 * Finds the fact of the UTC day. It is chosen when its first visitor comes, and stays, whichever server is asked;
 * another one is chosen when it is hidden or disputed. null when there are too few facts. `now` is in milliseconds
 * since 1970.
 */
export const findFactOfTheDay = async (
  database: Database,
  now: number,
): Promise<FactOfTheDay | null> => {
  const day = dayOf(now)
  const { id, fact } = await findChosen(database, day)
  if (fact) return { day, fact }
  const chosen = await choose(database, day)
  if (!chosen) return null
  await database.db
    .insertInto('FactsOfTheDay')
    .values({ day, factId: chosen.id })
    // Another server may have been faster.
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ factId: chosen.id })
        .where('FactsOfTheDay.factId', '=', id ?? 0),
    )
    .execute()
  const kept = await findChosen(database, day)
  return kept.fact ? { day, fact: kept.fact } : null
}
