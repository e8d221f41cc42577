import { deleteFeedback, listFeedback } from '@fable/server/operator'
import { printable } from '../printable.ts'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'
import { removalCommand } from './removal.ts'

const listCommand: Command = {
  name: 'feedback',
  usage: LIST_USAGE,
  summary: 'lists feedback, newest first; 20 by default',
  options: LIST_OPTIONS,
  run: async (given, { database }) => {
    const entries = await listFeedback(database(), readLimit(given))
    if (entries.length === 0) return 'There is no feedback yet.'
    return entries
      .map(({ id, kind, message, email, sentAt }) => {
        const sender = email === null ? [] : [printable(email)]
        const head = [`#${String(id)}`, kind, shownTime(sentAt), ...sender]
        return `${head.join('  ')}\n${indented(message)}`
      })
      .join('\n\n')
  },
}

const deleteCommand = removalCommand({
  name: 'feedback delete',
  summary: 'deletes a message with its e-mail address for good',
  thing: 'message',
  listing: 'feedback',
  exists: async (database, id) => (await listFeedback(database)).some((entry) => entry.id === id),
  remove: deleteFeedback,
})

/** The longer name comes first, because commands are matched by their first words. */
export const feedbackCommands: readonly Command[] = [deleteCommand, listCommand]
