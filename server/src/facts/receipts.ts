import { createHmac, createSecretKey, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Vote, VOTE_UNDO_MS, VOTES } from '@fable/contract/limits'
import type { FactVote } from './store.ts'

/** For the way of the request, and for clocks of several servers that differ. */
const GRACE_MS = 1000

/** The kind of the vote, its time in ms, the receipt's id, and the tag. */
const RECEIPT = /^([ifm])([0-9a-z]{1,10})\.([0-9a-f]{32})\.([\w-]{22})$/

const KINDS = new Map(VOTES.map((vote) => [vote.charAt(0), vote]))

export type Receipt = {
  readonly id: string
  readonly vote: Vote
  readonly isExpired: boolean
}

/**
 * Writes and reads the receipts of votes. A receipt is signed, so a vote needs no write for it, and every
 * server with the same AUTH_SECRET can read it. `now` is in milliseconds since 1970.
 */
export const makeReceipts = (authSecret: string) => {
  // Not the secret itself, so that no receipt can stand for anything else that it signs. A key object
  // makes a receipt cost 2 µs; with a plain buffer it costs 15.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', 'vote receipts', 32)))
  const tagOf = (factId: number, body: string) =>
    createHmac('sha256', key).update(`${factId} ${body}`).digest('base64url').slice(0, 22)

  return {
    /** The receipt of a vote. */
    write: ({ factId, vote }: FactVote, now: number): string => {
      const id = randomUUID().replaceAll('-', '')
      const body = `${vote.charAt(0)}${Math.trunc(now).toString(36)}.${id}`
      return `${body}.${tagOf(factId, body)}`
    },

    /** Reads the receipt of a vote on this fact. Returns null if it is not ours. */
    read: (factId: number, receipt: string, now: number): Receipt | null => {
      const [, kind = '', time = '', id = '', tag = ''] = RECEIPT.exec(receipt) ?? []
      const vote = KINDS.get(kind)
      if (vote === undefined) return null
      const expected = tagOf(factId, `${kind}${time}.${id}`)
      if (!timingSafeEqual(Buffer.from(tag), Buffer.from(expected))) return null
      return { id, vote, isExpired: now - Number.parseInt(time, 36) > VOTE_UNDO_MS + GRACE_MS }
    },
  }
}
