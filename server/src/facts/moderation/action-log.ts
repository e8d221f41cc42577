import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Action } from '@fable/contract'
import type { ActionKind } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'
import { problem } from '../../http/problems.ts'

/** `now` is in milliseconds since 1970. */
export type LogEntry = { readonly who: string; readonly why?: string; readonly now: number }

export type Doing = LogEntry & { readonly kind: ActionKind; readonly what: string }

export type Undoing = {
  readonly id: number
  /** null if the action has stored nothing, or if what it stored was deleted. */
  readonly before: string | null
  readonly undoneBy: number
  readonly now: number
}

type NewAction = Doing & {
  readonly count: number
  readonly before?: string
}

export async function insertAction(
  { db }: Database,
  { kind, who, why = '', now, what, count, before }: NewAction,
): Promise<number> {
  const doneAt = new Date(now).toISOString()
  const { id } = await db
    .insertInto('Actions')
    .values({ kind, who, why, what, count, doneAt, before: before ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ActionRow = Selectable<Tables['Actions']>

const FINAL = ['delete', 'undo'] as const

export type FinalKind = (typeof FINAL)[number]

/**
 * Selects the texts of cases that were changed by an action on a single case. The log itself does not store texts, so
 * that deleting a text removes it everywhere.
 */
export function textsQuery(
  { db, dialect }: Database,
  actionIds: readonly number[],
): SelectQueryBuilder<Tables, 'Cases', { readonly id: number; readonly text: string }> {
  const single = db
    .selectFrom('ActionItems')
    .select('actionId')
    .select(({ fn }) => [fn.min('kind').as('kind'), fn.min('itemId').as('itemId')])
    .where('actionId', 'in', idList(dialect, actionIds))
    .groupBy('actionId')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .as('single')
  return db
    .selectFrom(single)
    .innerJoin('Cases', (join) =>
      join.onRef('Cases.kind', '=', 'single.kind').onRef('Cases.id', '=', 'single.itemId'),
    )
    .select(['single.actionId as id', 'Cases.text'])
}

const toAction = ({ doneAt, before: _, ...row }: ActionRow): Action => ({
  ...row,
  at: doneAt,
  canUndo: row.undoneBy === null && !FINAL.some((kind) => kind === row.kind),
})

async function describe(database: Database, rows: readonly ActionRow[]): Promise<Action[]> {
  const unnamed = rows.filter(({ what }) => what === '').map(({ id }) => id)
  const found = await textsQuery(database, unnamed).execute()
  const texts = new Map(found.map(({ id, text }) => [id, text]))
  return rows.map((row) => toAction({ ...row, what: texts.get(row.id) ?? row.what }))
}

const actionRows = ({ db }: Pick<Database, 'db'>) => db.selectFrom('Actions').selectAll()

export const findActionRow = ({ db }: Database, id: number): Promise<ActionRow | undefined> =>
  actionRows({ db }).where('id', '=', id).executeTakeFirst()

export async function findAction(database: Database, id: number): Promise<Action | undefined> {
  const rows = await actionRows(database).where('id', '=', id).execute()
  return (await describe(database, rows))[0]
}

/** Throws `not_found` if there is no such action. */
export async function readAction(database: Database, id: number): Promise<Action> {
  const action = await findAction(database, id)
  if (!action) throw problem('not_found')
  return action
}

export async function listActions(
  database: Database,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<Action[]> {
  const rows = actionRows(database).orderBy('id', 'desc').limit(limit)
  const found = await (before === undefined ? rows : rows.where('id', '<', before)).execute()
  return describe(database, found)
}

export type HidingAction = { readonly id: number; readonly who: string; readonly at: string }

/** The keys are the ids of the actions. Cases that are shown have no such action. */
export async function findHidingActions(
  { db, dialect }: Database,
  rows: readonly { readonly actionId: number | null; readonly hiddenAt: string | null }[],
): Promise<ReadonlyMap<number, HidingAction>> {
  const ids = rows.flatMap(({ actionId, hiddenAt }) => (hiddenAt === null ? [] : (actionId ?? [])))
  if (ids.length === 0) return new Map()
  const actions = await db
    .selectFrom('Actions')
    .select(['id', 'who', 'doneAt'])
    .where('id', 'in', idList(dialect, [...new Set(ids)]))
    .execute()
  return new Map(actions.map(({ id, who, doneAt }) => [id, { id, who, at: doneAt }]))
}

export type WholeAction = Action & {
  readonly items: readonly { readonly kind: string; readonly id: number; readonly before: string }[]
}

export async function listWholeActions(database: Database): Promise<WholeAction[]> {
  const actions = await describe(database, await actionRows(database).orderBy('id').execute())
  const changed = await database.db
    .selectFrom('ActionItems')
    .select(['actionId', 'kind', 'itemId as id', 'before'])
    .orderBy('actionId')
    .execute()
  const items = Map.groupBy(changed, ({ actionId }) => actionId)
  return actions.map((action) => ({
    ...action,
    items: (items.get(action.id) ?? []).map(({ kind, id, before }) => ({ kind, id, before })),
  }))
}

export async function forgetActions({ db }: Database, now: number): Promise<void> {
  const year = new Date(now)
  year.setUTCFullYear(year.getUTCFullYear() - 1)
  const old = db.selectFrom('Actions').select('id').where('doneAt', '<', year.toISOString())
  await db.deleteFrom('ActionItems').where('actionId', 'in', old).execute()
  await db.deleteFrom('Actions').where('doneAt', '<', year.toISOString()).execute()
}
