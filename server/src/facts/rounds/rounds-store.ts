import { sql } from 'kysely'
import { addDays, DAY_MS, endOfDay } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { compareTexts } from '../../lib/compare-texts.ts'
import { vouchForProgram } from '../board/vouched.ts'
import { insertFact } from '../store/facts.ts'
import { chooseRound, truthsOf, UNPUBLISHED } from './choose-round.ts'
import { ensureFactOfTheDay } from './fact-of-the-day.ts'
import { findLastDay } from './last-day.ts'
import { lastDayOver } from './secret-facts.ts'

const selectRound = ({ db }: Database, day: string) =>
  db.selectFrom('Rounds').selectAll().where('day', '=', day)

export type RoundRow = Awaited<
  ReturnType<ReturnType<typeof selectRound>['executeTakeFirstOrThrow']>
>

export const findRound = (database: Database, day: string): Promise<RoundRow | undefined> =>
  selectRound(database, day).executeTakeFirst()

// In `firstFactId`: one server is publishing the truths, so that no other one does.
const BEING_PUBLISHED = -1

/**
 * Does nothing if the truths were published before. A visitor's copy of a truth never takes its place, because the
 * program does not vouch for what a visitor has posted.
 */
const publishTruths = (database: Database, day: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const claimed = await transaction.db
      .updateTable('Rounds')
      .set({ firstFactId: BEING_PUBLISHED })
      .where('day', '=', day)
      .where('firstFactId', '=', UNPUBLISHED)
      .returning('truths')
      .executeTakeFirst()
    const [first, second] = claimed ? (truthsOf(claimed) ?? []) : []
    if (!first || !second) return

    const overAt = endOfDay(day) + DAY_MS
    const { id: firstFactId } = await insertFact(transaction, first, overAt)
    const { id: secondFactId } = await insertFact(transaction, second, overAt)
    await vouchForProgram(transaction, [firstFactId, secondFactId])
    await transaction.db
      .updateTable('Rounds')
      .set({ firstFactId, secondFactId })
      .where('day', '=', day)
      .execute()
  })

export const MISSED_MAX = 60

/**
 * Chooses the missing rounds up to tomorrow's, and the missing facts of the day. Adds the truths of rounds that are
 * over to the board. 'impossible': there are too few sentences to choose from, and nothing else has changed.
 */
export async function ensureRounds(
  database: Database,
  today: string,
): Promise<'changed' | 'unchanged' | 'impossible'> {
  const shown = [today, addDays(today, 1)]
  const found = await Promise.all(shown.map((day) => findRound(database, day)))
  if (!found.includes(undefined)) return 'unchanged'

  let isChanged = false
  for (const day of await missedDays(database, today)) {
    await ensureFactOfTheDay(database, Date.parse(day))
    if (!(await chooseFor(database, day))) break
    isChanged = true
  }
  for (const day of await listUnpublished(database, today)) {
    await publishTruths(database, day)
    isChanged = true
  }
  await ensureFactOfTheDay(database, Date.parse(today))
  for (const day of shown.filter((_, n) => !found[n])) {
    if (await chooseFor(database, day)) isChanged = true
  }
  return isChanged ? 'changed' : 'impossible'
}

async function missedDays(database: Database, today: string): Promise<string[]> {
  const last = await findLastDay(database, 'Rounds', today)
  if (last === undefined) return []
  const count = (Date.parse(today) - Date.parse(last)) / DAY_MS - 1
  const missed = Math.min(count, MISSED_MAX)
  return Array.from({ length: missed }, (_, n) => addDays(today, n - missed))
}

/**
 * If several servers choose at the same time, the first one decides. Returns false if there are too few sentences to
 * choose from.
 */
async function chooseFor(database: Database, day: string): Promise<boolean> {
  const chosen = await chooseRound(database, day)
  if (!chosen) return false
  await database.db
    .insertInto('Rounds')
    .values(chosen)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return true
}

