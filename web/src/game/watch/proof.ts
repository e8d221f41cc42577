import {
  type Draw,
  drawsAlong,
  findDifference,
  newRun,
  replay,
  type Seeds,
  seedTexts,
  type Turn,
} from '@fable/engine'
import type { Transcript } from '../run/replay-transcript.ts'
import { canDeriveSeeds, hexOf, seedSource, sha256 } from './secret-seed.ts'

/** The result of each check; null if it was not made. */
export type Proof = {
  /** The inputs and seeds lead to the numbers and the name that the server has published. */
  readonly isReplayed: boolean
  /** Every seed can be derived from the run's secret (`seedTexts`). */
  readonly isSeeded: boolean | null
  /** The hash of the secret is the commitment that this browser got from the server at the start of the run. */
  readonly isCommitted: boolean | null
}

type SeededRun = Pick<Transcript, 'id' | 'road' | 'player' | 'turns'>

export async function seedsOf(
  { id, road, player, turns }: SeededRun,
  { secret, draws }: { secret: string; draws: readonly Draw[] },
): Promise<Seeds[]> {
  const seedFor = await seedSource(secret)
  const decided = { inputs: turns.map(({ input }) => input), draws }
  return Promise.all(
    turns.map(async (_, turn) => {
      const { seed, paths } = seedTexts({ id, road, ...player }, turn, decided)
      return {
        seed: await seedFor(seed),
        ...(paths !== undefined && { paths: await seedFor(paths) }),
      }
    }),
  )
}

/** The server sends this commitment at the start of a run. */
export const commitmentOf = async (secret: string): Promise<string> => hexOf(await sha256(secret))

async function isSeeded(
  run: Transcript,
  replayed: readonly Turn[],
  secret: string,
): Promise<boolean> {
  const seeds = await seedsOf(run, { secret, draws: drawsAlong(run, replayed) })
  return seeds.every(({ seed, paths }, turn) => {
    const published = run.turns[turn]
    return seed === published?.seed && paths === published.paths
  })
}

/**
 * Checks a run that was played by this page's rules. `kept` is the commitment that this browser received at the start.
 * Seeds and commitment are checked only with WebCrypto, which browsers offer only on https and localhost.
 */
export async function prove(run: Transcript, kept: string | undefined): Promise<Proof> {
  const replayed = replay(newRun(run.player), run.turns)
  const isReplayed = findDifference(run, replayed) === null
  const { secret } = run
  if (!canDeriveSeeds() || secret === undefined) {
    return { isReplayed, isSeeded: null, isCommitted: null }
  }
  return {
    isReplayed,
    // If the secret cannot be decoded, no seed can come from it.
    isSeeded: await isSeeded(run, replayed.turns, secret).catch(() => false),
    isCommitted: kept === undefined ? null : (await commitmentOf(secret)) === kept,
  }
}
