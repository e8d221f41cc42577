import { FACT_FIELDS } from '@fable/contract/limits'
import {
  deleteTruth,
  insertTruth,
  listOwnTruths,
  StartError,
  type Truth,
} from '@fable/server/operator'
import type { Arguments, Command } from './command.ts'
import { readOption, sentenceCommands } from './sentences.ts'

const readTruth = (given: Arguments): Truth => ({
  text: readOption(given, { name: 'text', field: FACT_FIELDS.text, add }),
  source: readOption(given, { name: 'source', field: FACT_FIELDS.source, add }),
  category: readOption(given, { name: 'category', field: FACT_FIELDS.category, add }),
})

const add: Command = {
  name: 'truths add',
  usage: '--text <sentence> --source <address> --category <category>',
  summary: 'adds a true sentence to those of "Fact or Fable?"',
  details:
    'It can be in a round from tomorrow on, once. It stands nowhere on the board before that day is over, so that no search solves the round; then it becomes a fact that the program vouches for. Text, source and category are as those of a fact.',
  options: {
    text: { type: 'string' },
    source: { type: 'string' },
    category: { type: 'string' },
  },
  run: async (given, { database }) => {
    const id = await insertTruth(database(), readTruth(given))
    if (id === undefined) throw new StartError('There is a truth with this text already.')
    return `It is truth ${id}, which \`truths list\` shows.`
  },
}

const { list, remove } = sentenceCommands({
  kind: 'truth',
  list: listOwnTruths,
  remove: deleteTruth,
  textsOf: ({ text, source }) => [text, source],
})

export const truthCommands: readonly Command[] = [list, add, remove]
