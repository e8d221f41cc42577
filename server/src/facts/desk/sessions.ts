import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

const KEY_BYTES = 32

/** Lifetimes of a link and of a session, in milliseconds. */
const LINK_MS = DAY_MS / 24
export const SESSION_MS = 30 * DAY_MS

const KEY = /^[\w-]{43}$/

const makeKey = () => randomBytes(KEY_BYTES).toString('base64url')
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const timeOf = (now: number) => new Date(now).toISOString()

/** An open session of the desk, or an unused link. */
export type DeskSession = {
  readonly id: number
  readonly name: string
  /** 0: an unused link. */
  readonly isOpen: number
  /** An ISO time. */
  readonly until: string
}

const valid = ({ db }: Database, now: number) =>
  db
    .selectFrom('DeskSessions')
    .select(['id', 'name', 'isOpen', 'until'])
    .where('until', '>', timeOf(now))

/** Makes a link's key, which opens the desk once. `now` is in milliseconds since 1970. */
export const insertLink = async ({ db }: Database, name: string, now: number): Promise<string> => {
  const key = makeKey()
  await db
    .insertInto('DeskSessions')
    .values({ name, key: hashOf(key), isOpen: 0, until: timeOf(now + LINK_MS) })
    .execute()
  return key
}

const findWith = async (
  database: Database,
  key: string,
  { isOpen, now }: { readonly isOpen: number; readonly now: number },
): Promise<DeskSession | undefined> =>
  KEY.test(key)
    ? valid(database, now)
        .where('key', '=', hashOf(key))
        .where('isOpen', '=', isOpen)
        .executeTakeFirst()
    : undefined

/** Finds the link with this key, unless it was used or is too old. */
export const findLink = (
  database: Database,
  key: string,
  now: number,
): Promise<DeskSession | undefined> => findWith(database, key, { isOpen: 0, now })

/** Finds the session of a browser with this key. */
export const findSession = (
  database: Database,
  key: string,
  now: number,
): Promise<DeskSession | undefined> => findWith(database, key, { isOpen: 1, now })

/** Turns a link into the session of a browser, once. Returns the key of the session. */
export const openSession = async (
  { db }: Database,
  key: string,
  now: number,
): Promise<string | undefined> => {
  if (!KEY.test(key)) return undefined
  const session = makeKey()
  const opened = await db
    .updateTable('DeskSessions')
    .set({ key: hashOf(session), isOpen: 1, until: timeOf(now + SESSION_MS) })
    .where('key', '=', hashOf(key))
    .where('isOpen', '=', 0)
    .where('until', '>', timeOf(now))
    .returning('id')
    .executeTakeFirst()
  return opened && session
}

/** Lists the links that can be used and the browsers in which the desk is open. */
export const listSessions = (database: Database, now: number): Promise<DeskSession[]> =>
  valid(database, now).orderBy('id').execute()

/** Ends all links and sessions, or those of a name. Returns how many. */
export const endSessions = async ({ db }: Database, name?: string): Promise<number> => {
  const all = db.deleteFrom('DeskSessions').returning('id')
  return (await (name === undefined ? all : all.where('name', '=', name)).execute()).length
}

/** Deletes links and sessions that are over. */
export const deleteEndedSessions = async ({ db }: Database, now: number): Promise<void> => {
  await db.deleteFrom('DeskSessions').where('until', '<=', timeOf(now)).execute()
}
