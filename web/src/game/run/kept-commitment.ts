import { finishedRuns } from './finished-runs.ts'
import { load } from '../save/store.ts'

/** The commitment that the save got at the start of a ranked run; undefined when it has none. */
export function keptCommitment(id: string): string | undefined {
  const { run } = load().game
  if (run?.ranked && run.id === id) return run.commitment
  return finishedRuns().find(({ rankedId }) => rankedId === id)?.commitment
}
