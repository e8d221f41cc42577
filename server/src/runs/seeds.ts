import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** 128 bits, half of the HMAC: the size of the engine's seeds. */
const SEED_DIGITS = 32

/** Draws a random run id. It works as an access key while the run is open. */
export const drawRunId = (): string => randomBytes(16).toString('hex')

/** Whether the text has the form of a run id. */
export const isRunId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Draws the secret of a run, the source of all its seeds. */
export const drawSecret = (): string => randomBytes(32).toString('base64url')

/** With the key as an object: with its bytes createHmac takes four times as long. */
const seedFrom = (secret: string, text: string): string =>
  createHmac('sha256', createSecretKey(secret, 'base64url'))
    .update(text)
    .digest('hex')
    .slice(0, SEED_DIGITS)

/**
 * The seed of a turn, unless the run is on a daily road. Seeds of the same run reveal nothing about each other. Do not change this
 * function: ended runs store their secret, not their seeds.
 */
export const seedOf = ({ id, secret }: { id: string; secret: string }, turn: number): string =>
  seedFrom(secret, `${id}:${String(turn)}`)

/** A run whose seeds can be derived. */
type SeededRun = {
  readonly id: string
  readonly secret: string
  /** The day of its daily road. */
  readonly road: string | null
  /** The names at its start. Without one, turn 1 is the name. */
  readonly playerName: string
  readonly userName: string
}

const NAME_TURN = 1

/** Whether this turn of a run is the entry of the player's name. */
export const isNameTurn = (
  { playerName, userName }: Pick<SeededRun, 'playerName' | 'userName'>,
  turn: number,
): boolean => turn === NAME_TURN && playerName === '' && userName === ''

/**
 * The seed of the last of these turns. On a daily road it depends on the day's secret and on all decisions so far,
 * so whoever decides the same has the same chances, and a run shows nothing of what another decision would have
 * brought. The player's name is no decision. Do not change this function, as for `seedOf`.
 */
export const seedOfLast = (run: SeededRun, inputs: readonly string[]): string => {
  if (run.road === null) return seedOf(run, inputs.length - 1)
  const decisions = inputs.filter((_, turn) => !isNameTurn(run, turn))
  return seedFrom(run.secret, `${run.road}:${decisions.join(',')}`)
}

/**
 * What the server publishes of a secret when the run starts. With the secret, which it publishes when the run has
 * ended, everybody can check that it did not change and that all seeds come from it.
 */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

/** The inputs of a run with the seeds of their turns. */
export const turnsOf = (run: SeededRun, inputs: readonly string[]) =>
  inputs.map((input, turn) => ({ input, seed: seedOfLast(run, inputs.slice(0, turn + 1)) }))

/** The stored inputs of a run: `inputs` while it is open, the compressed `transcript` after its end. */
export type StoredTranscript = {
  readonly inputs: string | null
  readonly transcript: Uint8Array | null
}

/** Encodes inputs to append them to `inputs`: each as JSON followed by a comma. */
export const encodeInputs = (inputs: readonly string[]): string =>
  inputs.map((input) => `${JSON.stringify(input)},`).join('')

/** Compresses the inputs of an ended run to about one byte each. */
export const compressInputs = (inputs: readonly string[]): Uint8Array =>
  deflateRawSync(JSON.stringify(inputs), { level: 9 })

/** Returns the inputs of an open or ended run in turn order. */
export const decodeInputs = ({ inputs, transcript }: StoredTranscript): string[] => {
  const json = transcript
    ? inflateRawSync(transcript).toString('utf8')
    : `[${(inputs ?? '').slice(0, -1)}]`
  return JSON.parse(json) as string[]
}
