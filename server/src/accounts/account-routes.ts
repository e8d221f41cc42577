import { isUsernameTaken, usernameFault } from './usernames.ts'
import { readFeedbackOf } from '../feedback/store.ts'
import { readGame } from '../saves/store.ts'
import type { Database } from '../platform/db/open.ts'
import { endOtherSessions, readSessions } from './sessions.ts'
import { readRunsOf } from '../runs/owner-store.ts'
import { readUser } from './users.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { playerOf } from '../platform/http/signed-in.ts'
import { problem } from '../platform/http/problems.ts'

type OwnRun = Awaited<ReturnType<typeof readRunsOf>>[number]

const publicRun = ({ id, boardName, daysSurvived, endedAt }: OwnRun) => ({
  id,
  playerName: boardName ?? '',
  daysSurvived: daysSurvived ?? 0,
  endedAt: endedAt ?? '',
})

/** Whether a parameter of the path is what its sender meant: what cannot be decoded is left as it stands. */
const isWellEncoded = (url: string): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

const BADLY_ENCODED = { field: 'name', message: 'must be UTF-8, percent-encoded' }

/** What a player may know of an account, and do with it, beside signing in. */
export const accountHandlers = ({ database, now }: { database: Database; now: () => number }) =>
  ({
    'GET /api/usernames/:name': async ({ params: { name } }, c) => {
      if (!isWellEncoded(c.req.url)) throw problem('invalid_input', [BADLY_ENCODED])
      return { available: !usernameFault(name) && !(await isUsernameTaken(database, name.trim())) }
    },

    'GET /api/account/sessions': (_, c) => readSessions(database, playerOf(c), now()),

    'DELETE /api/account/sessions': async (_, c) => ({
      signedOut: await endOtherSessions(database, playerOf(c)),
    }),

    'GET /api/account/export': async (_, c) => {
      const player = playerOf(c)
      c.header('Content-Disposition', 'attachment; filename="fact-and-fable-account.json"')
      return {
        user: await readUser(database, player.userId),
        sessions: await readSessions(database, player, now()),
        game: (await readGame(database, player.userId)) ?? null,
        runs: (await readRunsOf(database.db, player.userId)).map(publicRun),
        feedback: await readFeedbackOf(database.db, player.userId),
      }
    },
  }) satisfies Partial<Handlers>
