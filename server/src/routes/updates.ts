import type { Database } from '../db/open.ts'
import { readUpdates } from '../db/updates.ts'
import type { Handlers } from '../http/calls.ts'
import { Serialised } from '../http/serialised.ts'

/** The release notes (section 2, Updates page). */
export const updateHandlers = ({ database }: { database: Database }) =>
  ({
    'GET /api/updates': async () => new Serialised(await readUpdates(database.db)),
  }) satisfies Partial<Handlers>
