import { createHmac } from 'node:crypto'
import { DAY_MS, weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { clientOf } from '../../http/address.ts'
import { problem } from '../../http/problems.ts'
import type { SenderMarks } from './origin.ts'

const MARK_LENGTH = 22

const REFUSED_MS = DAY_MS

/** The operator tells the senders of a week apart by these names. */
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

/** Returns a name such as kestrel-41. Two senders may have the same name. */
export function senderName(mark: string): string {
  const bytes = Buffer.from(mark.split('.')[1] ?? '', 'base64url')
  const bird = BIRDS[(bytes[0] ?? 0) % BIRDS.length] ?? BIRDS[0]
  const number = String((bytes[1] ?? 0) % 100).padStart(2, '0')
  return `${bird}-${number}`
}

export type Senders = {
  readonly marksOf: (address: string) => SenderMarks
  /** Throws a problem if the operator has blocked the address. */
  readonly checkAllowed: (address: string) => Promise<void>
}

type Deps = {
  readonly database: Database
  readonly authSecret: string
  readonly now: () => number
}

/**
 * A mark is a keyed hash of the week and the client's address (an IPv4 address, or the /56 of an IPv6 address). The key
 * is not in the database, so that nobody can find the address with the database alone (docs/security.md).
 */
export function makeSenders({ database, authSecret, now }: Deps): Senders {
  const markIn = (week: number, address: string) => {
    const hash = createHmac('sha256', authSecret)
      .update(`sender ${week} ${clientOf(address)}`)
      .digest('base64url')
    return `${week}.${hash.slice(0, MARK_LENGTH)}`
  }

  const marksOf: Senders['marksOf'] = (address) => {
    const week = weekOf(now())
    return [markIn(week, address), markIn(week - 1, address)]
  }

  return {
    marksOf,

    checkAllowed: async (address) => {
      // A block may have begun last week, when the sender had another mark.
      const refused = await database.db
        .selectFrom('RefusedSenders')
        .select('sender')
        .where('until', '>', new Date(now()).toISOString())
        .where('sender', 'in', marksOf(address))
        .execute()
      if (refused.length > 0) throw problem('sender_refused')
    },
  }
}

export async function refuseSender({ db }: Database, sender: string, now: number): Promise<void> {
  const until = new Date(now + REFUSED_MS).toISOString()
  await db
    .insertInto('RefusedSenders')
    .values({ sender, until })
    .onConflict((conflict) => conflict.column('sender').doUpdateSet({ until }))
    .execute()
}

export async function admitSender({ db }: Database, sender: string): Promise<void> {
  await db.deleteFrom('RefusedSenders').where('sender', '=', sender).execute()
}
