import { countOr, fieldsOf, listOf, textOr } from '../../platform/reading.ts'
import { readJson, removeText, writeText } from '../../platform/storage.ts'

/** What this browser last knew of the account's document. */
export type Known = {
  readonly userID: string
  /** 0: the account has none yet. */
  readonly revision: number
  /** Whether this browser holds a turn that the account does not. */
  readonly isDirty: boolean
  /** The marks of the games that were sent since the last answer, newest first: the account may hold any of them. */
  readonly sent: readonly string[]
}

export const KNOWN_KEY = 'AccountDocument'

export function readKnown(): Known {
  const stored = fieldsOf(readJson(KNOWN_KEY))
  return {
    userID: textOr(stored.userID, ''),
    revision: countOr(stored.revision, 0),
    isDirty: stored.isDirty === true,
    sent: listOf(stored.sent).filter((it) => typeof it === 'string'),
  }
}

export function keepKnown(known: Known | null): void {
  if (known) writeText(KNOWN_KEY, JSON.stringify(known))
  else removeText(KNOWN_KEY)
}
