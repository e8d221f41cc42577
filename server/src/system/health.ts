import { batch } from '../platform/batch.ts'
import type { Database } from '../platform/db/database.ts'
import { problem } from '../platform/http/problems.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { checkWrites } from './health-store.ts'

type Deps = { readonly database: Database; readonly now: () => number }

/**
 * Whether the server can do its work, for load balancers and monitors. It writes: a database that
 * answers reads may be on a full disk, a standby, or a file that was deleted. Requests that arrive
 * together share one write.
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
