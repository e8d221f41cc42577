import { type LeaderboardEntry, routes, type User } from '@fable/contract'
import type { SignedIn } from '../http/app-env.ts'
import { openTestApp } from './test-app.ts'

/** A Monday, 00:00 UTC. */
export const MONDAY = Date.UTC(2026, 10, 16)

/** A server for tests of the leaderboard, which set its clock and who makes the next requests. */
export const openLeaderboardApp = async () => {
  const clock = { now: MONDAY }
  let signedIn: SignedIn | null = null
  const app = await openTestApp({
    now: () => clock.now,
    findSignedIn: async () => Promise.resolve(signedIn),
  })

  return {
    app,
    clock,

    /** Makes the requests of an account, in whatever session. */
    as: async <T>({ id, username, email }: User, act: () => Promise<T>): Promise<T> => {
      signedIn = { userId: id, userName: username, email, sessionId: 'any' }
      try {
        return await act()
      } finally {
        signedIn = null
      }
    },

    /** The entries of a ranking, strictly as the contract declares them. */
    entriesOf: async (query = ''): Promise<LeaderboardEntry[]> => {
      const response = await app.get(`/api/leaderboard?${query}`)
      if (response.status !== 200) throw new Error(await response.text())
      const { element } = routes['GET /api/leaderboard'].response[200]
      return element
        .strict()
        .array()
        .parse(await response.json())
    },

    /** Says how well an ended run went, which no player could. */
    setResult: async (
      id: string,
      result: { daysSurvived: number; strength: number; lostDays: number },
    ) => {
      await app.database.db.updateTable('Runs').set(result).where('id', '=', id).execute()
    },
  }
}
