import type { Database } from '../db/database.ts'

/** Writes `now` (ms since 1970) to the health row. Throws the database error if the write fails. */
export const checkWrites = async ({ db }: Database, now: number): Promise<void> => {
  const row = await db
    .updateTable('Health')
    .set({ checkedAt: new Date(now).toISOString() })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Error('The row that health checks write is missing.')
}
