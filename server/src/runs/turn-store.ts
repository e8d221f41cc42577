import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { countBefore, type Place } from './leaderboard-store.ts'

/** Turns that have been added to an open run. */
export type Advance = {
  readonly id: string
  /** Turns that it had before: if it has others by now, nothing is written. */
  readonly from: number
  readonly to: number
  /** The engine's State after them, as JSON. */
  readonly state: string
  /** Their answers, to be appended. */
  readonly inputs: string
  readonly playedOn: string
}

/** The advances as rows of a query. */
const advanceRows = (dialect: Database['dialect'], advances: readonly Advance[]) => {
  const json = JSON.stringify(advances)
  if (dialect === 'sqlite') {
    return sql`
      select value ->> 'id' as "id", value ->> 'from' as "from", value ->> 'to' as "to",
        value ->> 'state' as "state", value ->> 'inputs' as "inputs",
        value ->> 'playedOn' as "playedOn"
      from json_each(${json})`
  }
  // Locked in one order: two servers on the same runs would otherwise wait for each other for ever.
  return sql`
    select "advance".* from json_to_recordset(${json}) as "advance"
      ("id" text, "from" integer, "to" integer, "state" text, "inputs" text, "playedOn" text)
    join "Runs" on "Runs"."id" = "advance"."id"
    order by "advance"."id" for no key update of "Runs"`
}

/**
 * Writes all the advances in one atomic statement and answers the ids of those that were written. A
 * run that another has played on meanwhile stays as it is: the first answer of a turn stands.
 */
export const updateTurns = async (
  { db, dialect }: Database,
  advances: readonly Advance[],
): Promise<Set<string>> => {
  if (advances.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    with "advances" as materialized (${advanceRows(dialect, advances)})
    update "Runs" set
      "turns" = "advances"."to",
      "state" = "advances"."state",
      "inputs" = "Runs"."inputs" || "advances"."inputs",
      "playedOn" = "advances"."playedOn"
    from "advances"
    where "Runs"."id" = "advances"."id" and "Runs"."turns" = "advances"."from"
      and "Runs"."endedAt" is null
    returning "Runs"."id"`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** How a run ended: its last turns, and what the board keeps of it. */
type End = Place & {
  readonly from: number
  readonly to: number
  readonly playedOn: string
  readonly week: number
  readonly boardName: string
  readonly transcript: Uint8Array
}

/**
 * Ends a run and puts it on the board, in one atomic statement; answers its rank. Undefined: another
 * has played on meanwhile, and nothing was written.
 */
export const updateEnd = async (
  { db }: Database,
  { id, from, to, ...end }: End,
): Promise<number | undefined> => {
  const row = await db
    .updateTable('Runs')
    .set({
      ...end,
      turns: to,
      state: null,
      inputs: null,
      rankAtEnd: sql<number>`${countBefore({ id, ...end })} + 1`,
    })
    .where('id', '=', id)
    .where('turns', '=', from)
    .where('endedAt', 'is', null)
    .returning('rankAtEnd')
    .executeTakeFirst()
  return row?.rankAtEnd ?? undefined
}
