import { type Database, StartError } from '@fable/server/operator'
import { type Command, CONFIRM, requireYes, typed } from './command.ts'
import { readNumber } from './entries.ts'

type Removal = Pick<Command, 'name' | 'summary'> & {
  /** Such as `message`. */
  readonly thing: string
  readonly listing: string
  readonly exists: (database: Database, id: number) => Promise<boolean>
  /** Returns false if nothing has this number. */
  readonly remove: (database: Database, id: number) => Promise<boolean>
}

export function removalCommand({ thing, listing, exists, remove, ...words }: Removal): Command {
  const command: Command = {
    ...words,
    usage: '<number> --yes',
    options: CONFIRM,
    names: [1, 1],
    run: async (given, { database }) => {
      const [named = ''] = given.names
      const id = readNumber(named)
      const missing = new StartError(
        `There is no ${thing} ${JSON.stringify(named)}; \`${listing}\` shows the numbers.`,
      )
      if (id === undefined || !(await exists(database(), id))) throw missing
      requireYes(
        given,
        `This deletes ${thing} ${named} and cannot be undone.`,
        typed(command, `${id} --yes`),
      )
      if (!(await remove(database(), id))) throw missing
      return 'It is deleted.'
    },
  }
  return command
}
