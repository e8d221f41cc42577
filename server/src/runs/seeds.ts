import { createHmac, randomBytes } from 'node:crypto'

/** 128 bits, half of what the HMAC gives: all that the dice take. */
const SEED_DIGITS = 32

/** A new run's id, which nobody can guess: it is the key to the run while that is open. */
export const drawRunId = (): string => randomBytes(16).toString('hex')

/** Whether a run may have this id. */
export const isRunId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** The run's chance, drawn whole before its first turn. */
export const drawSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The seed of one turn: the same for ever, and no seed says anything about another. Never to be
 * changed: ended runs keep their secret, not their seeds.
 */
export const seedOf = ({ id, secret }: { id: string; secret: string }, turn: number): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(`${id}:${String(turn)}`)
    .digest('hex')
    .slice(0, SEED_DIGITS)
