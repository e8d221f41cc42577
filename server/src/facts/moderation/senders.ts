import { createHmac, randomBytes } from 'node:crypto'
import { DAY_MS, weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { clientOf } from '../../http/address.ts'

/** Bytes of a key, and characters of a mark. */
const KEY_BYTES = 32
const MARK_LENGTH = 22

/** A refused sender can post again after this time. */
const REFUSED_MS = DAY_MS

/** Names by which the desk tells the senders of a week apart. */
const BIRDS = [
  'avocet',
  'bittern',
  'bunting',
  'buzzard',
  'chough',
  'coot',
  'crake',
  'crane',
  'curlew',
  'dipper',
  'dotterel',
  'dunlin',
  'eider',
  'fieldfare',
  'finch',
  'fulmar',
  'gannet',
  'godwit',
  'grebe',
  'gull',
  'heron',
  'hoopoe',
  'ibis',
  'jackdaw',
  'kestrel',
  'kite',
  'knot',
  'lapwing',
  'linnet',
  'magpie',
  'martin',
  'merlin',
  'osprey',
  'ouzel',
  'petrel',
  'pipit',
  'plover',
  'puffin',
  'quail',
  'rail',
  'raven',
  'redstart',
  'robin',
  'rook',
  'ruff',
  'scoter',
  'serin',
  'shrike',
  'siskin',
  'skua',
  'smew',
  'snipe',
  'starling',
  'stint',
  'stork',
  'swift',
  'teal',
  'tern',
  'thrush',
  'turnstone',
  'twite',
  'wagtail',
  'whimbrel',
  'wren',
] as const

/** The name of a sender at the desk, for example kestrel-41. Two senders may have the same. */
export const senderName = (mark: string): string => {
  const bytes = Buffer.from(mark.split('.')[1] ?? '', 'base64url')
  const bird = BIRDS[(bytes[0] ?? 0) % BIRDS.length] ?? BIRDS[0]
  const number = String((bytes[1] ?? 0) % 100).padStart(2, '0')
  return `${bird}-${number}`
}

/** Marks the senders of posts, so that all posts of one can be found for a while. */
export type Senders = {
  /** The mark of an address now. */
  readonly markOf: (address: string) => Promise<string>
  /** Whether the operator refuses what comes from an address today. */
  readonly isRefused: (address: string) => Promise<boolean>
}

type Deps = { readonly database: Database; readonly now: () => number }

/**
 * A mark is a keyed hash of the client's address (an IPv4 address, or the /56 of IPv6). Its key changes each week and
 * is deleted after two (docs/security.md): from then on nobody can tell which address it was.
 */
export const makeSenders = ({ database, now }: Deps): Senders => {
  const keys = new Map<number, string>()

  /** The key of a week, which the first server that needs it makes; undefined for an earlier week that has none. */
  const keyOf = async (week: number): Promise<string | undefined> => {
    const known = keys.get(week)
    if (known !== undefined) return known
    const { db } = database
    if (week === weekOf(now())) {
      const key = randomBytes(KEY_BYTES).toString('base64url')
      const made = db.insertInto('SenderKeys').values({ week, key })
      await made.onConflict((conflict) => conflict.column('week').doNothing()).execute()
    }
    const stored = await db
      .selectFrom('SenderKeys')
      .select('key')
      .where('week', '=', week)
      .executeTakeFirst()
    if (!stored) return undefined
    for (const old of keys.keys()) if (old < week - 1) keys.delete(old)
    keys.set(week, stored.key)
    return stored.key
  }

  const mark = (key: string, week: number, address: string) => {
    const hash = createHmac('sha256', key).update(clientOf(address)).digest('base64url')
    return `${week}.${hash.slice(0, MARK_LENGTH)}`
  }

  const markIn = async (week: number, address: string): Promise<string | undefined> => {
    const key = await keyOf(week)
    return key === undefined ? undefined : mark(key, week, address)
  }

  return {
    markOf: async (address) => {
      const found = await markIn(weekOf(now()), address)
      if (found === undefined) throw new Error('The key of this week is missing.')
      return found
    },

    isRefused: async (address) => {
      const time = new Date(now()).toISOString()
      const refused = await database.db
        .selectFrom('RefusedSenders')
        .select('sender')
        .where('until', '>', time)
        .execute()
      if (refused.length === 0) return false
      const week = weekOf(now())
      // A day may begin in the week before.
      const marks = await Promise.all([markIn(week, address), markIn(week - 1, address)])
      return refused.some(({ sender }) => marks.includes(sender))
    },
  }
}

/** Refuses what a sender posts for a day. `now` is in milliseconds since 1970. */
export const refuseSender = async (
  { db }: Database,
  sender: string,
  now: number,
): Promise<void> => {
  const until = new Date(now + REFUSED_MS).toISOString()
  await db
    .insertInto('RefusedSenders')
    .values({ sender, until })
    .onConflict((conflict) => conflict.column('sender').doUpdateSet({ until }))
    .execute()
}

/** Takes posts of a sender again. */
export const admitSender = async ({ db }: Database, sender: string): Promise<void> => {
  await db.deleteFrom('RefusedSenders').where('sender', '=', sender).execute()
}

/** Deletes the keys and marks of earlier weeks than the last one, and refusals that are over. */
export const forgetSenders = async ({ db }: Database, now: number): Promise<void> => {
  const week = weekOf(now)
  await db
    .deleteFrom('SenderKeys')
    .where('week', '<', week - 1)
    .execute()
  for (const table of ['Facts', 'Corrections'] as const) {
    await db
      .updateTable(table)
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('sender', 'not like', `${week}.%`)
      .where('sender', 'not like', `${week - 1}.%`)
      .execute()
  }
  await db.deleteFrom('RefusedSenders').where('until', '<', new Date(now).toISOString()).execute()
}
