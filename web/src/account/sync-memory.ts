import { countOr, listOf, textOr } from '../lib/reading.ts'
import { storageKey } from '../lib/storage.ts'

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

export const SYNC_MEMORY_KEY = storageKey('AccountDocument', {
  owner: ({ userID }) => textOr(userID, ''),
})

/** What is known of this user's account; null if it is another user's or nothing is stored. */
export function readMemory(userID: string): SyncMemory | null {
  const [stored] = SYNC_MEMORY_KEY.read(userID)
  return stored
    ? {
        userID,
        revision: countOr(stored.revision, 0),
        isDirty: stored.isDirty === true,
        sent: listOf(stored.sent).filter((mark) => typeof mark === 'string'),
      }
    : null
}

/** Stores what is known; null deletes it. */
export function writeMemory(memory: SyncMemory | null): void {
  if (memory) SYNC_MEMORY_KEY.write(memory)
  else SYNC_MEMORY_KEY.remove()
}
