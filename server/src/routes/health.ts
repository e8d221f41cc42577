import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Handlers } from '../http/calls.ts'
import { problem } from '../http/problems.ts'

/** Whether the server can do its work, for load balancers and monitors. */
export const healthHandlers = ({ database }: { database: Database }) =>
  ({
    'GET /api/health': async () => {
      try {
        await sql`select 1`.execute(database.db)
      } catch {
        throw problem('unavailable')
      }
      return { status: 'ok' }
    },
  }) satisfies Partial<Handlers>
