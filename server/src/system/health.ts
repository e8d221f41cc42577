import { batch } from '../lib/batch.ts'
import type { Database } from '../db/database.ts'
import { problem } from '../http/problems.ts'
import type { Handlers } from '../http/routing.ts'
import { checkWrites } from './health-store.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  /** Whether the server has been asked to stop. */
  readonly isStopping: () => boolean
}

/**
 * The health check for monitors, and readiness for load balancers. The health check writes, because reads still work on a full
 * disk, on a standby, and on a deleted file. Concurrent requests share one write.
 */
export const healthHandlers = ({ database, now, isStopping }: Deps) => {
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
  } satisfies Partial<Handlers>
}
