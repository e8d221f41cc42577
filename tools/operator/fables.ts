import {
  type Database,
  deleteFable,
  type Fable,
  FABLE_FIELDS,
  findFableOf,
  insertFable,
  listOwnFables,
  readFable,
  StartError,
} from '@fable/server/operator'
import { CORRECTION_SHOWN_MIN } from '@fable/contract/limits'
import { UsageError } from '../options.ts'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { indented } from './entries.ts'
import { parseId } from './cases.ts'

/** Reads an option of a new fable, and checks it as the form checks a fact. */
const readField = <Name extends keyof Fable>({ options }: Arguments, name: Name): Fable[Name] => {
  const given = options[name]
  const value = readFable(name, typeof given === 'string' ? given : '')
  if (value !== undefined) return value
  const { message } = FABLE_FIELDS[name]
  throw new UsageError(`--${name} ${message}. Say: ${typed(add, add.usage)}`)
}

const readFields = (given: Arguments): Fable => ({
  text: readField(given, 'text'),
  truth: readField(given, 'truth'),
  source: readField(given, 'source'),
  category: readField(given, 'category'),
})

const REFUSALS = {
  not_found: 'it does not exist, or is hidden',
  not_disputed: 'it is not disputed',
  no_correction: `none of its corrections was found helpful by ${CORRECTION_SHOWN_MIN} others than its author`,
}

/** Makes a fable of a disputed fact and its correction. */
const readFact = async (
  { options }: Arguments,
  { database, named }: { readonly database: Database; readonly named: string },
): Promise<Fable> => {
  const other = Object.keys(FABLE_FIELDS).find((name) => options[name] !== undefined)
  if (other !== undefined) {
    throw new UsageError(`Say either --fact or --${other}. Say: ${typed(add, add.usage)}`)
  }
  const id = parseId(named)
  const fable = id === undefined ? 'not_found' : await findFableOf(database, id)
  if (typeof fable !== 'string') return fable
  throw new StartError(`Fact ${JSON.stringify(named)} cannot be a fable: ${REFUSALS[fable]}.`)
}

const add: Command = {
  name: 'fables add',
  usage:
    '--text <sentence> --truth <sentences> --source <address> --category <category> | --fact <fact>',
  summary: 'adds a sentence that is not true to those of "Fact or Fable?"',
  details:
    'It can be in a round from tomorrow on, and is in one before any other returns. The text is as that of a fact; the truth says in one or two sentences what is right, and the source is where that stands. --fact takes a disputed fact by its number or address: the correction that stands with it is the truth.',
  options: {
    fact: { type: 'string' },
    text: { type: 'string' },
    truth: { type: 'string' },
    source: { type: 'string' },
    category: { type: 'string' },
  },
  run: async (given, { database }) => {
    const { fact } = given.options
    const fable =
      typeof fact === 'string'
        ? await readFact(given, { database: database(), named: fact })
        : readFields(given)
    const id = await insertFable(database(), fable)
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
