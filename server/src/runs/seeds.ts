import { hash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Draw, type RecordedTurn, SEED_DIGITS, type Seeds, seedTexts } from '@fable/engine'

/** The id must be impossible to guess, because anyone who knows the id of an open run can play it. */
export const drawRunId = (): string => randomBytes(16).toString('hex')

export const isRunId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

export const drawSecret = (): string => randomBytes(32).toString('base64url')

// The key is passed as a KeyObject, because createHmac takes longer with a key in bytes.
const seedFrom = (secret: string, text: string): string =>
  createHmac('sha256', createSecretKey(secret, 'base64url'))
    .update(text)
    .digest('hex')
    .slice(0, SEED_DIGITS)

type SeededRun = {
  readonly id: string
  readonly secret: string
  readonly road: string | null
  readonly playerName: string
  readonly userName: string
}

/**
 * No seed of a run reveals anything about its other seeds. Only seeds on daily roads depend on `inputs` and `draws`,
 * which must include those of the turn itself. Later ones have no effect.
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
 * The commitment is published when the run starts, and the secret when the run has ended (on a daily road, when the
 * day has). With both, everybody can check that the secret was not changed and that all seeds come from it.
 */
export const commitmentOf = (secret: string): string => hash('sha256', secret, 'hex')

/** An account can claim an ended run with this secret, of which only the hash is stored. */
export const drawClaim = (): string => drawSecret()

export const claimHashOf = (claim: string): string => hash('sha256', claim, 'hex')

export type TakenLantern = { readonly turn: number; readonly lantern: string }

/** The result can be appended to the stored text, like the texts of draws and inputs. */
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

/** The transcript is in `inputs` until the run ends. After that, it is compressed in `transcript`. */
export type StoredTranscript = {
  readonly inputs: string | null
  readonly transcript: Uint8Array | null
}

export const encodeInputs = (inputs: readonly string[]): string =>
  inputs.map((input) => `${JSON.stringify(input)},`).join('')

export const compressInputs = (inputs: readonly string[]): Uint8Array =>
  deflateRawSync(JSON.stringify(inputs), { level: 9 })

export function decodeInputs({ inputs, transcript }: StoredTranscript): string[] {
  const json = transcript
    ? inflateRawSync(transcript).toString('utf8')
    : `[${(inputs ?? '').slice(0, -1)}]`
  return JSON.parse(json) as string[]
}
