import type { Notices } from '@fable/contract'
import type { Database } from '../db/database.ts'
import { batch } from '../lib/batch.ts'
import { problem } from '../http/problems.ts'
import type { HandlersUnder } from '../http/routing.ts'
import { SCREEN_PATHS } from '@fable/contract/limits'
import type { Contents } from '../http/documents.ts'
import { etagOf } from '../http/tagged-body.ts'
import type { Settings } from '../lib/settings.ts'
import type { ServerDeps } from '../http/app-env.ts'

/** Writes `now` (ms since 1970) to the health row. Throws the database error if the write fails. */
const checkWrites = async ({ db }: Database, now: number): Promise<void> => {
  const row = await db
    .updateTable('Health')
    .set({ checkedAt: new Date(now).toISOString() })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Error('The row that health checks write is missing.')
}

type Deps = Pick<ServerDeps, 'database' | 'now' | 'isStopping'>

/**
 * The health check for monitors, and readiness for load balancers. The health check writes, because reads still work on a full
 * disk, on a standby, and on a deleted file. Concurrent requests share one write.
 */
export const healthHandlers = ({
  database,
  now,
  isStopping,
}: Deps): HandlersUnder<'/api/health' | '/api/ready'> => {
  const check = batch(async () => {
    await checkWrites(database, now())
    return () => ({ status: 'ok' as const })
  })
  return {
    'GET /api/health': (_, c) =>
      check(undefined).catch((error: unknown) => {
        c.get('log').error({ err: error }, 'the database takes no writes')
        throw problem('unavailable')
      }),
    'GET /api/ready': () => {
      if (isStopping()) throw problem('stopping')
      return { status: 'ready' as const }
    },
  }
}

/** What the operator says of himself and of privacy. */
const noticesOf = ({ IMPRINT, PRIVACY }: Settings): Notices => ({
  imprint: IMPRINT ?? null,
  privacy: PRIVACY ?? null,
})

/** What the screen of privacy shows. */
export const noticeContents = (settings: Settings): Contents => {
  const notices = noticesOf(settings)
  const tag = etagOf(Buffer.from(JSON.stringify(notices)))
  return {
    privacy: () => Promise.resolve({ path: SCREEN_PATHS.privacy, contents: { notices }, tag }),
  }
}

/** The settings that the page needs. Must not return secrets. */
export const settingsHandlers = ({
  settings,
}: {
  readonly settings: Settings
}): HandlersUnder<'/api/settings'> => ({
  'GET /api/settings': () => ({
    communityChatUrl: settings.COMMUNITY_CHAT_URL ?? null,
    ...noticesOf(settings),
    passwordReset: settings.SMTP_URL !== undefined,
  }),
})
