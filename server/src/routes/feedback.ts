import { insertFeedback } from '../db/feedback.ts'
import type { Database } from '../db/open.ts'
import type { Handlers } from '../http/calls.ts'

/** What players think; the operator reads it with `npm run operator feedback`. */
export const feedbackHandlers = ({ database, now }: { database: Database; now: () => number }) =>
  ({
    'POST /api/feedback': async ({ body }) => {
      await insertFeedback(database.db, body, now())
      return { received: true }
    },
  }) satisfies Partial<Handlers>
