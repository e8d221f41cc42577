import type { InsertObject } from 'kysely'
import { expect, it } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import { freshDatabase, openUntilEnd } from '../../testing/fresh-database.ts'

/** @until 0.0.33 Servers of 0.0.32 insert reports during a rolling restart, and do not know the columns of the case. */
it('a report that a server of 0.0.32 inserts gets its case', async () => {
  const { db } = await openUntilEnd((await freshDatabase()).options)
  const insert = (about: { readonly factId: number; readonly correctionId?: number }) => {
    const report = { ...about, reason: 'spam', sentAt: '2026-11-28T12:00:00.000Z' }
    return db
      .insertInto('Reports')
      .values(report as InsertObject<Tables, 'Reports'>)
      .returning(['kind', 'itemId'])
      .executeTakeFirst()
  }
  expect(await insert({ factId: 3 })).toEqual({ kind: 'fact', itemId: 3 })
  expect(await insert({ factId: 3, correctionId: 7 })).toEqual({ kind: 'correction', itemId: 7 })
})
