import { type Database, StartError } from '@fable/server/operator'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { counted } from './entries.ts'
import { UsageError } from '../options.ts'

export const SEARCH = { search: { type: 'string' } } as const

/** What is searched for, if something is. */
export const searchOf = ({ options: { search } }: Arguments): string | undefined =>
  typeof search === 'string' ? search : undefined

/** Parses the number of something, or an address that ends in it. Returns undefined for any other text. */
export const parseId = (named: string): number | undefined => {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** What visitors gave and the operator can hide. */
export type Hidable = {
  /** What one of them is called. */
  readonly thing: string
  /** What the operator can say of one of them. */
  readonly details: string
  /** Says how one is named, to whoever named none that exists. */
  readonly naming: string
  readonly list: (
    database: Database,
    wanted: { hidden: boolean; search: string },
  ) => Promise<readonly { readonly id: number }[]>
  /** Hides it, or shows it again if `hiddenAt` is null. `not_found`: there is none; a sentence: why it cannot be. */
  readonly setHidden: (
    database: Database,
    id: number,
    hiddenAt: number | null,
  ) => Promise<'changed' | 'not_found' | { readonly refused: string }>
}

/** The command that hides what visitors gave, or puts it back. */
export const hidingCommand = (
  { thing, details, naming, list, setHidden }: Hidable,
  hidden: boolean,
  words: Pick<Command, 'name' | 'summary'> & { readonly verb: string; readonly done: string },
): Command => {
  const command: Command = {
    ...words,
    usage: `<${thing}>... | --search <text> --yes`,
    details,
    options: { ...SEARCH, ...CONFIRM },
    names: [0, 1000],
    run: async (given, { database }) => {
      const hiddenAt = hidden ? Date.now() : null
      const search = searchOf(given)
      if ((search === undefined) === (given.names.length === 0)) {
        throw new UsageError(
          `Say either ${thing}s or --search. Say: ${typed(command, command.usage)}`,
        )
      }
      const change = async (id: number | undefined, named: string) => {
        const result = id === undefined ? 'not_found' : await setHidden(database(), id, hiddenAt)
        if (result === 'changed') return
        throw new StartError(
          result === 'not_found'
            ? `There is no ${thing} ${JSON.stringify(named)}; ${naming}`
            : result.refused,
        )
      }
      if (search === undefined) {
        for (const named of given.names) await change(parseId(named), named)
        return `${counted(given.names.length, thing)} ${words.done}`
      }
      const found = await list(database(), { hidden: !hidden, search })
      if (found.length === 0) return `No ${thing} with ${JSON.stringify(search)}.`
      requireYes(
        given,
        `This ${words.verb} ${counted(found.length, thing)}; \`${thing}s list --search\` shows them.`,
        typed(command, `--search ${JSON.stringify(search)} --yes`),
      )
      for (const { id } of found) await change(id, String(id))
      return `${counted(found.length, thing)} ${words.done}`
    },
  }
  return command
}
