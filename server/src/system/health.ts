import { batch } from '../platform/batch.ts'
import type { Database } from '../platform/db/database.ts'
import { problem } from '../platform/http/problems.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { checkWrites } from './health-store.ts'

type Deps = { readonly database: Database; readonly now: () => number }

/**
 * The health check for load balancers and monitors. It writes, because reads still work on a full
 * disk, on a standby, and on a deleted file. Concurrent requests share one write.
 */
export const healthHandlers = ({ database, now }: Deps) => {
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
  } satisfies Partial<Handlers>
}
