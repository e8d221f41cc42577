import type { Hono } from 'hono'
import { CHANGE_PASSWORD, SCREEN_PATHS } from '@fable/contract/limits'
import type { AppEnv, ServerDeps } from '../http/app-env.ts'
import type { Collect } from '../http/feature.ts'
import { type HandlersUnder, signedInOf } from '../http/routing.ts'
import { authHandlers, type AuthRouteDeps } from './auth-routes.ts'
import { isUsernameTaken, validateUsername } from './usernames.ts'
import { deleteOtherSessions, findUser, listResets, listSessions } from './users.ts'

type Deps = Pick<ServerDeps, 'database' | 'now'> & { readonly collect: Collect }

const usernameHandlers = ({
  database,
}: Pick<ServerDeps, 'database'>): HandlersUnder<'/api/usernames/'> => ({
  'GET /api/usernames/:name': async ({ params: { name } }) => ({
    available: !(await validateUsername(name)) && !(await isUsernameTaken(database, name)),
  }),
})

const ownDataHandlers = ({
  database,
  now,
  collect,
}: Deps): HandlersUnder<'/api/account/sessions' | '/api/account/export'> => ({
  'GET /api/account/sessions': (_, c) => listSessions(database, signedInOf(c), now()),

  'DELETE /api/account/sessions': async (_, c) => ({
    signedOut: await deleteOtherSessions(database, signedInOf(c)),
  }),

  'GET /api/account/export': async (_, c) => {
    const signedIn = signedInOf(c)
    const { userId } = signedIn
    c.header('Content-Disposition', 'attachment; filename="fact-and-fable-account.json"')
    return {
      user: await findUser(database, userId),
      sessions: await listSessions(database, signedIn, now()),
      resets: await listResets(database, userId, now()),
      game: await collect.game(database, userId, now()),
      runs: await collect.runs(database, userId, now()),
      rounds: await collect.rounds(database, userId, now()),
      seals: await collect.seals(database, userId, now()),
      feedback: await collect.feedback(database, userId, now()),
    }
  },
})

export function registerChangePassword(app: Hono<AppEnv>): void {
  app.get('/.well-known/change-password', (c) => c.redirect(SCREEN_PATHS.game + CHANGE_PASSWORD))
}

type AccountPath =
  | '/api/auth/'
  | '/api/usernames/'
  | '/api/account/sessions'
  | '/api/account/export'

export type AccountDeps = AuthRouteDeps & Deps

export const accountHandlers = (deps: AccountDeps): HandlersUnder<AccountPath> => ({
  ...authHandlers(deps),
  ...usernameHandlers(deps),
  ...ownDataHandlers(deps),
})
