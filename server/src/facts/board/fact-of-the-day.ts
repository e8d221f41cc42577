import type { FactDetails } from '@fable/contract'
import { dayOf, isDisputed } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { findDetails, findFact, listPage } from './pages.ts'

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

/** The fact that was chosen for the day: its id, and its row if it is shown. */
const findStored = async (database: Database, day: string) => {
  const row = await database.db
    .selectFrom('FactsOfTheDay')
    .select('factId')
    .where('day', '=', day)
    .executeTakeFirst()
  return { id: row?.factId, fact: row && (await findFact(database, row.factId)) }
}

/** The fact that was chosen for the day, if it may still be that of today. */
const findChosen = async (database: Database, day: string) => {
  const { id, fact } = await findStored(database, day)
  const isLeft = fact !== undefined && !isDisputed(fact)
  return { id, fact: isLeft ? await findDetails(database, fact) : undefined }
}

/** Finds the fact of a day that has ended; null if there was none, or it is not shown any more. */
export const findFactOfEarlierDay = async (
  database: Database,
  day: string,
): Promise<FactDetails | null> => {
  const { fact } = await findStored(database, day)
  return fact ? findDetails(database, fact) : null
}

/** Lists the ids of the facts of the days from one on, up to another one. */
export const listFactsOfDays = (
  { db }: Database,
  { from, upTo }: { readonly from: string; readonly upTo: string },
): Promise<{ day: string; factId: number }[]> =>
  db
    .selectFrom('FactsOfTheDay')
    .select(['day', 'factId'])
    .where('day', '>=', from)
    .where('day', '<=', upTo)
    .execute()

/** Finds the last day before one that has a fact of the day. */
export const findLastFactDay = async (
  { db }: Database,
  before: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('FactsOfTheDay')
    .select('day')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
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
