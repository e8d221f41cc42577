import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { spellingOf } from '../../lib/names/spelling.ts'

/** The reasons to hide a run, as bits. A run is hidden while it has any of them. */
const HIDDEN_BY = { run: 1, account: 2, name: 4 } as const

type HiddenPlayer = { readonly kind: 'account' | 'name'; readonly key: string }

export const setHidden = (database: Database, id: string, hidden: boolean): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const which = sql`"id" = ${id}`
    return (await setReason(transaction, { by: 'run', which }, hidden)) > 0
  })

export async function setNameHidden(
  { db }: Database,
  id: string,
  hidden: boolean,
): Promise<boolean> {
  const changed = await db
    .updateTable('Runs')
    .set({ nameHidden: hidden ? 1 : 0 })
    .where('id', '=', id)
    .where('endedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * Hides or shows the player's runs, later ones included. A run that is hidden for another reason as well stays hidden.
 * Returns the number of the player's ended runs.
 */
export const setPlayerHidden = (
  database: Database,
  { kind, key }: HiddenPlayer,
  hidden: boolean,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const { db } = transaction
    await db.deleteFrom('HiddenPlayers').where('kind', '=', kind).where('key', '=', key).execute()
    if (hidden) await db.insertInto('HiddenPlayers').values({ kind, key }).execute()
    if (kind === 'account') {
      return setReason(transaction, { by: kind, which: sql`"userId" = ${key}` }, hidden)
    }
    const names = await listNames(transaction, key)
    if (names.length === 0) return 0
    return setReason(
      transaction,
      { by: kind, which: sql`"boardName" in (${sql.join(names)})` },
      hidden,
    )
  })

/** Returns the reasons (HIDDEN_BY) to hide runs of this account or name; 0 if the operator has hidden neither. */
export async function findHidden(
  { db }: Database,
  { userId, boardName }: { readonly userId: string | null; readonly boardName: string },
): Promise<number> {
  const rows = await db
    .selectFrom('HiddenPlayers')
    .select('kind')
    .where(({ or, and }) =>
      or([
        and({ kind: 'name', key: spellingOf(boardName) }),
        and({ kind: 'account', key: userId ?? '' }),
      ]),
    )
    .execute()
  return rows.reduce((sum, { kind }) => sum + HIDDEN_BY[kind], 0)
}

async function setReason(
  { db }: Database,
  { by, which }: { by: keyof typeof HIDDEN_BY; which: RawBuilder<unknown> },
  hidden: boolean,
): Promise<number> {
  const reason = sql.lit(HIDDEN_BY[by])
  const value = hidden ? sql`"hidden" | ${reason}` : sql`"hidden" & ~${reason}`
  const { numAffectedRows } = await sql`
    update "Runs" set "hidden" = ${value} where "endedAt" is not null and ${which}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Reads the whole table, so only the operator's commands may use it. */
async function listNames({ db }: Database, spelling: string): Promise<string[]> {
  const rows = await db
    .selectFrom('Runs')
    .select('boardName')
    .distinct()
    .where('endedAt', 'is not', null)
    .execute()
  return rows.flatMap(({ boardName }) =>
    boardName !== null && spellingOf(boardName) === spelling ? [boardName] : [],
  )
}
