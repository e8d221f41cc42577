import { LRUCache } from 'lru-cache'
import type { Update } from '@fable/contract'
import { UPDATES_LIMIT, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import type { Contents } from '../http/documents.ts'
import type { HandlersUnder } from '../http/routing.ts'
import { TaggedJson } from '../http/tagged-body.ts'
import { UPDATES } from './content.ts'

/** Keeps the release notes of other versions, because servers of different versions can share a database. */
export async function publishUpdates(
  { db }: Database,
  updates: readonly Update[] = UPDATES,
): Promise<void> {
  const rows = updates.map((update) => ({
    ...update,
    UpdateList: JSON.stringify(update.UpdateList),
  }))
  await db
    .insertInto('Updates')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('UpdateId').doUpdateSet(({ ref }) => ({
        UpdateName: ref('excluded.UpdateName'),
        UpdateNum: ref('excluded.UpdateNum'),
        UpdateDescription: ref('excluded.UpdateDescription'),
        UpdateList: ref('excluded.UpdateList'),
        UpdateDate: ref('excluded.UpdateDate'),
        UpdateImage: ref('excluded.UpdateImage'),
      })),
    )
    .execute()
}

/** The newest release note is first (docs/rules.md, section 7). */
async function listUpdates({ db }: Database): Promise<Update[]> {
  const rows = await db
    .selectFrom('Updates')
    .selectAll()
    .orderBy('UpdateId', 'desc')
    .limit(UPDATES_LIMIT)
    .execute()
  return rows.map((row) => ({ ...row, UpdateList: JSON.parse(row.UpdateList) as string[] }))
}

type Deps = { readonly database: Database }

export const updateHandlers = ({ database }: Deps): HandlersUnder<'/api/updates'> => ({
  'GET /api/updates': async () => new TaggedJson(await listUpdates(database)),
})

/** The list is read again after this time, because a server of another version may have published release notes. */
const MAX_AGE_MS = 60_000

export function updateContents({ database }: Deps): Contents {
  const cache = new LRUCache<'updates', Update[]>({
    max: 1,
    ttl: MAX_AGE_MS,
    fetchMethod: () => listUpdates(database),
  })
  return {
    updates: async () => {
      const updates = await cache.forceFetch('updates')
      return { path: SCREEN_PATHS.updates, contents: { updates } }
    },
  }
}
