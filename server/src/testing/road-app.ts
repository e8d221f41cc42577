import type { SignedIn } from '../http/app-env.ts'
import { signUp, type TestAccount } from './test-accounts.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** A server for tests of the daily road, whose accounts and clock do without sessions in the database. */
export type RoadApp = {
  readonly app: TestApp
  readonly clock: { now: number }
  /** Creates an account that stays signed in, whatever the clock says. */
  readonly newAccount: () => Promise<TestAccount>
  /** Opens another app on the same database, with the same clock and accounts. */
  readonly openBeside: (environment: Record<string, string>) => Promise<TestApp>
  readonly signOutAll: () => void
}

/** Opens such a server at a time. */
export async function openRoadApp(now: number): Promise<RoadApp> {
  const clock = { now }
  const sessions = new Map<string, SignedIn>()
  const deps = {
    now: () => clock.now,
    findSignedIn: (headers: Headers) =>
      Promise.resolve(sessions.get(headers.get('Cookie') ?? '') ?? null),
  }
  const app = await openTestApp(deps)

  return {
    app,
    clock,

    newAccount: async () => {
      const account = await signUp(app)
      const { id: userId, username: userName, email } = account.user
      const session = { userId, userName, email, createdAt: clock.now, sessionId: 'any' }
      sessions.set(account.cookie, session)
      return account
    },

    openBeside: (environment) => openTestApp({ ...deps, database: app.database, environment }),

    signOutAll: () => {
      sessions.clear()
    },
  }
}
