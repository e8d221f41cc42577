import type { ParsedFact } from '@fable/contract'
import type { SentenceStore } from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { type Arguments, type Command, typed } from './command.ts'
import { printEntries } from './entries.ts'
import { removalCommand } from './removal.ts'

type Field<Value> = {
  readonly read: (typed: string) => Value | undefined
  readonly message: string
}

export function readOption<Value>(
  { options }: Arguments,
  {
    name,
    field,
    add,
  }: { readonly name: string; readonly field: Field<Value>; readonly add: Command },
): Value {
  const given = options[name]
  const value = typeof given === 'string' ? field.read(given.trim()) : undefined
  if (value !== undefined) return value
  const wrong = given === undefined ? 'is missing' : field.message
  throw new UsageError(`--${name} ${wrong}. Usage: ${typed(add, add.usage)}`)
}

type Options<Sentence> = {
  readonly kind: 'fable' | 'truth'
  readonly store: SentenceStore<Sentence>
  readonly textsOf: (sentence: Sentence) => readonly string[]
}

export function sentenceCommands<Sentence extends ParsedFact>({
  kind,
  store,
  textsOf,
}: Options<Sentence>): { readonly list: Command; readonly remove: Command } {
  const remove = removalCommand({
    name: `${kind}s remove`,
    summary: `deletes an added ${kind}; rounds that contain it do not change`,
    thing: kind,
    listing: `${kind}s list`,
    exists: async (database, id) => (await store.listOwn(database)).some((row) => row.id === id),
    remove: store.delete,
  })

  const listing: Command = {
    name: `${kind}s list`,
    usage: '',
    summary: `lists the added ${kind}s, without the built-in ones`,
    run: async (_, { database }) => {
      const rows = await store.listOwn(database())
      if (rows.length === 0) return `No ${kind} has been added.`
      return printEntries(
        rows.map((row) => ({ head: [`#${row.id}`, row.category], texts: textsOf(row) })),
      )
    },
  }

  return { list: listing, remove }
}
