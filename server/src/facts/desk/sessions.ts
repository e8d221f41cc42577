import { hash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

const KEY_BYTES = 32

const LINK_MS = DAY_MS / 24
export const SESSION_MS = 30 * DAY_MS

const KEY = /^[\w-]{43}$/

const makeKey = () => randomBytes(KEY_BYTES).toString('base64url')
const hashOf = (key: string) => hash('sha256', key, 'base64url')
const timeOf = (now: number) => new Date(now).toISOString()

export type DeskSession = {
  readonly id: number
  readonly name: string
  readonly isOpen: number
  readonly until: string
}

const valid = ({ db }: Database, now: number) =>
  db
    .selectFrom('DeskSessions')
    .select(['id', 'name', 'isOpen', 'until'])
    .where('until', '>', timeOf(now))

export async function insertLink({ db }: Database, name: string, now: number): Promise<string> {
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

export const findLink = (
  database: Database,
  key: string,
  now: number,
): Promise<DeskSession | undefined> => findWith(database, key, { isOpen: 0, now })

export const findSession = (
  database: Database,
  key: string,
  now: number,
): Promise<DeskSession | undefined> => findWith(database, key, { isOpen: 1, now })

export async function openSession(
  { db }: Database,
  key: string,
  now: number,
): Promise<string | undefined> {
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

export const listSessions = (database: Database, now: number): Promise<DeskSession[]> =>
  valid(database, now).orderBy('id').execute()

export async function endSessions({ db }: Database, name?: string): Promise<number> {
  const all = db.deleteFrom('DeskSessions').returning('id')
  return (await (name === undefined ? all : all.where('name', '=', name)).execute()).length
}

export async function deleteEndedSessions({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom('DeskSessions').where('until', '<=', timeOf(now)).execute()
}
