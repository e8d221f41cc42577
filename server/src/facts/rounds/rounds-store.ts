import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { compareTexts } from '../../lib/compare-texts.ts'
import { chooseRound } from './choose-round.ts'

const selectRound = ({ db }: Database, day: string) =>
  db.selectFrom('Rounds').selectAll().where('day', '=', day)

/** A round as it is stored. */
export type RoundRow = Awaited<
  ReturnType<ReturnType<typeof selectRound>['executeTakeFirstOrThrow']>
>

/** Finds the round of a day. */
export const findRound = (database: Database, day: string): Promise<RoundRow | undefined> =>
  selectRound(database, day).executeTakeFirst()

/**
 * Finds the round of a day, or chooses it. Of several servers that do this at once, the first one decides. Undefined
 * if the board has too few facts.
 */
export const findOrChooseRound = async (
  database: Database,
  day: string,
): Promise<RoundRow | undefined> => {
  const found = await findRound(database, day)
  if (found) return found
  const chosen = await chooseRound(database, day)
  if (!chosen) return undefined
  await database.db
    .insertInto('Rounds')
    .values(chosen)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return findRound(database, day)
}

/** Lists the days with a round from one on, up to another one. */
export const listRoundDays = async (
  { db }: Database,
  { from, upTo }: { readonly from: string; readonly upTo: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('Rounds')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', upTo)
    .execute()
  return rows.map(({ day }) => day)
}

/** Finds the last day before one that has a round. */
export const findLastRoundDay = async (
  { db }: Database,
  before: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('Rounds')
    .select('day')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

/** A choice of a browser. */
export type Choice = {
  readonly day: string
  /** The hash of its token. */
  readonly token: string
  readonly place: number
  /** 1: it was made after the day. */
  readonly late: number
}

/** What a token has chosen first. */
export type StoredChoice = Pick<Choice, 'place' | 'late'>

const keyOf = ({ day, token }: Pick<Choice, 'day' | 'token'>) => `${day} ${token}`

/** Counts the choices of one day that were new. */
const addToRound = async (database: Database, day: string, places: readonly number[]) => {
  const round = await findRound(database, day)
  const found = places.filter((place) => place === round?.fablePlace).length
  await database.db
    .updateTable('Rounds')
    .set(({ eb }) => ({ played: eb('played', '+', places.length), found: eb('found', '+', found) }))
    .where('day', '=', day)
    .execute()
}

const CHOICE_COLUMNS = { day: 'text', token: 'text', place: 'integer', late: 'integer' } as const

/**
 * Stores the first choice of each token and counts it. Returns what each token has chosen first, whether now or
 * before.
 */
export const insertChoices = (
  database: Database,
  choices: readonly Choice[],
): Promise<(choice: Choice) => StoredChoice> =>
  inTransaction(database, async (transaction) => {
    const { db, dialect } = transaction
    // In a fixed order, or two servers could deadlock.
    const sorted = choices.toSorted((one, other) => compareTexts(keyOf(one), keyOf(other)))
    const rows = jsonRows(dialect, sorted, CHOICE_COLUMNS)
    const inserted = await sql<Choice>`
      insert into "RoundChoices" ("day", "token", "place", "late")
      select "day", "token", "place", "late" from ${rows} where true
      on conflict do nothing returning "day", "token", "place"`.execute(db)
    const byDay = Map.groupBy(inserted.rows, ({ day }) => day)
    for (const [day, ofDay] of [...byDay].sort(([one], [other]) => compareTexts(one, other)))
      await addToRound(
        transaction,
        day,
        ofDay.map(({ place }) => place),
      )
    const asked = jsonRows(dialect, sorted, { day: 'text', token: 'text' })
    const stored = await sql<Choice>`
      select "day", "token", "place", "late" from "RoundChoices"
      where ("day", "token") in (select "day", "token" from ${asked})`.execute(db)
    const firsts = new Map(stored.rows.map((row) => [keyOf(row), row]))
    return (choice) => firsts.get(keyOf(choice)) ?? choice
  })

/** Finds what the browser with this token has chosen. */
export const findChoice = (
  { db }: Database,
  { day, token }: Pick<Choice, 'day' | 'token'>,
): Promise<StoredChoice | undefined> =>
  db
    .selectFrom('RoundChoices')
    .select(['place', 'late'])
    .where('day', '=', day)
    .where('token', '=', token)
    .executeTakeFirst()

/** So many choices are deleted at once, so that other writes need not wait long. */
const DELETED_AT_ONCE = 5000

/** Deletes the choices of the rounds before a day, which cannot be played any more. Their counts stay. */
export const deleteChoicesBefore = async (
  { db }: Database,
  day: string,
  atOnce = DELETED_AT_ONCE,
): Promise<void> => {
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
            // In a fixed order, or two servers could deadlock.
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
