import type { Database } from '../platform/db/database.ts'
import { listUpdates } from './store.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { Serialised } from '../platform/http/serialised.ts'

/** The release notes (section 2, Updates page). */
export const updateHandlers = ({ database }: { database: Database }) =>
  ({
    'GET /api/updates': async () => new Serialised(await listUpdates(database)),
  }) satisfies Partial<Handlers>
