import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 128 bits, half of the HMAC: the size of the engine's seeds. */
const SEED_DIGITS = 32

/** Draws a random run id. It works as an access key while the run is open. */
export const drawRunId = (): string => randomBytes(16).toString('hex')

/** Whether the text has the form of a run id. */
export const isRunId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Draws the secret of a run, the source of all its seeds. */
export const drawSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The seed of a turn. Seeds of the same run reveal nothing about each other. Do not change this
 * function: ended runs store their secret, not their seeds.
 */
export const seedOf = ({ id, secret }: { id: string; secret: string }, turn: number): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(`${id}:${String(turn)}`)
    .digest('hex')
    .slice(0, SEED_DIGITS)

/**
 * What the server publishes of a secret when the run starts. With the secret, which it publishes when the run has
 * ended, everybody can check that it did not change and that all seeds come from it.
 */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

/** The inputs of a run with the seeds of their turns. */
export const turnsOf = (run: { id: string; secret: string }, inputs: readonly string[]) =>
  inputs.map((input, turn) => ({ input, seed: seedOf(run, turn) }))
