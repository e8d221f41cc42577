import type { Action, CaseKey } from '@fable/contract'
import { type ActionKind, type CaseAction, DESK_PAGE_LIMIT } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { idList, jsonRows } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'
import { type Selectable, sql } from 'kysely'
import { lockFacts, reindexFacts } from '../board/word-index.ts'
import { updateBestCorrections } from '../corrections/store.ts'
import { problem } from '../../http/problems.ts'
import {
  findPostingRules,
  parseRulesChange,
  type PostingRules,
  updatePostingRules,
} from './posting.ts'
import { admitSender, refuseSender, senderName } from './senders.ts'

/** Who does something, why, and when, in milliseconds since 1970. */
export type Deed = { readonly who: string; readonly why?: string; readonly now: number }

/** Whether a fact or a correction is shown, hidden, or held until somebody has seen it. */
type State = Tables['ActionItems']['before']

type Kind = CaseKey['kind']

/** A fact or a correction as it is moderated. */
type Item = {
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
const findItems = async (database: Database, keys: readonly CaseKey[]): Promise<Item[]> => {
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
const findItemsBySender = async (database: Database, sender: string): Promise<Item[]> => {
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
const lockItems = async (transaction: Database, find: () => Promise<Item[]>): Promise<Item[]> => {
  await lockFacts(transaction, factIdsOf(await find()))
  return find()
}

/** Stores what an action has changed, and how it was before. */
const insertItems = async (
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
const writeStates = async (
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
const refresh = async (database: Database, items: readonly Item[]): Promise<void> => {
  const factIds = factIdsOf(items)
  if (factIds.length === 0) return
  await updateBestCorrections(database, factIds)
  await reindexFacts(database, factIds)
}

/** Ends the open reports of items. `withCorrections`: also those of all corrections of the facts. */
const endReports = async (
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
const deleteTexts = async (database: Database, items: readonly Item[]): Promise<void> => {
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

type NewAction = Deed & {
  readonly kind: ActionKind
  readonly what: string
  readonly count: number
  readonly before?: string
}

const insertAction = async (
  { db }: Database,
  { kind, who, why = '', now, what, count, before }: NewAction,
): Promise<number> => {
  const doneAt = new Date(now).toISOString()
  const { id } = await db
    .insertInto('Actions')
    .values({ kind, who, why, what, count, doneAt, before: before ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ActionRow = Selectable<Tables['Actions']>

const FINAL: readonly ActionKind[] = ['delete', 'undo']

/** Rows of actions that changed one thing say which. */
const describe = async (database: Database, rows: readonly ActionRow[]): Promise<Action[]> => {
  const texts = await findTexts(
    database,
    rows.filter(({ what }) => what === '').map(({ id }) => id),
  )
  return rows.map((row) => toAction({ ...row, what: texts.get(row.id) ?? row.what }))
}

const toAction = ({ doneAt, before: _, ...row }: ActionRow): Action => ({
  ...row,
  at: doneAt,
  canUndo: row.undoneBy === null && !FINAL.includes(row.kind),
})

const actionRows = ({ db }: Database) => db.selectFrom('Actions').selectAll()

/** Finds an action of the log. */
export const findAction = async (database: Database, id: number): Promise<Action | undefined> => {
  const rows = await actionRows(database).where('id', '=', id).execute()
  return (await describe(database, rows))[0]
}

const readAction = async (database: Database, id: number): Promise<Action> => {
  const action = await findAction(database, id)
  if (!action) throw problem('not_found')
  return action
}

/**
 * The texts of what actions have changed, of those that changed one fact or correction. They are read and not stored in
 * the log, so that a text that is deleted for good is nowhere.
 */
const findTexts = async (
  { db, dialect }: Database,
  actionIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const single = db
    .selectFrom('ActionItems')
    .select('actionId')
    .select(({ fn }) => [fn.min('kind').as('kind'), fn.min('itemId').as('itemId')])
    .where('actionId', 'in', idList(dialect, actionIds))
    .groupBy('actionId')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .as('single')
  const facts = await db
    .selectFrom(single)
    .innerJoin('Facts', 'Facts.id', 'single.itemId')
    .select(['single.actionId as id', 'Facts.text'])
    .where('single.kind', '=', 'fact')
    .execute()
  const corrections = await db
    .selectFrom(single)
    .innerJoin('Corrections', 'Corrections.id', 'single.itemId')
    .select(['single.actionId as id', 'Corrections.text'])
    .where('single.kind', '=', 'correction')
    .execute()
  return new Map([...facts, ...corrections].map(({ id, text }) => [id, text]))
}

/** Lists what was done, the latest first. `before`: only earlier ones than this id. */
export const listActions = async (
  database: Database,
  { before, limit = DESK_PAGE_LIMIT }: { readonly before?: number; readonly limit?: number } = {},
): Promise<Action[]> => {
  const rows = actionRows(database).orderBy('id', 'desc').limit(limit)
  const found = await (before === undefined ? rows : rows.where('id', '<', before)).execute()
  return describe(database, found)
}

/** The state that an action leads to. `keep` shows what was held, and changes nothing else. */
const stateAfter = (kind: CaseAction, state: State): State => {
  if (kind === 'restore') return 'shown'
  if (kind === 'keep') return state === 'held' ? 'shown' : state
  return 'hidden'
}

type Doing = Deed & { readonly kind: CaseAction }

/** Does it with these items, which are locked, in one transaction. */
const actOn = async (
  transaction: Database,
  { kind, ...deed }: Doing,
  { items, what }: { readonly items: readonly Item[]; readonly what: string },
): Promise<Action> => {
  const changing = items.filter(({ state }) => stateAfter(kind, state) !== state)
  // What is kept is counted, although only its reports change.
  const count = kind === 'keep' || kind === 'delete' ? items.length : changing.length
  const actionId = await insertAction(transaction, { kind, ...deed, what, count })
  const touched = kind === 'keep' || kind === 'delete' ? items : changing
  await insertItems(transaction, actionId, touched)
  const state = kind === 'hide' || kind === 'delete' ? 'hidden' : 'shown'
  await writeStates(transaction, { items: changing, state, actionId, now: deed.now })
  if (kind === 'delete') await deleteTexts(transaction, items)
  const withCorrections = kind !== 'keep'
  if (kind !== 'restore') await endReports(transaction, items, { actionId, withCorrections })
  await refresh(transaction, kind === 'delete' ? items : changing)
  return readAction(transaction, actionId)
}

/**
 * Hides, restores, keeps or deletes facts and corrections. Those that are as wanted already stay so, and undoing does
 * not change them. Throws `not_found` if one does not exist.
 */
export const act = (
  database: Database,
  { cases, ...doing }: Doing & { readonly cases: readonly CaseKey[] },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const keys = new Map(cases.map((key) => [`${key.kind} ${key.id}`, key]))
    const items = await lockItems(transaction, () => findItems(transaction, [...keys.values()]))
    if (items.length < keys.size) throw problem('not_found')
    return actOn(transaction, doing, { items, what: '' })
  })

/** The same with all that the sender of one has posted. */
export const actOnSender = (
  database: Database,
  { of, ...doing }: Doing & { readonly of: CaseKey },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const [item] = await findItems(transaction, [of])
    if (!item?.sender) throw problem('not_found')
    const { sender } = item
    const items = await lockItems(transaction, () => findItemsBySender(transaction, sender))
    return actOn(transaction, doing, { items, what: `all by sender ${senderName(sender)}` })
  })

/** Refuses what the sender of a fact or a correction posts for a day, or takes it again. */
export const changeSender = (
  database: Database,
  { of, refuse, ...deed }: Deed & { readonly of: CaseKey; readonly refuse: boolean },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const [item] = await findItems(transaction, [of])
    if (!item?.sender) throw problem('not_found')
    if (refuse) await refuseSender(transaction, item.sender, deed.now)
    else await admitSender(transaction, item.sender)
    const id = await insertAction(transaction, {
      ...deed,
      kind: refuse ? 'refuse_sender' : 'admit_sender',
      what: senderName(item.sender),
      count: 1,
      before: item.sender,
    })
    return readAction(transaction, id)
  })

/** How the log says who may post. */
const rulesText = ({ posting, words }: PostingRules) =>
  words.length === 0 ? posting : `${posting}, without ${words.join(', ')}`

/** Switches who may post, and what no post may contain. */
export const changePosting = (
  database: Database,
  { rules, ...deed }: Deed & { readonly rules: PostingRules },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const before = await findPostingRules(transaction)
    await updatePostingRules(transaction, rules)
    const id = await insertAction(transaction, {
      ...deed,
      kind: 'posting',
      what: rulesText(rules),
      count: 1,
      before: JSON.stringify({ before, after: rules }),
    })
    return readAction(transaction, id)
  })

/** Puts items back as they were before an action, those that another action has changed since excepted. */
const undoItems = async (
  transaction: Database,
  { of, actionId, now }: { readonly of: number; readonly actionId: number; readonly now: number },
): Promise<number> => {
  const changed = await transaction.db
    .selectFrom('ActionItems')
    .select(['kind', 'itemId as id', 'before'])
    .where('actionId', '=', of)
    .execute()
  const known = await lockItems(transaction, () => findItems(transaction, changed))
  const items = known.filter((item) => item.actionId === of)
  const beforeOf = ({ kind, id }: Item) =>
    changed.find((row) => row.kind === kind && row.id === id)?.before
  for (const state of ['shown', 'hidden', 'held'] as const) {
    const back = items.filter((item) => beforeOf(item) === state)
    await writeStates(transaction, { items: back, state, actionId, now })
  }
  await insertItems(transaction, actionId, items)
  await refresh(transaction, items)
  return items.length
}

type Other = { readonly kind: ActionKind; readonly before: string; readonly now: number }

/** Undoes what is no fact or correction, unless it was changed since. Returns how much it has changed. */
const undoOther = async (transaction: Database, { kind, before, now }: Other): Promise<number> => {
  if (kind === 'posting') {
    const change = parseRulesChange(before)
    const current = await findPostingRules(transaction)
    if (JSON.stringify(current) !== JSON.stringify(change.after)) return 0
    await updatePostingRules(transaction, change.before)
    return 1
  }
  if (kind === 'refuse_sender') await admitSender(transaction, before)
  else await refuseSender(transaction, before, now)
  return 1
}

/**
 * Undoes exactly what an action has changed: the facts and corrections that are still as it left them, and the
 * reports that it ended. Throws `not_found`, or `action_final` for what was undone or cannot be.
 */
export const undo = (
  database: Database,
  { id, ...deed }: Deed & { readonly id: number },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const { db } = transaction
    const action = await actionRows(transaction).where('id', '=', id).executeTakeFirst()
    if (!action) throw problem('not_found')
    const { kind, before } = action
    const undoing = { ...deed, kind: 'undo' as const, what: action.what, count: 0 }
    const undoneBy = await insertAction(transaction, undoing)
    // Of two who undo it at once one gets nothing.
    const marked = await db
      .updateTable('Actions')
      .set({ undoneBy })
      .where('id', '=', id)
      .where('undoneBy', 'is', null)
      .where('kind', 'not in', FINAL)
      .returning('id')
      .executeTakeFirst()
    if (!marked) throw problem('action_final')
    const items = await undoItems(transaction, { of: id, actionId: undoneBy, now: deed.now })
    const others =
      before === null ? 0 : await undoOther(transaction, { kind, before, now: deed.now })
    const count = items + others
    await db.updateTable('Actions').set({ count }).where('id', '=', undoneBy).execute()
    await db.updateTable('Reports').set({ actionId: null }).where('actionId', '=', id).execute()
    return readAction(transaction, undoneBy)
  })

/** Deletes actions of more than a year ago. */
export const forgetActions = async ({ db }: Database, now: number): Promise<void> => {
  const year = new Date(now)
  year.setUTCFullYear(year.getUTCFullYear() - 1)
  const old = db.selectFrom('Actions').select('id').where('doneAt', '<', year.toISOString())
  await db.deleteFrom('ActionItems').where('actionId', 'in', old).execute()
  await db.deleteFrom('Actions').where('doneAt', '<', year.toISOString()).execute()
}
