import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dayOf } from '@fable/contract/limits'
import { DATABASE_FILE, SIDE_FILES } from '../../db/data-folder.ts'
import type { Database } from '../../db/database.ts'
import { countOpenReports } from '../../facts/moderation/reports.ts'
import { countDaysLeft } from '../../facts/rounds/choose-round.ts'
import { findLastBackup } from '../../lib/last-backup.ts'
import type { Settings } from '../../lib/settings.ts'

export type Figures = {
  readonly databaseBytes: number
  readonly openReports: number
  /** In seconds since 1970. 0 without a backup; undefined if BACKUP_DIR is not set. */
  readonly lastBackup: number | undefined
  readonly daysLeft: number | undefined
}

/** Prometheus asks more often than the figures change. */
const KEPT_MS = 60_000

type Deps = {
  readonly database: Database
  readonly settings: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR' | 'ROUND'>
  readonly now: () => number
}

/** The returned function reads the figures at most once a minute. It rejects if the database does not respond. */
export function makeReadFigures({ database, settings, now }: Deps): () => Promise<Figures> {
  let kept: { readonly figures: Promise<Figures>; readonly until: number } | undefined
  const read = async (): Promise<Figures> => ({
    databaseBytes: await measureDatabase(database, settings.DATA_DIR),
    openReports: await countOpenReports(database),
    lastBackup: findBackupTime(settings.BACKUP_DIR),
    daysLeft: settings.ROUND ? await countDaysLeft(database, dayOf(now())) : undefined,
  })

  return () => {
    if (!kept || now() >= kept.until) {
      const reading = { figures: read(), until: now() + KEPT_MS }
      kept = reading
      reading.figures.catch(() => {
        if (kept === reading) kept = undefined
      })
    }
    return kept.figures
  }
}

async function measureDatabase({ db, dialect }: Database, dataDir: string): Promise<number> {
  if (dialect === 'sqlite') {
    const path = join(dataDir, DATABASE_FILE)
    const sizes = ['', ...SIDE_FILES].map(
      (suffix) => statSync(path + suffix, { throwIfNoEntry: false })?.size ?? 0,
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database())::text as "bytes"`.execute(db)
  return Number(rows[0]?.bytes)
}

function findBackupTime(folder: string | undefined): number | undefined {
  if (folder === undefined) return undefined
  try {
    return (findLastBackup(folder)?.at ?? 0) / 1000
  } catch {
    // A folder that is missing or cannot be read counts as empty.
    return 0
  }
}
