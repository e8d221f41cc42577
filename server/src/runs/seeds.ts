import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { SEED_DIGITS, seedText } from '@fable/engine'

/** Draws a random run id. It works as an access key while the run is open. */
export const drawRunId = (): string => randomBytes(16).toString('hex')

/** Checks whether the text has the form of a run id. */
export const isRunId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Draws the secret of a run, the source of all its seeds. */
export const drawSecret = (): string => randomBytes(32).toString('base64url')

/** With the key as an object: with its bytes createHmac takes four times as long. */
const seedFrom = (secret: string, text: string): string =>
  createHmac('sha256', createSecretKey(secret, 'base64url'))
    .update(text)
    .digest('hex')
    .slice(0, SEED_DIGITS)

/** A run whose seeds can be derived. */
type SeededRun = {
  readonly id: string
  readonly secret: string
  readonly road: string | null
  readonly playerName: string
  readonly userName: string
}

/**
 * The seed of a turn. Seeds of the same run reveal nothing about each other. `inputs`: those up to the turn, needed on
 * daily roads alone.
 */
export const seedOf = (run: SeededRun, turn: number, inputs: readonly string[]): string =>
  seedFrom(run.secret, seedText(run, turn, inputs))

/**
 * The commitment to a secret, published when the run starts. With the secret, which is published when the run has
 * ended, everybody can check that it did not change and that all seeds come from it.
 */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

/** An input with the seed of its turn. */
export type SeededTurn = { readonly input: string; readonly seed: string }

/** The inputs of a run with the seeds of their turns. */
export const turnsOf = (run: SeededRun, inputs: readonly string[]): SeededTurn[] =>
  inputs.map((input, turn) => ({ input, seed: seedOf(run, turn, inputs) }))

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
