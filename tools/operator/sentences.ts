import { type SentenceStore, StartError, type Truth } from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { indented } from './entries.ts'

/** Parses a field of a sentence from the typed text. */
type Field<Value> = {
  readonly read: (typed: string) => Value | undefined
  /** Error for an invalid text. */
  readonly message: string
}

/** Reads an option of a new sentence, and checks it as the form checks a fact. */
export const readOption = <Value>(
  { options }: Arguments,
  {
    name,
    field,
    add,
  }: { readonly name: string; readonly field: Field<Value>; readonly add: Command },
): Value => {
  const given = options[name]
  const value = field.read(typeof given === 'string' ? given.trim() : '')
  if (value !== undefined) return value
  throw new UsageError(`--${name} ${field.message}. Usage: ${typed(add, add.usage)}`)
}

type Options<Sentence> = {
  readonly kind: 'fable' | 'truth'
  readonly store: SentenceStore<Sentence>
  readonly textsOf: (sentence: Sentence) => readonly string[]
}

/** The commands that list and delete the operator's own sentences of "Fact or Fable?". */
export const sentenceCommands = <Sentence extends Truth>({
  kind,
  store,
  textsOf,
}: Options<Sentence>): { readonly list: Command; readonly remove: Command } => {
  const removing: Command = {
    name: `${kind}s remove`,
    usage: '<number> --yes',
    summary: `deletes an added ${kind}; rounds that contain it do not change`,
    options: CONFIRM,
    names: [1, 1],
    run: async (given, { database }) => {
      const [named = ''] = given.names
      const number = named.replace(/^#/, '')
      requireYes(
        given,
        `This deletes ${kind} ${named} and cannot be undone.`,
        typed(removing, `${number} --yes`),
      )
      const isNumber = /^[1-9]\d{0,8}$/.test(number)
      if (isNumber && (await store.delete(database(), Number(number)))) return 'It is deleted.'
      throw new StartError(
        `There is no ${kind} ${JSON.stringify(named)}; \`${kind}s list\` shows the numbers.`,
      )
    },
  }
  const listing: Command = {
    name: `${kind}s list`,
    usage: '',
    summary: `lists the added ${kind}s, without the built-in ones`,
    run: async (_, { database }) => {
      const rows = await store.listOwn(database())
      if (rows.length === 0) return `No ${kind} has been added.`
      return rows
        .map((row) => [`#${row.id}  ${row.category}`, ...textsOf(row).map(indented)].join('\n'))
        .join('\n\n')
    },
  }
  return { list: listing, remove: removing }
}