async function listUnpublished({ db }: Database, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('Rounds')
    .select('day')
    .where('day', '<=', lastDayOver(today))
    .where('firstFactId', '=', UNPUBLISHED)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

export async function listFablesOfDays(
  { db }: Database,
  { from, upTo }: { readonly from: string; readonly upTo: string },
): Promise<(readonly [day: string, fable: string])[]> {
  const rows = await db
    .selectFrom('Rounds')
    .select(['day', 'text'])
    .where('day', '>=', from)
    .where('day', '<=', upTo)
    .execute()
  return rows.map(({ day, text }) => [day, text] as const)
}

export type Choice = {
  readonly day: string
  readonly token: string
  readonly place: number
  readonly hasReturned: boolean
}

type StoredChoice = Omit<Choice, 'hasReturned'>

const choiceKey = ({ day, token }: Pick<Choice, 'day' | 'token'>) => `${day} ${token}`

const CHOICE_COLUMNS = { day: 'text', token: 'text', place: 'integer' } as const

/** Only the first pick of a token counts. The returned function gives the place of that pick. */
export const insertChoices = (
  database: Database,
  choices: readonly Choice[],
): Promise<(choice: Choice) => number> =>
  inTransaction(database, async (transaction) => {
    const { db, dialect } = transaction
    // Rows are written in a fixed order, because otherwise two servers could deadlock.
    const sorted = choices.toSorted((one, other) => compareTexts(choiceKey(one), choiceKey(other)))
    const rows = jsonRows(dialect, sorted, CHOICE_COLUMNS)
    const inserted = await sql<StoredChoice>`
      insert into "RoundChoices" ("day", "token", "place")
      select "day", "token", "place" from ${rows} where true
      on conflict do nothing returning "day", "token", "place"`.execute(db)

    const returning = new Set(choices.filter(({ hasReturned }) => hasReturned).map(choiceKey))
    const byDay = Map.groupBy(inserted.rows, ({ day }) => day)
    for (const [day, ofDay] of [...byDay].sort(([one], [other]) => compareTexts(one, other)))
      await addToRound(transaction, day, {
        places: ofDay.map(({ place }) => place),
        returned: ofDay.filter((choice) => returning.has(choiceKey(choice))).length,
      })

    const asked = jsonRows(dialect, sorted, { day: 'text', token: 'text' })
    const stored = await sql<StoredChoice>`
      select "day", "token", "place" from "RoundChoices"
      where ("day", "token") in (select "day", "token" from ${asked})`.execute(db)
    const firsts = new Map(stored.rows.map((row) => [choiceKey(row), row]))
    return (choice) => (firsts.get(choiceKey(choice)) ?? choice).place
  })

export async function findChoice(
  { db }: Database,
  { day, tokens }: { readonly day: string; readonly tokens: readonly string[] },
): Promise<number | undefined> {
  if (tokens.length === 0) return undefined
  const rows = await db
    .selectFrom('RoundChoices')
    .select(['token', 'place'])
    .where('day', '=', day)
    .where('token', 'in', tokens)
    .execute()
  const places = new Map(rows.map(({ token, place }) => [token, place]))
  return tokens.map((token) => places.get(token)).find((place) => place !== undefined)
}

/**
 * Does nothing if the account already has a pick. The copy is not counted, because the browser's pick was counted
 * before.
 */
export async function copyChoice(
  { db }: Database,
  { day, from, to }: { readonly day: string; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into "RoundChoices" ("day", "token", "place")
    select "day", cast(${to} as text), "place" from "RoundChoices"
    where "day" = ${day} and "token" = ${from}
    on conflict do nothing`.execute(db)
}

/** Each statement deletes this many rows, so that other writes do not wait long. */
const DELETED_AT_ONCE = 5000

export async function deleteChoicesBefore(
  { db }: Database,
  day: string,
  atOnce = DELETED_AT_ONCE,
): Promise<void> {
  let deleted = atOnce
  while (deleted >= atOnce) {
    const { numDeletedRows } = await db
      .deleteFrom('RoundChoices')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('day', 'token'),
          'in',
          selectFrom('RoundChoices')
            .select(['day', 'token'])
            .where('day', '<', day)
            // Rows are deleted in a fixed order, because otherwise two servers could deadlock.
            .orderBy('day')
            .orderBy('token')
            .limit(atOnce)
            .$asTuple('day', 'token'),
        ),
      )
      .executeTakeFirstOrThrow()
    deleted = Number(numDeletedRows)
  }
}

export type RoundOfFact = {
  readonly day: string
  readonly picked: number
  readonly picks: number
}

export async function listRoundsOfFact(
  { db }: Database,
  {
    factId,
    before,
    limit,
  }: { readonly factId: number; readonly before: string; readonly limit: number },
): Promise<RoundOfFact[]> {
  const rows = await db
    .selectFrom('Rounds')
    .selectAll()
    .where(({ eb, or }) => or([eb('firstFactId', '=', factId), eb('secondFactId', '=', factId)]))
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const picks = [row.picks1, row.picks2, row.picks3]
    const truthPlaces = [1, 2, 3].filter((place) => place !== row.fablePlace)
    const place = truthPlaces[row.firstFactId === factId ? 0 : 1] ?? 1
    return {
      day: row.day,
      picked: picks[place - 1] ?? 0,
      picks: picks.reduce((sum, count) => sum + count, 0),
    }
  })
}

async function addToRound(
  database: Database,
  day: string,
  { places, returned }: { readonly places: readonly number[]; readonly returned: number },
) {
  const round = await findRound(database, day)
  const picksOf = (place: number) => places.filter((one) => one === place).length
  await database.db
    .updateTable('Rounds')
    .set(({ eb }) => ({
      played: eb('played', '+', places.length),
      found: eb('found', '+', picksOf(round?.fablePlace ?? 0)),
      picks1: eb('picks1', '+', picksOf(1)),
      picks2: eb('picks2', '+', picksOf(2)),
      picks3: eb('picks3', '+', picksOf(3)),
      returned: eb('returned', '+', returned),
    }))
    .where('day', '=', day)
    .execute()
}
