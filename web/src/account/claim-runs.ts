import type { User } from '@fable/contract'
import { claimableRuns, noteClaims } from '../game/run/claims.ts'
import { call } from '../lib/api.ts'

/** In milliseconds; a sign-in waits for it. */
const DEADLINE = 5_000

let last: Promise<void> = Promise.resolve()

/**
 * Without a response the runs are claimed again by the next call; the server takes a repeated claim for the first one.
 */
export function claimRuns(user: User): Promise<void> {
  last = last.then(() => send(user))
  return last
}

async function send(user: User): Promise<void> {
  const runs = claimableRuns(user.id)
  if (runs.length === 0) return
  const body = { runs: [...runs] }
  const response = await call('POST /api/account/runs', { body }, { deadline: DEADLINE }).catch(
    () => null,
  )
  // If the player has signed out meanwhile, this browser has forgotten the runs.
  if (response) noteClaims(runs, response, user)
}
