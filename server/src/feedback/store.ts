import type { NewFeedback } from '@fable/contract'
import type { Database } from '../db/database.ts'
import { truncateLog } from '../db/sqlite.ts'

type SentFeedback = NewFeedback & { readonly userId?: string | null }

export type StoredFeedback = {
  readonly kind: NewFeedback['kind']
  readonly message: string
  readonly email: string | null
  readonly sentAt: string
}

export type ListedFeedback = StoredFeedback & { readonly id: number }

const OPEN_MAX = 100

/** A blank e-mail address is stored as null. */
export async function insertFeedback(
  { db }: Database,
  { kind, message, email, userId = null }: SentFeedback,
  now: number,
): Promise<void> {
  await db
    .insertInto('Feedback')
    .values({
      kind,
      message,
      email: email === '' ? null : email?.toLowerCase(),
      userId,
      sentAt: new Date(now).toISOString(),
    })
    .execute()
}

export async function listFeedback({ db }: Database, limit?: number): Promise<ListedFeedback[]> {
  const feedback = db
    .selectFrom('Feedback')
    .select(['id', 'kind', 'message', 'email', 'sentAt'])
    .orderBy('id', 'desc')
  return (limit === undefined ? feedback : feedback.limit(limit)).execute()
}

const listOpenFeedback = ({ db }: Database): Promise<ListedFeedback[]> =>
  db
    .selectFrom('Feedback')
    .select(['id', 'kind', 'message', 'email', 'sentAt'])
    .where('doneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(OPEN_MAX)
    .execute()

/**
 * With null as the time, the letter is put back on the list. Returns false if that changes nothing, or if there is no
 * such letter.
 */
async function setDone({ db }: Database, id: number, time: number | null): Promise<boolean> {
  const changed = await db
    .updateTable('Feedback')
    .set({ doneAt: time === null ? null : new Date(time).toISOString() })
    .where('id', '=', id)
    .where('doneAt', time === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export const letterStore = { list: listOpenFeedback, setDone }

export async function deleteFeedback(database: Database, id: number): Promise<boolean> {
  const deleted = await database.db
    .deleteFrom('Feedback')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) return false
  // The letter is already deleted, so a failure here does not matter. The daily clean-up truncates the log again.
  await truncateLog(database).catch(() => undefined)
  return true
}

export const listFeedbackOf = ({ db }: Database, userId: string): Promise<StoredFeedback[]> =>
  db
    .selectFrom('Feedback')
    .select(['kind', 'message', 'email', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** Does not change letters that other people have sent with the account's e-mail address. */
export async function anonymiseFeedback(
  { db }: Database,
  { id }: { readonly id: string },
): Promise<void> {
  await db
    .updateTable('Feedback')
    .set({ email: null, userId: null })
    .where('userId', '=', id)
    .execute()
}
