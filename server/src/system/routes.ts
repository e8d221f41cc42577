import type { Notices } from '@fable/contract'
import { SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import type { ServerDeps } from '../http/app-env.ts'
import type { Contents } from '../http/documents.ts'
import { problem } from '../http/problems.ts'
import type { HandlersUnder } from '../http/routing.ts'
import type { Settings } from '../lib/settings.ts'

const FOUND_MS = 1000

export type HealthDeps = Pick<ServerDeps, 'database' | 'log' | 'now' | 'monotonic' | 'isStopping'>

/** The health check writes, because reads still work on a full disk, on a standby, and on a deleted file. */
export function healthHandlers({
  database,
  log,
  now,
  monotonic,
  isStopping,
}: HealthDeps): HandlersUnder<'/api/health' | '/api/ready'> {
  let found: Promise<boolean> | undefined
  let foundAt = -Infinity

  const check = async (): Promise<boolean> => {
    try {
      await checkWrites(database, now())
      return true
    } catch (error) {
      log.error({ err: error }, 'the database does not accept writes')
      return false
    } finally {
      foundAt = monotonic()
    }
  }

  const takesWrites = (): Promise<boolean> => {
    if (!found || monotonic() - foundAt >= FOUND_MS) {
      // Until this check is done, other requests wait for its result.
      foundAt = Infinity
      found = check()
    }
    return found
  }

  return {
    'GET /api/health': async () => {
      if (!(await takesWrites())) throw problem('unavailable')
      return { status: 'ok' as const }
    },
    'GET /api/ready': () => {
      if (isStopping()) throw problem('stopping')
      return { status: 'ready' as const }
    },
  }
}

async function checkWrites({ db }: Database, now: number): Promise<void> {
  const row = await db
    .updateTable('Health')
    .set({ checkedAt: new Date(now).toISOString() })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Error('The row that health checks write is missing.')
}

const noticesOf = ({ IMPRINT, PRIVACY }: Settings): Notices => ({
  imprint: IMPRINT ?? null,
  privacy: PRIVACY ?? null,
})

export function noticeContents(settings: Settings): Contents {
  const contents = { notices: noticesOf(settings) }
  return { privacy: () => Promise.resolve({ path: SCREEN_PATHS.privacy, contents }) }
}

/** Everybody can read these, so only settings that are not secret may be here. */
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
