import type { FactDetails } from '@fable/contract'
import { addDays, dayOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { compareTexts } from '../../lib/compare-texts.ts'
import { findDetails, findFact, listPage } from '../board/pages.ts'
import { canStayFactOfTheDay, listVouched } from '../board/vouched.ts'

/** The first screen already shows this many facts of the list, so they are not chosen. */
const SKIPPED = 12
const REST_DAYS = 60

export async function findFactOfEarlierDay(
  database: Database,
  day: string,
): Promise<FactDetails | null> {
  const { fact } = await findStored(database, day)
  return fact ? findDetails(database, fact) : null
}

async function findStored(database: Database, day: string) {
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

export async function findLastDay(
  { db }: Database,
  table: 'FactsOfTheDay' | 'Rounds',
  before: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom(table)
    .select('day')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

type FactOfTheDay = { readonly day: string; readonly fact: FactDetails }

/**
 * Returns null if no vouched fact can be the fact of the day. The first request of a day chooses it for all servers.
 * Another one is chosen if the fact becomes hidden, disputed with a correction, reported by many, or no longer vouched
 * for.
 */
export async function findFactOfTheDay(
  database: Database,
  now: number,
): Promise<FactOfTheDay | null> {
  const day = dayOf(now)
  const { id, fact } = await findChosen(database, day)
  if (fact) return { day, fact }

  const chosen = await choose(database, day)
  if (!chosen) return null
  await database.db
    .insertInto('FactsOfTheDay')
    .values({ day, factId: chosen.id })
    // If another server has chosen a fact meanwhile, that fact stays.
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
  const { id, fact } = await findStored(database, day)
  const isLeft = fact !== undefined && (await canStayFactOfTheDay(database, fact.id))
  return { id, fact: isLeft ? await findDetails(database, fact) : undefined }
}

/**
 * Chooses the shortest fact that was not shown for REST_DAYS. If there is none, chooses the one that was not shown for
 * the longest time.
 */
async function choose(database: Database, day: string) {
  const first = await listPage(database, { sort: 'top', limit: SKIPPED })
  const onFirstScreen = new Set(first.map(({ id }) => id))
  const lastShown = await findLastShown(database, day)
  const lastShownOn = ({ id }: { readonly id: number }) => lastShown.get(id) ?? ''
  const [chosen] = (await listVouched(database))
    .filter((fact) => (fact.createdAt ?? '') < day && !onFirstScreen.has(fact.id))
    // A fact in a round with a secret answer cannot be the fact of the day.
    .filter((fact) => lastShownOn(fact) !== day)
    .toSorted(
      (one, other) =>
        compareTexts(lastShownOn(one), lastShownOn(other)) || one.text.length - other.text.length,
    )
  return chosen
}

/** Facts in yesterday's round count as shown on this day, because the answer of that round is still secret. */
async function findLastShown({ db }: Database, day: string): Promise<Map<number, string>> {
  const since = addDays(day, -REST_DAYS)
  const yesterday = addDays(day, -1)

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
    ...rounds.flatMap(({ day: of, firstFactId, secondFactId }) =>
      [firstFactId, secondFactId].map((factId) => ({ day: of < yesterday ? of : day, factId })),
    ),
  ].toSorted((one, other) => compareTexts(one.day, other.day))
  return new Map(shown.map(({ day: of, factId }) => [factId, of]))
}
