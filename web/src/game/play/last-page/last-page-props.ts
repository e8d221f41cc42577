import type { Ledger } from '../../ledger/ledger.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import type { Claim } from '../use-claim.ts'

export type LastPageProps = {
  ending: SeenEnding
  run: Pick<Run, 'id' | 'road' | 'story' | 'posts'>
  ledger: Ledger
  /** The most days of all previous runs; null if there are none, or if they are unknown. */
  best: number | null
  /** Set if the run was played without an account. */
  claim?: Claim | null | undefined
  /** The run on the shelf, which the next Start continues; null if there is none. */
  shelf?: { readonly day: number; readonly onBack: () => void } | null
}
