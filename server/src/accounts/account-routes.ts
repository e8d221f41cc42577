import type { ResponseOf } from '@fable/contract'
import { isUsernameTaken } from './usernames.ts'
import type { Database } from '../db/database.ts'
import { deleteOtherSessions, listSessions } from './sessions.ts'
import { findUser, listResets } from './users.ts'
import type { Handlers } from '../http/routing.ts'
import { signedInOf } from '../http/signed-in.ts'
import { problem } from '../http/problems.ts'

type Export = ResponseOf<'GET /api/account/export'>

/** Functions of the other features that return their part of an account's export. */
export type Collect = {
  readonly save: (database: Database, userId: string) => Promise<Export['game']>
  readonly runs: (database: Database, userId: string) => Promise<Export['runs']>
  readonly feedback: (database: Database, userId: string) => Promise<Export['feedback']>
}

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly collect: Collect
}

/** Whether the path is valid percent-encoding. Hono passes an invalid parameter on undecoded. */
const isWellEncoded = (url: string): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

const BADLY_ENCODED = { field: 'name', message: 'must be UTF-8, percent-encoded' }

/** The handlers for usernames, sessions and the export of an account. */
export const accountHandlers = ({ database, now, collect }: Deps) =>
  ({
    'GET /api/usernames/:name': async ({ params: { name } }, c) => {
      if (!isWellEncoded(c.req.url))
        throw problem('invalid_input', { extras: { issues: [BADLY_ENCODED] } })
      const { validateUsername } = await import('./username-rules.ts')
      return {
        available: !validateUsername(name) && !(await isUsernameTaken(database, name)),
      }
    },

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
        game: await collect.save(database, userId),
        runs: await collect.runs(database, userId),
        feedback: await collect.feedback(database, userId),
      }
    },
  }) satisfies Partial<Handlers>
