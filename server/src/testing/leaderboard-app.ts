import { type LeaderboardEntry, routes, type User } from '@fable/contract'
import type { SignedIn } from '../http/app-env.ts'
import { replaceBestRuns } from '../runs/leaderboard/store.ts'
import { playRun } from './ranked-runs.ts'
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

  /** Makes the requests of an account, in whatever session. */
  const as = async <T>({ id, username, email }: User, act: () => Promise<T>): Promise<T> => {
    signedIn = { userId: id, userName: username, email, sessionId: 'any' }
    try {
      return await act()
    } finally {
      signedIn = null
    }
  }

  return {
    app,
    clock,
    as,

    /** Ends a run of an account, or of a guest with that name, and says how well it went, which no player could. */
    endRun: async (
      player: User | string,
      { days, strength = 10, lostDays = 0 }: { days: number; strength?: number; lostDays?: number },
    ) => {
      const isGuest = typeof player === 'string'
      const { id } = isGuest
        ? await playRun(app, { start: { playerName: player } })
        : await as(player, () => playRun(app))
      const result = { daysSurvived: days, strength, lostDays }
      await app.database.db.updateTable('Runs').set(result).where('id', '=', id).execute()
      if (!isGuest) await replaceBestRuns(app.database, player.id)
      return id
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
  }
}
