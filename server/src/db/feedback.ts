import type { NewFeedback } from '@fable/contract'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Keeps what a player wrote, with its time in milliseconds since 1970; a blank e-mail is none. */
export const insertFeedback = async (
  db: Kysely<Tables>,
  { kind, message, email }: NewFeedback,
  now: number,
): Promise<void> => {
  await db
    .insertInto('Feedback')
    .values({
      kind,
      message,
      email: email === '' ? null : email,
      sentAt: new Date(now).toISOString(),
    })
    .execute()
}

/** The feedback, newest first; all of it when no limit is given. */
export const selectFeedback = (db: Kysely<Tables>, limit?: number) => {
  const feedback = db
    .selectFrom('Feedback')
    .select(['id', 'kind', 'message', 'email', 'sentAt'])
    .orderBy('id', 'desc')
  return limit === undefined ? feedback : feedback.limit(limit)
}
