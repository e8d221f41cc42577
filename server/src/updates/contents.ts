import { SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import type { Contents } from '../http/documents.ts'
import { listUpdates } from './store.ts'

/** What the Updates screen shows: the release notes. */
export const updateContents = ({ database }: { readonly database: Database }): Contents => ({
  updates: async () => {
    const updates = await listUpdates(database)
    return { path: SCREEN_PATHS.updates, contents: { updates }, tag: JSON.stringify(updates) }
  },
})
