import { listFeedback } from '@fable/server/operator'
import { printable } from '../printable.ts'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'

export const feedbackCommand: Command = {
  name: 'feedback',
  usage: LIST_USAGE,
  summary: 'what players wrote, the newest first; 20 when nothing is said',
  options: LIST_OPTIONS,
  run: async (given, { database }) => {
    const entries = await listFeedback(database(), readLimit(given))
    if (entries.length === 0) return 'Nobody has written yet.'
    return entries
      .map(({ id, kind, message, email, sentAt }) => {
        const sender = email === null ? [] : [printable(email)]
        const head = [`#${String(id)}`, kind, shownTime(sentAt), ...sender]
        return `${head.join('  ')}\n${indented(message)}`
      })
      .join('\n\n')
  },
}
