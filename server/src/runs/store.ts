import { type Kysely, type RawBuilder, sql } from 'kysely'
import { addDays, dayOf } from '@fable/contract/limits'
import { isNameTurn } from '@fable/engine'
import type { Database } from '../db/database.ts'
import { UNRANKED_ON_ROAD } from '../db/migrations/0001-schema.ts'
import type { Tables } from '../db/tables.ts'
import { ADVENTURER } from '../lib/names/display-names.ts'
import type { StoredTranscript } from './seeds.ts'

export type NewRun = {
  readonly id: string
  readonly secret: string
  readonly rules: number
  readonly userId: string | null
  readonly userName: string
  readonly playerName: string
  readonly state: string
  readonly playedOn: string
  readonly startedAt: string
  readonly road?: string
  readonly attempt?: 0 | 1
  readonly newcomer?: 0 | 1
  readonly claimHash?: string | null
}

/** A run that was given up has neither a state nor an end. */
export const isOpen = ({ state }: { readonly state: string | null }): boolean => state !== null

export const isGivenUp = ({
  state,
  endedAt,
}: {
  readonly state: string | null
  readonly endedAt: string | null
}): boolean => state === null && endedAt === null

export async function giveUpRun({ db }: Database, id: string): Promise<void> {
  await db
    .updateTable('Runs')
    .set({ state: null, posts: null })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

export async function insertGuestRuns({ db }: Database, runs: readonly NewRun[]): Promise<void> {
  await db
    .insertInto('Runs')
    .values(runs.map((run) => ({ ...run, inputs: '' })))
    .execute()
}

/**
 * Returns false and writes nothing if the owner's account no longer exists or already has an attempt on the road. Waits
 * for a concurrent deletion of the account.
 */
export async function insertRun(database: Database, run: NewRun): Promise<boolean> {
  if (run.userId === null) {
    await insertGuestRuns(database, [run])
    return true
  }

  const { db, dialect } = database
  const row = { ...run, inputs: '' }
  const owner = db.selectFrom('user').where('id', '=', run.userId)
  // The embedded database has only one writer, so it needs no lock.
  const locked = dialect === 'postgres' ? owner.forKeyShare() : owner
  const columns = Object.keys(row) as (keyof typeof row)[]

  const inserted = await db
    .insertInto('Runs')
    .columns(columns)
    .expression(locked.select(({ val }) => columns.map((column) => val(row[column]).as(column))))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function countRunsSince({ db }: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('Runs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('startedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const selectColumns = (db: Kysely<Tables>) =>
  db
    .selectFrom('Runs')
    .select(['id', 'secret', 'rules', 'userId', 'userName', 'playerName', 'turns', 'state'])
    .select(['posts', 'lanterns', 'draws', 'flames'])
    .select(['playedOn', 'startedAt', 'endedAt', 'boardName', 'daysSurvived', 'lostDays'])
    .select([
      'strength',
      'rankAtEnd',
      'hidden',
      'nameHidden',
      'road',
      'attempt',
      'claimed',
      'claimHash',
    ])

export type RunRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/**
 * The turns of a run depend on the names with which it started. A claimed run started without a username, but now has
 * the name of its account.
 */
export const asStarted = <Run extends Pick<RunRow, 'userName' | 'claimed'>>(run: Run): Run =>
  run.claimed === 1 ? { ...run, userName: '' } : run

/**
 * Replaces the name that the player entered in a turn. Used for claimed runs, because the deletion of the account could
 * not remove a name that is only in the inputs.
 */
export const withoutName = (
  run: Pick<RunRow, 'userName' | 'playerName' | 'claimed'>,
  inputs: readonly string[],
): string[] => inputs.map((input, turn) => (isNameTurn(asStarted(run), turn) ? ADVENTURER : input))

export const findRuns = ({ db }: Database, ids: readonly string[]): Promise<RunRow[]> =>
  selectColumns(db).where('id', 'in', ids).execute()

export type RunWithInputs = RunRow & StoredTranscript

export const findRunWithInputs = (
  { db }: Database,
  id: string,
): Promise<RunWithInputs | undefined> =>
  selectColumns(db).select(['inputs', 'transcript']).where('id', '=', id).executeTakeFirst()

export async function listTranscripts(
  { db }: Database,
  ids: readonly string[],
): Promise<Map<string, StoredTranscript>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('Runs')
    .select(['id', 'inputs', 'transcript'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const OPEN = sql<boolean>`"endedAt" is null`

async function deleteRunsBefore(
  { db, dialect }: Database,
  since: string,
  which: RawBuilder<boolean>,
): Promise<number> {
  // The rows are locked in the same order as in `updateTurns` and `anonymiseRuns`, so that no two transactions
  // deadlock.
  const found = db.selectFrom('Runs').select('id').where(which).where('playedOn', '<', since)
  const { numDeletedRows } = await db
    .deleteFrom('Runs')
    .where('id', 'in', dialect === 'postgres' ? found.orderBy('id').forUpdate() : found)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const ABANDONED_DAYS = 30

/**
 * Deletes runs without a turn for 30 days that have not ended, or that are on a daily road and do not count as attempts
 * on it.
 */
export async function deleteAbandonedRuns(database: Database, now: number): Promise<number> {
  const since = addDays(dayOf(now), -ABANDONED_DAYS)
  const open = await deleteRunsBefore(database, since, OPEN)
  return open + (await deleteRunsBefore(database, since, UNRANKED_ON_ROAD))
}
