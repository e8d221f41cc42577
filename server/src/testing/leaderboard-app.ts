import { type LeaderboardEntry, routes, type User } from '@fable/contract'
import type { SignedIn } from '../http/app-env.ts'
import { playRun } from './ranked-runs.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** A Monday, 00:00 UTC. */
export const MONDAY = Date.UTC(2026, 10, 16)

/** How well a run went, which no player could say. */
type Result = {
  readonly days: number
  readonly flames?: number
  readonly strength?: number
  readonly lostDays?: number
}

/** A server for tests of the leaderboard, which can set its clock and the account of the next requests. */
export type LeaderboardApp = {
  readonly app: TestApp
  readonly clock: { now: number }
  /** Makes requests as an account, in any of its sessions. */
  readonly as: <T>(user: User, act: () => Promise<T>) => Promise<T>
  /** Ends a run of an account, or of a guest with that name, and returns its id. */
  readonly endRun: (player: User | string, result: Result) => Promise<string>
  /** The entries of a ranking, strictly as the contract declares them. */
  readonly entriesOf: (query?: string) => Promise<LeaderboardEntry[]>
}

/** Opens such a server. */
export async function openLeaderboardApp(): Promise<LeaderboardApp> {
  const clock = { now: MONDAY }
  let signedIn: SignedIn | null = null
  const app = await openTestApp({
    now: () => clock.now,
    findSignedIn: async () => Promise.resolve(signedIn),
  })

  const as: LeaderboardApp['as'] = async ({ id, username, email }, act) => {
    signedIn = { userId: id, userName: username, email, createdAt: clock.now, sessionId: 'any' }
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

    endRun: async (player, { days, flames = 0, strength = 10, lostDays = 0 }) => {
      const isGuest = typeof player === 'string'
      const { id } = isGuest
        ? await playRun(app, { start: { playerName: player } })
        : await as(player, () => playRun(app))
      const result = { daysSurvived: days, flames, strength, lostDays }
      await app.database.db.updateTable('Runs').set(result).where('id', '=', id).execute()
      return id
    },

    entriesOf: async (query = '') => {
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
