import type { User } from '@fable/contract'
import { claimableRuns, noteClaims } from '../game/run/claims.ts'
import { call } from '../lib/api.ts'

/** A sign-in waits this long for the claim. */
const DEADLINE_MS = 5_000

let last: Promise<void> = Promise.resolve()

/**
 * If there is no response, the next call claims the runs again. The server treats a repeated claim like the first one.
 */
export function claimRuns(user: User): Promise<void> {
  last = last.then(() => send(user))
  return last
}

async function send(user: User): Promise<void> {
  const runs = claimableRuns(user.id)
  if (runs.length === 0) return
  const body = { runs: [...runs] }
  const response = await call('POST /api/account/runs', { body }, { deadline: DEADLINE_MS }).catch(
    () => null,
  )
  // If the player has signed out during the request, this browser has forgotten the runs.
  if (response) noteClaims(runs, response, user)
}
