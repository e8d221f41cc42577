import type { NewFeedback } from '@fable/contract'
import type { Database } from '../db/database.ts'
import { truncateLog } from '../db/sqlite.ts'

/** Feedback, and the account that has sent it, if known. */
type SentFeedback = NewFeedback & { readonly userId?: string | null }

export type StoredFeedback = {
  readonly kind: NewFeedback['kind']
  readonly message: string
  readonly email: string | null
  /** An ISO time. */
  readonly sentAt: string
}

/** Feedback with the id by which the operator deletes it. */
export type ListedFeedback = StoredFeedback & { readonly id: number }

const OPEN_MAX = 100

/** Inserts feedback. `now` is in milliseconds since 1970. A blank e-mail is stored as null. */
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

/** Lists feedback, newest first. Without a limit it lists everything. */
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
 * Takes a letter off the list at a time in milliseconds since 1970, or with null puts it back. Returns false if that
 * was done before, or there is none with this id.
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

/** The letters at the desk. */
export const letterStore = { list: listOpenFeedback, setDone }

/** Deletes a letter. Returns false if there is none with this id. */
export async function deleteFeedback(database: Database, id: number): Promise<boolean> {
  const deleted = await database.db
    .deleteFrom('Feedback')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) return false
  // The letter is deleted by now, so a failure does not matter. The daily clean-up truncates the log again.
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

/**
 * Removes the account and its e-mail address from letters that the account has sent. Letters that others have sent with
 * this address do not change.
 */
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
