import { findDifference, newRun, replay, seedText } from '@fable/engine'
import type { Transcript } from '../run/replay-transcript.ts'
import { canDeriveSeeds, hexOf, seedSource, sha256 } from './secret-seed.ts'

/** This browser's checks of an ended run. `true`: passed; `false`: failed; `null`: not checked. */
export type Proof = {
  /** True if the inputs and seeds lead to the numbers and the name that the server has published. */
  readonly isReplayed: boolean
  /** True if every seed can be derived from the run's secret (`seedText`). */
  readonly isSeeded: boolean | null
  /** True if the hash of the secret is the commitment that the save got from the server at the start of the run. */
  readonly isCommitted: boolean | null
}

type SeededRun = Pick<Transcript, 'id' | 'road' | 'player' | 'turns'>

/** Derives the seeds of a run's turns from a secret, as the server does. */
export async function seedsOf(
  { id, road, player, turns }: SeededRun,
  secret: string,
): Promise<string[]> {
  const seedFor = await seedSource(secret)
  const inputs = turns.map(({ input }) => input)
  return Promise.all(
    turns.map((_, turn) => seedFor(seedText({ id, road, ...player }, turn, inputs))),
  )
}

/** Returns the commitment to a secret that the server sends at the start of a run: its hash. */
export const commitmentOf = async (secret: string): Promise<string> => hexOf(await sha256(secret))

async function isSeeded(run: Transcript, secret: string): Promise<boolean> {
  const seeds = await seedsOf(run, secret)
  return seeds.every((seed, turn) => seed === run.turns[turn]?.seed)
}

/**
 * Checks an ended run that was played by this page's rules. `kept` is the commitment that this browser received at its
 * start. Seeds and commitment are checked only with WebCrypto, which browsers offer on https and localhost only.
 */
export async function prove(run: Transcript, kept: string | undefined): Promise<Proof> {
  const isReplayed = findDifference(run, replay(newRun(run.player), run.turns)) === null
  const { secret } = run
  if (!canDeriveSeeds() || secret === undefined) {
    return { isReplayed, isSeeded: null, isCommitted: null }
  }
  return {
    isReplayed,
    // A secret that cannot be decoded cannot have given a seed.
    isSeeded: await isSeeded(run, secret).catch(() => false),
    isCommitted: kept === undefined ? null : (await commitmentOf(secret)) === kept,
  }
}
