import { hash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Draw, type RecordedTurn, SEED_DIGITS, type Seeds, seedTexts } from '@fable/engine'

/** Draws a random id for a run. While the run is open, anyone who knows it can play the run. */
export const drawRunId = (): string => randomBytes(16).toString('hex')

/** Checks whether the text has the form of a run id. */
export const isRunId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Draws the secret of a run, from which all its seeds are derived. */
export const drawSecret = (): string => randomBytes(32).toString('base64url')

// The key is passed as an object, because with its bytes createHmac takes four times as long.
const seedFrom = (secret: string, text: string): string =>
  createHmac('sha256', createSecretKey(secret, 'base64url'))
    .update(text)
    .digest('hex')
    .slice(0, SEED_DIGITS)

/** The parts of a run from which its seeds are derived. */
type SeededRun = {
  readonly id: string
  readonly secret: string
  readonly road: string | null
  readonly playerName: string
  readonly userName: string
}

/**
 * Returns the seeds of a turn. No seed of a run reveals anything about the others. `inputs` and `draws` are those up to
 * the turn; only seeds on daily roads depend on them.
 */
export function seedsOf(
  run: SeededRun,
  turn: number,
  decided: { readonly inputs: readonly string[]; readonly draws: readonly Draw[] },
): Seeds {
  const { seed, paths } = seedTexts(run, turn, decided)
  return {
    seed: seedFrom(run.secret, seed),
    ...(paths !== undefined && { paths: seedFrom(run.secret, paths) }),
  }
}

/**
 * Returns the commitment to a secret, which is published when the run starts. The secret is published when the run has
 * ended. With both, everybody can check that the secret was not changed and that all seeds come from it.
 */
export const commitmentOf = (secret: string): string => hash('sha256', secret, 'hex')

/** Draws the secret with which an account can claim a run. Only its hash is stored. */
export const drawClaim = (): string => drawSecret()

export const claimHashOf = (claim: string): string => hash('sha256', claim, 'hex')

/** A lantern, and the turn before which it was taken. */
export type TakenLantern = { readonly turn: number; readonly lantern: string }

/** Encodes lanterns so that they can be appended to `lanterns`. */
export const encodeLanterns = (taken: readonly TakenLantern[]): string =>
  taken.map(({ turn, lantern }) => `${turn}:${lantern},`).join('')

export const decodeLanterns = (lanterns: string): TakenLantern[] =>
  lanterns
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [turn = '', lantern = ''] = one.split(':')
      return { turn: Number(turn), lantern }
    })

/** Encodes sets of paths so that they can be appended to `draws`. */
export const encodeDraws = (draws: readonly Draw[]): string =>
  draws.map(({ turn, day }) => `${turn}:${day},`).join('')

export const decodeDraws = (draws: string): Draw[] =>
  draws
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [turn, day] = one.split(':')
      return { turn: Number(turn), day: Number(day) }
    })

/**
 * Returns the inputs of a run with the seeds of their turns, and with the lanterns that were taken before them.
 * `lanterns` and `draws` as they are stored.
 */
export function turnsOf(
  run: SeededRun & { readonly lanterns: string; readonly draws: string },
  inputs: readonly string[],
): RecordedTurn[] {
  const taken = new Map(decodeLanterns(run.lanterns).map((one) => [one.turn, one.lantern]))
  const draws = decodeDraws(run.draws)
  return inputs.map((input, turn) => {
    const lantern = taken.get(turn)
    return {
      input,
      ...seedsOf(run, turn, { inputs, draws }),
      ...(lantern !== undefined && { lantern }),
    }
  })
}

/** The stored inputs of a run: in `inputs` while it is open, compressed in `transcript` after its end. */
export type StoredTranscript = {
  readonly inputs: string | null
  readonly transcript: Uint8Array | null
}

/** Encodes inputs so that they can be appended to `inputs`: each as JSON, followed by a comma. */
export const encodeInputs = (inputs: readonly string[]): string =>
  inputs.map((input) => `${JSON.stringify(input)},`).join('')

/** Compresses the inputs of an ended run to about one byte each. */
export const compressInputs = (inputs: readonly string[]): Uint8Array =>
  deflateRawSync(JSON.stringify(inputs), { level: 9 })

/** Returns the inputs of an open or ended run, in the order of the turns. */
export function decodeInputs({ inputs, transcript }: StoredTranscript): string[] {
  const json = transcript
    ? inflateRawSync(transcript).toString('utf8')
    : `[${(inputs ?? '').slice(0, -1)}]`
  return JSON.parse(json) as string[]
}
