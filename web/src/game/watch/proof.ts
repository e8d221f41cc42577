import { lostDaysIn, newRun, replay } from '@fable/engine'
import type { Transcript } from '../run/replay-transcript.ts'

/** What this browser has checked of an ended run. Only `true` is a proof; `null` was not checked. */
export type Proof = {
  /** Whether inputs and seeds lead to the numbers that the server has published. */
  readonly isReplayed: boolean
  /** Whether every seed comes from the run's secret, its id and its turn. */
  readonly isSeeded: boolean | null
  /** Whether the secret has the hash that the save got from the server at the start of the run. */
  readonly isCommitted: boolean | null
}

/** The digits of a seed, the first half of its HMAC. */
const SEED_DIGITS = 32

const encoded = (text: string) => new TextEncoder().encode(text)

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

function isReplayed(run: Transcript): boolean {
  const start = newRun(run.player)
  const { turns, ended } = replay(start, run.turns)
  return (
    turns.length === run.turns.length &&
    ended?.daysSurvived === run.daysSurvived &&
    (run.strength === undefined || ended.strength === run.strength) &&
    (run.lostDays === undefined || lostDaysIn(start, turns) === run.lostDays)
  )
}

/** What a turn's seed is made from: see the server's `seedOf` and `seedOfLast`. */
function textsOf({ id, road, player, turns }: SeededRun): string[] {
  if (road === undefined) return turns.map((_, turn) => `${id}:${turn}`)
  const asksName = player.playerName === '' && player.userName === ''
  const isDecision = (turn: number) => !(asksName && turn === 1)
  return turns.map((_, last) => {
    const decisions = turns.slice(0, last + 1).filter((_turn, turn) => isDecision(turn))
    return `${road}:${decisions.map(({ input }) => input).join(',')}`
  })
}

type SeededRun = Pick<Transcript, 'id' | 'road' | 'player' | 'turns'>

/** The seeds of a run's turns, as the server derives them from a secret. */
export async function seedsOf(run: SeededRun, secret: string) {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromBase64Url(secret), hmac, false, ['sign'])
  const signed = textsOf(run).map((text) => crypto.subtle.sign('HMAC', key, encoded(text)))
  return (await Promise.all(signed)).map((seed) => hexOf(seed).slice(0, SEED_DIGITS))
}

/** What the server gives out of a secret at the start of a run. */
export const commitmentOf = async (secret: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', encoded(secret)))

async function isSeeded(run: Transcript, secret: string): Promise<boolean> {
  const seeds = await seedsOf(run, secret)
  return seeds.every((seed, turn) => seed === run.turns[turn]?.seed)
}

/**
 * Checks an ended run of this page's rules. `kept` is the commitment that this browser got at its start. Without
 * WebCrypto, which browsers only have on https and localhost, secret and seeds are not checked.
 */
export async function prove(run: Transcript, kept: string | undefined): Promise<Proof> {
  const replayed = isReplayed(run)
  const { secret } = run
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle || secret === undefined) {
    return { isReplayed: replayed, isSeeded: null, isCommitted: null }
  }
  return {
    isReplayed: replayed,
    // A secret that cannot be decoded gave no seed.
    isSeeded: await isSeeded(run, secret).catch(() => false),
    isCommitted: kept === undefined ? null : (await commitmentOf(secret)) === kept,
  }
}
