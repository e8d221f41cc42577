import { deleteFeedback, listFeedback } from '@fable/server/operator'
import { printable } from '../printable.ts'
import type { Command } from './command.ts'
import { LIST_OPTIONS, LIST_USAGE, printEntries, readLimit, shownTime } from './entries.ts'
import { removalCommand } from './removal.ts'

const listCommand: Command = {
  name: 'feedback',
  usage: LIST_USAGE,
  summary: 'lists feedback, newest first; 20 by default',
  options: LIST_OPTIONS,
  run: async (given, { database }) => {
    const entries = await listFeedback(database(), readLimit(given))
    if (entries.length === 0) return 'There is no feedback yet.'
    return printEntries(
      entries.map(({ id, kind, message, email, sentAt }) => {
        const sender = email === null ? [] : [printable(email)]
        return { head: [`#${id}`, kind, shownTime(sentAt), ...sender], texts: [message] }
      }),
    )
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
