import type { Database } from '../../db/database.ts'
import { listSessions } from '../../facts/desk/sessions.ts'
import { type Finding, good, note } from './finding.ts'

/** Reports nothing if the table is missing, because `checkMigrations` reports that. */
export async function checkDesk(database: Database, now: number): Promise<Finding[]> {
  try {
    const sessions = await listSessions(database, now)
    if (sessions.length === 0) return [good('desk', 'There are no open sessions.')]
    return sessions.map(({ name, isOpen, until }) => {
      const what = isOpen === 1 ? 'Open session' : 'Unused link'
      return note('desk', `${what} for ${name}, until ${until.slice(0, 10)}; "desk --end" ends it.`)
    })
  } catch {
    return []
  }
}
