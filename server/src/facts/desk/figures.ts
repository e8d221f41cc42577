import { statfs } from 'node:fs/promises'
import type { Desk } from '@fable/contract'
import { addDays, dayOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import type { Settings } from '../../lib/settings.ts'

export type FigureDeps = {
  readonly database: Database
  readonly settings: Pick<Settings, 'DATA_DIR'>
  readonly now: () => number
  /** `lastBackup` is in seconds since 1970. */
  readonly readFigures: () => Promise<{
    readonly databaseBytes: number
    readonly lastBackup: number | undefined
    readonly daysLeft: number | undefined
  }>
  readonly countRuns: (since: string) => Promise<number>
  readonly countVotes: () => number
}

export function makeFindFigures(deps: FigureDeps): () => Promise<Desk['figures']> {
  const { database, now } = deps
  const { db } = database
  return async () => {
    const midnight = `${dayOf(now())}T00:00:00.000Z`
    const since = database.dialect === 'sqlite' ? midnight : new Date(midnight)

    const countOf = async (table: 'Facts' | 'Corrections' | 'user') => {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .where('createdAt', '>=', table === 'user' ? since : midnight)
        .executeTakeFirstOrThrow()
      return Number(count)
    }

    const { databaseBytes, lastBackup = 0, daysLeft = null } = await deps.readFigures()
    return {
      facts: await countOf('Facts'),
      corrections: await countOf('Corrections'),
      runs: await deps.countRuns(midnight),
      accounts: await countOf('user'),
      votes: deps.countVotes(),
      players: await countPlayers(database, dayOf(now())),
      daysLeft,
      freeBytes: await findFreeBytes(deps),
      databaseBytes,
      lastBackupAt: lastBackup === 0 ? null : new Date(lastBackup * 1000).toISOString(),
    }
  }
}

async function countPlayers({ db }: Database, today: string): Promise<Desk['figures']['players']> {
  const rounds = await db
    .selectFrom('Rounds')
    .select(['day', 'played', 'returned'])
    .where('day', 'in', [today, addDays(today, -1)])
    .execute()
  const ofToday = rounds.find(({ day }) => day === today)
  const ofYesterday = rounds.find(({ day }) => day !== today)
  return {
    today: ofToday?.played ?? 0,
    yesterday: ofYesterday?.played ?? 0,
    returned: ofToday?.returned ?? 0,
  }
}

// Returns null if the number is unknown, or if the data is in PostgreSQL.
async function findFreeBytes({ database, settings }: FigureDeps): Promise<number | null> {
  if (database.dialect === 'postgres') return null
  const disk = await statfs(settings.DATA_DIR).catch(() => null)
  return disk && disk.bavail * disk.bsize
}
