import type { InsertObject } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import { freshDatabase, openUntilEnd } from '../../testing/fresh-database.ts'
import { insertReport } from './reports.ts'

/** @until 0.0.33 Servers of 0.0.32, which know only `correctionId`, share the database during a rolling restart. */
describe('a report', async () => {
  const database = await openUntilEnd((await freshDatabase()).options)
  const { db } = database

  it('gets its case when a server of 0.0.32 inserts it', async () => {
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

  it('can be read by a server of 0.0.32 if it is about a correction', async () => {
    const of = { kind: 'correction', id: 8 } as const
    await insertReport(database, { of, factId: 4, reason: 'spam', marks: ['2.a', '1.a'] }, 0)
    const report = db.selectFrom('Reports').select('correctionId').where('factId', '=', 4)
    expect(await report.execute()).toEqual([{ correctionId: 8 }])
  })
})
