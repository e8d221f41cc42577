import type { Database } from '../db/database.ts'
import { listUpdates } from './store.ts'
import type { Handlers } from '../http/routing.ts'
import { KeptJson } from '../http/kept-body.ts'

/** Release notes (docs/rules.md, section 2, Updates). */
export const updateHandlers = ({ database }: { database: Database }) =>
  ({
    'GET /api/updates': async () => new KeptJson(await listUpdates(database)),
  }) satisfies Partial<Handlers>
