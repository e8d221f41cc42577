import type { NewFeedback } from '@fable/contract'
import type { Database } from '../platform/db/database.ts'

/** What a player wrote, and whose account it came from. */
type SentFeedback = NewFeedback & { readonly userId?: string | null }

/** Keeps what a player wrote, with its time in milliseconds since 1970; a blank e-mail is none. */
export const insertFeedback = async (
  { db }: Database,
  { kind, message, email, userId = null }: SentFeedback,
  now: number,
): Promise<void> => {
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

/** The feedback, newest first; all of it when no limit is given. */
export const listFeedback = async ({ db }: Database, limit?: number) => {
  const feedback = db
    .selectFrom('Feedback')
    .select(['id', 'kind', 'message', 'email', 'sentAt'])
    .orderBy('id', 'desc')
  return (limit === undefined ? feedback : feedback.limit(limit)).execute()
}

/** The feedback that came from the account with its e-mail, the newest first. */
export const listFeedbackOf = ({ db }: Database, userId: string) =>
  db
    .selectFrom('Feedback')
    .select(['kind', 'message', 'email', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** Takes an account and its e-mail out of the feedback, whoever sent it under that e-mail. */
export const anonymiseFeedback = async (
  { db }: Database,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  await db
    .updateTable('Feedback')
    .set({ email: null, userId: null })
    .where((where) => where.or([where('userId', '=', id), where('email', '=', email)]))
    .execute()
}
