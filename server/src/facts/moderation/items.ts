import type { CaseKey } from '@fable/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { idList, jsonRows } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'
import { lockFacts, reindexFacts } from '../store/word-index.ts'
import { updateBestCorrections } from '../corrections/store.ts'

/** Whether a fact or a correction is shown, hidden, or held until somebody has seen it. */
export type State = Tables['ActionItems']['before']

type Kind = CaseKey['kind']

/** A fact or a correction as it is moderated. */
export type Item = {
  readonly kind: Kind
  readonly id: number
  readonly factId: number
  readonly text: string
  readonly state: State
  readonly sender: string | null
  readonly actionId: number | null
}

type Row = {
  readonly id: number
  readonly factId: number
  readonly text: string
  readonly hiddenAt: string | null
  readonly held: number
  readonly sender: string | null
  readonly actionId: number | null
}

const toItem =
  (kind: Kind) =>
  ({ hiddenAt, held, ...row }: Row): Item => {
    const hidden = held === 1 ? 'held' : 'hidden'
    return { kind, ...row, state: hiddenAt === null ? 'shown' : hidden }
  }

const idsOf = (keys: readonly CaseKey[], kind: Kind) =>
  keys.filter((key) => key.kind === kind).map(({ id }) => id)

const COLUMNS = ['text', 'hiddenAt', 'held', 'sender', 'actionId'] as const

const factItems = ({ db }: Database) =>
  db.selectFrom('Facts').select(['id', 'id as factId', ...COLUMNS])

const correctionItems = ({ db }: Database) =>
  db.selectFrom('Corrections').select(['id', 'factId', ...COLUMNS])

/** Finds the facts and corrections with these keys, those that were deleted for good excepted. */
export const findItems = async (database: Database, keys: readonly CaseKey[]): Promise<Item[]> => {
  const among = (kind: Kind) => idList(database.dialect, idsOf(keys, kind))
  const facts = await factItems(database)
    .where('id', 'in', among('fact'))
    .where('text', '!=', '')
    .execute()
  const corrections = await correctionItems(database)
    .where('id', 'in', among('correction'))
    .where('text', '!=', '')
    .execute()
  return [...facts.map(toItem('fact')), ...corrections.map(toItem('correction'))]
}

/** The ids of those that do not exist, or were deleted for good. */
export const findMissingCases = async (
  database: Database,
  keys: readonly CaseKey[],
): Promise<number[]> => {
  const found = await findItems(database, keys)
  return keys
    .filter(({ kind, id }) => !found.some((item) => item.kind === kind && item.id === id))
    .map(({ id }) => id)
}

/** Finds all that a sender has posted. */
export const findItemsBySender = async (database: Database, sender: string): Promise<Item[]> => {
  const facts = await factItems(database)
    .where('sender', '=', sender)
    .where('text', '!=', '')
    .execute()
  const corrections = await correctionItems(database)
    .where('sender', '=', sender)
    .where('text', '!=', '')
    .execute()
  return [...facts.map(toItem('fact')), ...corrections.map(toItem('correction'))]
}

const tableOf = (kind: Kind) => (kind === 'fact' ? 'Facts' : 'Corrections')

const KINDS: readonly Kind[] = ['fact', 'correction']

/** Locks the facts of items, and finds the items again: another server may have changed them meanwhile. */
export const lockItems = async (
  transaction: Database,
  find: () => Promise<Item[]>,
): Promise<Item[]> => {
  await lockFacts(transaction, factIdsOf(await find()))
  return find()
}

/** Stores what an action has changed, and how it was before. */
export const insertItems = async (
  { db, dialect }: Database,
  actionId: number,
  items: readonly Item[],
): Promise<void> => {
  if (items.length === 0) return
  const rows = items.map(({ kind, id, state }) => ({ kind, id, state }))
  const columns = { kind: 'text', id: 'integer', state: 'text' } as const
  await sql`
    insert into "ActionItems" ("actionId", "kind", "itemId", "before")
    select cast(${actionId} as integer), "kind", "id", "state"
    from ${jsonRows(dialect, rows, columns)}`.execute(db)
}

/** Writes the state of items. */
export const writeStates = async (
  database: Database,
  {
    items,
    state,
    actionId,
    now,
  }: {
    readonly items: readonly CaseKey[]
    readonly state: State
    readonly actionId: number
    readonly now: number
  },
): Promise<void> => {
  const hiddenAt = state === 'shown' ? null : new Date(now).toISOString()
  const held = state === 'held' ? 1 : 0
  for (const kind of KINDS) {
    const ids = idsOf(items, kind)
    if (ids.length > 0)
      await database.db
        .updateTable(tableOf(kind))
        .set({ hiddenAt, held, actionId })
        .where('id', 'in', idList(database.dialect, ids))
        .execute()
  }
}

/** The facts that items are or belong to. */
const factIdsOf = (items: readonly Item[]) => [...new Set(items.map(({ factId }) => factId))]

/** Brings up to date what is made of the states of items: which corrections stand with facts, and the index of words. */
export const refresh = async (
  database: Database,
  items: readonly Item[],
  now: number,
): Promise<void> => {
  const factIds = factIdsOf(items)
  if (factIds.length === 0) return
  await updateBestCorrections(database, factIds, now)
  await reindexFacts(database, factIds)
}

/** Ends the open reports of items. `withCorrections`: also those of all corrections of the facts. */
export const endReports = async (
  database: Database,
  items: readonly CaseKey[],
  { actionId, withCorrections }: { readonly actionId: number; readonly withCorrections: boolean },
): Promise<void> => {
  const { db, dialect } = database
  const ofFacts = db
    .updateTable('Reports')
    .set({ actionId })
    .where('actionId', 'is', null)
    .where('factId', 'in', idList(dialect, idsOf(items, 'fact')))
  await (withCorrections ? ofFacts : ofFacts.where('correctionId', 'is', null)).execute()
  await db
    .updateTable('Reports')
    .set({ actionId })
    .where('actionId', 'is', null)
    .where('correctionId', 'in', idList(dialect, idsOf(items, 'correction')))
    .execute()
}

/** Removes the text of items for good, and what was written about them. */
export const deleteTexts = async (database: Database, items: readonly Item[]): Promise<void> => {
  const { db, dialect } = database
  for (const kind of KINDS) {
    const ids = idList(dialect, idsOf(items, kind))
    await db
      .updateTable(tableOf(kind))
      .set({ text: '', source: '' })
      .where('id', 'in', ids)
      .execute()
    await db
      .updateTable('Reports')
      .set({ note: null })
      .where(kind === 'fact' ? 'factId' : 'correctionId', 'in', ids)
      .execute()
  }
  // A correction says again what its fact said.
  const ofFacts = idList(dialect, idsOf(items, 'fact'))
  await db
    .updateTable('Corrections')
    .set({ text: '', source: '' })
    .where('factId', 'in', ofFacts)
    .execute()
}
