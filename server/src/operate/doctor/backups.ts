import { DAY_MS } from '@fable/contract/limits'
import { reasonOf } from '../../lib/errors.ts'
import { findLastBackup } from '../../lib/last-backup.ts'
import type { Settings } from '../../lib/settings.ts'
import { type Finding, good, note, wrong } from './finding.ts'

/** A backup is made every day. If the newest is older than this, one must have failed. */
const AGE_MAX_MS = 2 * DAY_MS

const HOUR_MS = 3_600_000

const FIX = 'Make one (docs/operations.md, Back up), and find out why the timer does not.'

export function checkBackups({ BACKUP_DIR }: Settings, now: number): Finding {
  if (BACKUP_DIR === undefined) {
    const text = 'BACKUP_DIR is not set, so the age of the last backup is unknown.'
    return note('backup', text)
  }
  try {
    const last = findLastBackup(BACKUP_DIR)
    if (!last) return wrong('backup', `There is no backup in ${BACKUP_DIR}.`, FIX)
    const age = now - last.at
    const text = `The last one is ${last.file}, ${Math.round(age / HOUR_MS)} hours old.`
    return age > AGE_MAX_MS ? wrong('backup', text, FIX) : good('backup', text)
  } catch (error) {
    const fix = 'Correct BACKUP_DIR, or let this user read the folder.'
    return wrong('backup', `BACKUP_DIR cannot be read (${reasonOf(error)}).`, fix)
  }
}
