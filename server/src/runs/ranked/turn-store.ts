import type { State } from '@fable/engine'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import { updateBestRuns, findRank, type RunResult, rankingOf } from '../leaderboard/store.ts'
import { daysBefore, startOf, findAttempt } from '../roads.ts'
import { findHidden } from './hidden-store.ts'

/** New turns of an open run. */
export type TurnUpdate = {
  readonly id: string
  /** The number of turns before. If the stored number differs, nothing is written. */
  readonly from: number
  readonly to: number
  /** After the new turns. */
  readonly state: State
  /** The new inputs, to be appended. */
  readonly inputs: string
  /** undefined: the day has not changed. */
  readonly playedOn: string | undefined
}

const COLUMNS = {
  id: 'text',
  from: 'integer',
  to: 'integer',
  // Not JSON, because PostgreSQL rejects some of its characters.
  state: 'text',
  inputs: 'text',
  playedOn: 'text',
} as const

/**
 * Writes all updates in one atomic statement and returns the ids of the written runs. Skips runs that
 * another server has played in the meantime: the first input of a turn is final.
 */
export const updateTurns = async (
  { db, dialect }: Database,
  updates: readonly TurnUpdate[],
): Promise<Set<string>> => {
  if (updates.length === 0) return new Set()
  // SQLite rewrites the indexes of each column in the statement, even if its value has not changed.
  const playedOn = updates.some((update) => update.playedOn !== undefined)
    ? sql`, "playedOn" = coalesce("advances"."playedOn", "Runs"."playedOn")`
    : sql``
  const advances = updates.map(({ state, ...more }) => ({ ...more, state: JSON.stringify(state) }))
  const { rows } = await sql<{ id: string }>`
    with "advances" as materialized (${changesOf(dialect, 'Runs', advances, COLUMNS)})
    update "Runs" set
      "turns" = "advances"."to",
      "state" = "advances"."state",
      "inputs" = "Runs"."inputs" || "advances"."inputs"
      ${playedOn}
    from "advances"
    where "Runs"."id" = "advances"."id" and "Runs"."turns" = "advances"."from"
      and "Runs"."endedAt" is null
    returning "Runs"."id"`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The end of a run: its last turns and its leaderboard entry. */
type RunEnd = RunResult & {
  readonly from: number
  readonly to: number
  readonly playedOn: string
  readonly week: number
  readonly userId: string | null
  /** The column as it was read. If an account has claimed the run since, nothing is written. */
  readonly claimed: number
  readonly boardName: string
  readonly transcript: Uint8Array
  /** The kept wagers of the run, separated by commas. */
  readonly wagers: string
  /** The day of its daily road. */
  readonly road: string | null
  /** 1: it ended in time to count as its account's attempt on the road. */
  readonly attempt: 0 | 1
  /** 1: an attempt of a newcomer. */
  readonly newcomer: number
}

/** The days in a row with an ended attempt, the one that ends now included. */
const countStreak = async (
  database: Database,
  { userId, road }: { readonly userId: string; readonly road: string },
): Promise<number> => {
  const before = daysBefore(startOf(road), 1)
  const attempt = await findAttempt(database, { userId, road: before })
  return (attempt?.streak ?? 0) + 1
}

/**
 * Ends a run and adds it to its ranking, if it belongs to one, in one transaction. Returns its rank there, or
 * undefined if another server has played the run in the meantime and nothing was written.
 */
export const updateEnd = (
  database: Database,
  { from, to, userId, claimed, road, attempt, newcomer, week, ...more }: RunEnd,
): Promise<{ rank: number | null } | undefined> =>
  inTransaction(database, async (transaction) => {
    const { playedOn, boardName, transcript, wagers, ...result } = more
    const hidden = await findHidden(transaction, { userId, boardName })
    const ranking = rankingOf({ road, attempt, newcomer })
    // A newcomer's attempt is listed below the ranking, so it has no number there.
    const isRanked = ranking !== undefined && ranking.group !== 'newcomers'
    const rank = isRanked ? await findRank(transaction, result, ranking) : null
    const isAttempt = userId !== null && road !== null && attempt === 1
    const streak = isAttempt ? await countStreak(transaction, { userId, road }) : null
    const { id, ...columns } = result
    const row = await transaction.db
      .updateTable('Runs')
      .set({
        ...columns,
        week,
        playedOn,
        boardName,
        transcript,
        wagers,
        hidden,
        attempt,
        streak,
        turns: to,
        state: null,
        inputs: null,
        rankAtEnd: rank,
      })
      .where('id', '=', id)
      .where('turns', '=', from)
      .where('claimed', '=', claimed)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) return undefined
    if (userId !== null && hidden === 0 && road === null) {
      await updateBestRuns(transaction, { ...result, userId, week })
    }
    return { rank }
  })
