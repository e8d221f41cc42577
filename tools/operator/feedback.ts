import { deleteFeedback, listFeedback, StartError } from '@fable/server/operator'
import { printable } from '../printable.ts'
import { type Command, CONFIRM, requireYes, typed } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'

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

const deleteCommand: Command = {
  name: 'feedback delete',
  usage: '<number> --yes',
  summary: 'deletes a message with its e-mail address for good',
  options: CONFIRM,
  names: [1, 1],
  run: async (given, { database }) => {
    const [named = ''] = given.names
    const number = named.replace(/^#/, '')
    requireYes(
      given,
      `This deletes message ${named} and cannot be undone.`,
      typed(deleteCommand, `${number} --yes`),
    )
    const isNumber = /^[1-9]\d{0,8}$/.test(number)
    if (isNumber && (await deleteFeedback(database(), Number(number)))) return 'It is deleted.'
    throw new StartError(
      `There is no message ${JSON.stringify(named)}; \`feedback\` shows the numbers.`,
    )
  },
}

/** The longer name comes first, because commands are matched by their first words. */
export const feedbackCommands: readonly Command[] = [deleteCommand, listCommand]
