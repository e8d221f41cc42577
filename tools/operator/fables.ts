import {
  deleteFable,
  type Fable,
  FABLE_FIELDS,
  insertFable,
  listOwnFables,
  readFable,
  StartError,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { indented } from './entries.ts'

/** Reads an option of a new fable, and checks it as the form checks a fact. */
const readField = <Name extends keyof Fable>({ options }: Arguments, name: Name): Fable[Name] => {
  const given = options[name]
  const value = readFable(name, typeof given === 'string' ? given : '')
  if (value !== undefined) return value
  const { message } = FABLE_FIELDS[name]
  throw new UsageError(`--${name} ${message}. Say: ${typed(add, add.usage)}`)
}

const add: Command = {
  name: 'fables add',
  usage: '--text <sentence> --truth <sentences> --source <address> --category <category>',
  summary: 'adds a sentence that is not true to those of "Fact or Fable?"',
  details:
    'It can be in a round from tomorrow on, and is in one before any other returns. The text is as that of a fact; the truth says in one or two sentences what is right, and the source is where that stands.',
  options: {
    text: { type: 'string' },
    truth: { type: 'string' },
    source: { type: 'string' },
    category: { type: 'string' },
  },
  run: async (given, { database }) => {
    const id = await insertFable(database(), {
      text: readField(given, 'text'),
      truth: readField(given, 'truth'),
      source: readField(given, 'source'),
      category: readField(given, 'category'),
    })
    if (id === undefined) throw new StartError('There is a fable with this text already.')
    return `It is fable ${id}, which \`fables list\` shows.`
  },
}

const remove: Command = {
  name: 'fables remove',
  usage: '<number> --yes',
  summary: 'deletes an added fable; rounds in which it was keep it',
  options: CONFIRM,
  names: [1, 1],
  run: async (given, { database }) => {
    const [named = ''] = given.names
    const number = named.replace(/^#/, '')
    requireYes(
      given,
      `This deletes fable ${named} and cannot be undone.`,
      typed(remove, `${number} --yes`),
    )
    const isNumber = /^[1-9]\d{0,8}$/.test(number)
    if (isNumber && (await deleteFable(database(), Number(number)))) return 'It is deleted.'
    throw new StartError(
      `There is no fable ${JSON.stringify(named)}; \`fables list\` shows the numbers.`,
    )
  },
}

const list: Command = {
  name: 'fables list',
  usage: '',
  summary: 'the fables that were added; those that come with the program are not among them',
  run: async (_, { database }) => {
    const fables = await listOwnFables(database())
    if (fables.length === 0) return 'No fable has been added.'
    return fables
      .map(({ id, category, text, truth, source }) =>
        [`#${id}  ${category}`, ...[text, truth, source].map(indented)].join('\n'),
      )
      .join('\n\n')
  },
}

export const fableCommands: readonly Command[] = [list, add, remove]
