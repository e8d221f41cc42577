import { CORRECTION_SHOWN_MIN } from '@fable/contract/limits'
import {
  type Database,
  type Fable,
  FABLE_FIELDS,
  fableStore,
  findFableOf,
  StartError,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { type Arguments, type Command, typed } from './command.ts'
import { parseId } from './entries.ts'
import { readOption, sentenceCommands } from './sentences.ts'

const readFields = (given: Arguments): Fable => ({
  text: readOption(given, { name: 'text', field: FABLE_FIELDS.text, add }),
  truth: readOption(given, { name: 'truth', field: FABLE_FIELDS.truth, add }),
  source: readOption(given, { name: 'source', field: FABLE_FIELDS.source, add }),
  category: readOption(given, { name: 'category', field: FABLE_FIELDS.category, add }),
})

const REFUSALS = {
  not_found: 'it does not exist, or is hidden',
  not_disputed: 'it is not disputed',
  no_correction: `none of its corrections was found helpful by ${CORRECTION_SHOWN_MIN} people other than its author`,
}

async function readFact(
  { options }: Arguments,
  { database, named }: { readonly database: Database; readonly named: string },
): Promise<Fable> {
  const other = Object.keys(FABLE_FIELDS).find((name) => options[name] !== undefined)
  if (other !== undefined) {
    throw new UsageError(`Give either --fact or --${other}. Usage: ${typed(add, add.usage)}`)
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
  summary: 'adds an untrue sentence to "Fact or Fable?"',
  details:
    'It can be in a round from tomorrow on, and is used before any other fable is repeated. The rules of a fact’s text apply; the truth is the correct statement, in one or two sentences, and the source is its source. --fact accepts a disputed fact by its number or address, with its best correction as the truth.',
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
    const id = await fableStore.insert(database(), fable)
    if (id === undefined) throw new StartError('A fable with this text already exists.')
    return `Added as fable ${id} (see \`fables list\`).`
  },
}

const { list, remove } = sentenceCommands({
  kind: 'fable',
  store: fableStore,
  textsOf: ({ text, truth, source }) => [text, truth, source],
})

export const fableCommands: readonly Command[] = [list, add, remove]
