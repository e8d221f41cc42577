import { sql } from 'kysely'
import type { CaseKey } from '@fable/contract'
import { CASE_KINDS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList, jsonRows } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'
import { lockFacts } from '../store/word-index.ts'
import { CASES } from './case-kinds.ts'
import { type CaseRow, idsOf } from './case-rows.ts'

/** `held` means hidden until the operator has seen the post. */
export type State = Tables['ActionItems']['before']

export function stateOf({ hiddenAt, held }: Pick<CaseRow, 'hiddenAt' | 'held'>): State {
  if (hiddenAt === null) return 'shown'
  return held === 1 ? 'held' : 'hidden'
}

const factIdsOf = (cases: readonly CaseRow[]) => [...new Set(cases.map(({ factId }) => factId))]

/** Calls `find` again when the facts are locked, because another server may have changed the cases meanwhile. */
export async function lockCases(
  transaction: Database,
  find: () => Promise<CaseRow[]>,
): Promise<CaseRow[]> {
  await lockFacts(transaction, factIdsOf(await find()))
  return find()
}

export async function insertChanges(
  { db, dialect }: Database,
  actionId: number,
  cases: readonly CaseRow[],
): Promise<void> {
  if (cases.length === 0) return
  const rows = cases.map((row) => ({ kind: row.kind, id: row.id, state: stateOf(row) }))
  const columns = { kind: 'text', id: 'integer', state: 'text' } as const
  await sql`
    insert into "ActionItems" ("actionId", "kind", "itemId", "before")
    select cast(${actionId} as integer), "kind", "id", "state"
    from ${jsonRows(dialect, rows, columns)}`.execute(db)
}

export async function updateStates(
  { db, dialect }: Database,
  {
    cases,
    state,
    actionId,
    now,
  }: {
    readonly cases: readonly CaseKey[]
    readonly state: State
    readonly actionId: number
    readonly now: number
  },
): Promise<void> {
  const hiddenAt = state === 'shown' ? null : new Date(now).toISOString()
  const held = state === 'held' ? 1 : 0
  for (const kind of CASE_KINDS) {
    const ids = idsOf(cases, kind)
    if (ids.length > 0)
      await db
        .updateTable(CASES[kind].table)
        .set({ hiddenAt, held, actionId })
        .where('id', 'in', idList(dialect, ids))
        .execute()
  }
}

export async function refresh(
  database: Database,
  cases: readonly CaseRow[],
  now: number,
): Promise<void> {
  const factIds = factIdsOf(cases)
  if (factIds.length === 0) return
  for (const kind of CASE_KINDS) await CASES[kind].afterChange(database, factIds, now)
}

export async function deleteTexts(database: Database, cases: readonly CaseRow[]): Promise<void> {
  const { db, dialect } = database
  for (const kind of CASE_KINDS) {
    const ids = idsOf(cases, kind)
    await db
      .updateTable(CASES[kind].table)
      .set(CASES[kind].emptied)
      .where('id', 'in', idList(dialect, ids))
      .execute()
    await CASES[kind].deleteBelow?.(database, ids)
  }
}
