import { countOr, fieldsOf, listOf, textOr } from '../../platform/reading.ts'
import { readJson, removeText, writeText } from '../../platform/storage.ts'

/** What this browser knows of the account's save. */
export type SyncMemory = {
  readonly userID: string
  /** 0: the account has no save yet. */
  readonly revision: number
  /** Whether this browser holds a turn that the account does not. */
  readonly isDirty: boolean
  /** The marks of the saves sent since the last response, newest first: the account may hold any of them. */
  readonly sent: readonly string[]
}

export const SYNC_MEMORY_KEY = 'AccountDocument'

export function readMemory(): SyncMemory {
  const stored = fieldsOf(readJson(SYNC_MEMORY_KEY))
  return {
    userID: textOr(stored.userID, ''),
    revision: countOr(stored.revision, 0),
    isDirty: stored.isDirty === true,
    sent: listOf(stored.sent).filter((mark) => typeof mark === 'string'),
  }
}

/** Stores what is known; null forgets it. */
export function writeMemory(memory: SyncMemory | null): void {
  if (memory) writeText(SYNC_MEMORY_KEY, JSON.stringify(memory))
  else removeText(SYNC_MEMORY_KEY)
}
