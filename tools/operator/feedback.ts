import { type Database, listFeedback } from '@fable/server/operator'
import { printable } from '../printable.ts'
import { indented, readLimit, shownTime } from './entries.ts'

/** Prints the feedback, newest first, one paragraph each. */
export const showFeedback = async (
  database: Database,
  args: readonly string[],
): Promise<string> => {
  const entries = await listFeedback(database, readLimit('feedback', args))
  if (entries.length === 0) return 'Nobody has written yet.'
  return entries
    .map(({ id, kind, message, email, sentAt }) => {
      const head = [
        `#${String(id)}`,
        kind,
        shownTime(sentAt),
        ...(email === null ? [] : [printable(email)]),
      ]
      return `${head.join('  ')}\n${indented(message)}`
    })
    .join('\n\n')
}
