import { sql } from 'kysely'
import { addDays } from '@fable/contract/limits'
import type { Fork, Posts, State } from '@fable/engine'
import { type Database, inTransaction } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import { countForks } from '../forks.ts'
import { findRank, type RunResult, rankingOf } from '../leaderboard/store.ts'
import { findAttempt } from '../roads.ts'
import { findHidden } from './hidden-store.ts'

export type TurnUpdate = {
  readonly id: string
  /** The number of turns on which the update is based. If the stored number differs, nothing is written. */
  readonly from: number
  readonly to: number
  readonly state: State
  readonly posts: Posts
  /** This text and the next two are appended to the stored ones. */
  readonly inputs: string
  readonly lanterns: string
  readonly draws: string
  readonly playedOn: string | undefined
}

const COLUMNS = {
  id: 'text',
  from: 'integer',
  to: 'integer',
  // The state is stored as text, because PostgreSQL's JSON rejects some of its characters.
  state: 'text',
  posts: 'text',
  inputs: 'text',
  lanterns: 'text',
  draws: 'text',
  playedOn: 'text',
} as const

/**
 * Writes all updates in one atomic statement. Returns the ids of the written runs. A run that another server has played
 * meanwhile is left out, because the first input of a turn is final. A run that was given up is left out as well.
 */
export async function updateTurns(
  { db, dialect }: Database,
  updates: readonly TurnUpdate[],
): Promise<Set<string>> {
  if (updates.length === 0) return new Set()
  // The statement sets `playedOn` only if an update changes it, because SQLite rewrites the indexes of every column
  // that is set.
  const playedOn = updates.some((update) => update.playedOn !== undefined)
    ? sql`, "playedOn" = coalesce("advances"."playedOn", "Runs"."playedOn")`
    : sql``
  const advances = updates.map(({ state, posts, ...more }) => ({
    ...more,
    state: JSON.stringify(state),
    posts: JSON.stringify(posts),
  }))

  const { rows } = await sql<{ id: string }>`
    with "advances" as materialized (${changesOf(dialect, 'Runs', advances, COLUMNS)})
    update "Runs" set
      "turns" = "advances"."to",
      "state" = "advances"."state",
      "posts" = "advances"."posts",
      "inputs" = "Runs"."inputs" || "advances"."inputs",
      "lanterns" = "Runs"."lanterns" || "advances"."lanterns",
      "draws" = "Runs"."draws" || "advances"."draws"
      ${playedOn}
    from "advances"
    where "Runs"."id" = "advances"."id" and "Runs"."turns" = "advances"."from"
      and "Runs"."endedAt" is null and "Runs"."state" is not null
    returning "Runs"."id"`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

type RunEnd = RunResult & {
  readonly from: number
  readonly to: number
  readonly playedOn: string
  readonly week: number
  readonly userId: string | null
  /** The run's value of this column when it was read. If an account has claimed the run since, nothing is written. */
  readonly claimed: number
  readonly boardName: string
  readonly transcript: Uint8Array
  readonly lanterns: string
  readonly draws: string
  readonly road: string | null
  /** 1 if the run began as an attempt on the road and ended before the road closed. */
  readonly attempt: 0 | 1
  readonly forks: readonly Fork[] | null
}

export async function countStreak(
  database: Database,
  { userId, road }: { readonly userId: string; readonly road: string },
): Promise<number> {
  const before = addDays(road, -1)
  const attempt = await findAttempt(database, { userId, road: before })
  return (attempt?.streak ?? 0) + 1
}

/**
 * Also counts the run's forks, in the same transaction. The rank is null if the run has none. Returns undefined and
 * writes nothing if the run has changed meanwhile.
 */
export const updateEnd = (
  database: Database,
  { from, to, userId, claimed, road, attempt, forks, week, ...more }: RunEnd,
): Promise<{ rank: number | null } | undefined> =>
  inTransaction(database, async (transaction) => {
    const { playedOn, boardName, transcript, lanterns, draws, ...result } = more
    const hidden = await findHidden(transaction, { userId, boardName })
    const ranking = rankingOf({ road, attempt })
    const rank = ranking ? await findRank(transaction, result, ranking) : null
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
        lanterns,
        draws,
        posts: null,
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
      .where('state', 'is not', null)
      .returning('id')
      .executeTakeFirst()

    if (row && road !== null && forks) await countForks(transaction, road, forks)
    return row && { rank }
  })
