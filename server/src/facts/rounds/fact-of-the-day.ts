import type { FactDetails } from '@fable/contract'
import { addDays, dayOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { compareTexts } from '../../lib/compare-texts.ts'
import { findDetails, findFact, listPage } from '../board/pages.ts'
import { canStayFactOfTheDay, listVouched } from '../board/vouched.ts'
import { listSecretFacts } from './secret-facts.ts'

/** The first screen already shows this many facts of the list, so they are not chosen. */
const SKIPPED = 12
const FACT_REST_DAYS = 60

export async function findFactOfEarlierDay(
  database: Database,
  day: string,
): Promise<FactDetails | null> {
  const { fact } = await findStoredFact(database, day)
  return fact ? findDetails(database, fact) : null
}

async function findStoredFact(database: Database, day: string) {
  const row = await database.db
    .selectFrom('FactsOfTheDay')
    .select('factId')
    .where('day', '=', day)
    .executeTakeFirst()
  return { id: row?.factId, fact: row && (await findFact(database, row.factId)) }
}

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

type FactOfTheDay = { readonly day: string; readonly fact: FactDetails }

/**
 * Returns null if no vouched fact can be the fact of the day. The first request of a day chooses it for all servers.
 * Another one is chosen if the fact becomes hidden, disputed with a correction, reported by many, or no longer vouched
 * for.
 */
export async function ensureFactOfTheDay(
  database: Database,
  now: number,
): Promise<FactOfTheDay | null> {
  const day = dayOf(now)
  const { id, fact } = await findChosen(database, day)
  if (fact) return { day, fact }

  const chosen = await chooseFact(database, day, id)
  if (!chosen) return null
  await database.db
    .insertInto('FactsOfTheDay')
    .values({ day, factId: chosen.id })
    // Only the rejected fact is replaced. If another server has chosen a fact meanwhile, that one stays.
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

async function findChosen(database: Database, day: string) {
  const { id, fact } = await findStoredFact(database, day)
  const canStay = fact !== undefined && (await canStayFactOfTheDay(database, fact.id))
  return { id, fact: canStay ? await findDetails(database, fact) : undefined }
}

/**
 * Chooses the shortest fact that was not shown for FACT_REST_DAYS. If there is none, chooses the one that was not shown
 * for the longest time. `rejectedId`: the fact that was chosen for the day and cannot stay.
 */
async function chooseFact(database: Database, day: string, rejectedId: number | undefined) {
  const onFirstScreen = await listPage(database, { sort: 'top', limit: SKIPPED })
  const excluded = new Set([
    rejectedId,
    ...onFirstScreen.map(({ id }) => id),
    ...(await listSecretFacts(database, day)),
  ])
  const lastShown = await findLastShown(database, day)
  const lastShownOn = ({ id }: { readonly id: number }) => lastShown.get(id) ?? ''
  const [chosen] = (await listVouched(database))
    .filter((fact) => (fact.createdAt ?? '') < day && !excluded.has(fact.id))
    .toSorted(
      (one, other) =>
        compareTexts(lastShownOn(one), lastShownOn(other)) || one.text.length - other.text.length,
    )
  return chosen
}

/** Finds the last of the FACT_REST_DAYS on which each fact was shown, as the fact of the day or in a round. */
async function findLastShown({ db }: Database, day: string): Promise<Map<number, string>> {
  const since = addDays(day, -FACT_REST_DAYS)
  const facts = await db
    .selectFrom('FactsOfTheDay')
    .select(['day', 'factId'])
    .where('day', '>=', since)
    .execute()
  const rounds = await db
    .selectFrom('Rounds')
    .select(['day', 'firstFactId', 'secondFactId'])
    .where('day', '>=', since)
    .execute()

  const shown = [
    ...facts,
    ...rounds.flatMap(({ firstFactId, secondFactId, ...round }) =>
      [firstFactId, secondFactId].map((factId) => ({ ...round, factId })),
    ),
  ].toSorted((one, other) => compareTexts(one.day, other.day))
  return new Map(shown.map((one) => [one.factId, one.day]))
}
