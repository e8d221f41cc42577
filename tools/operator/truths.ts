import { FACT_FIELDS, HOW_COME_MAX, isPlainText } from '@fable/contract/limits'
import { StartError, type Truth, truthStore } from '@fable/server/operator'
import type { Arguments, Command } from './command.ts'
import { readOption, sentenceCommands } from './sentences.ts'

const HOW_COME = {
  read: (line: string) => (isPlainText(line, HOW_COME_MAX) ? line : undefined),
  message: `must be 1-${HOW_COME_MAX} characters`,
}

const readTruth = (given: Arguments): Truth => ({
  text: readOption(given, { name: 'text', field: FACT_FIELDS.text, add }),
  source: readOption(given, { name: 'source', field: FACT_FIELDS.source, add }),
  category: readOption(given, { name: 'category', field: FACT_FIELDS.category, add }),
  howCome:
    given.options['how-come'] === undefined
      ? ''
      : readOption(given, { name: 'how-come', field: HOW_COME, add }),
})

const add: Command = {
  name: 'truths add',
  usage: '--text <sentence> --source <address> --category <category> [--how-come <line>]',
  summary: 'adds a true sentence to "Fact or Fable?"',
  details:
    'It can be in one round, from tomorrow on. It is not on the board before that day is over, so that a search cannot solve the round; then it becomes a vouched fact. --how-come: the story behind it, shown after the pick. Text, source and category have the rules of a fact.',
  options: {
    text: { type: 'string' },
    source: { type: 'string' },
    category: { type: 'string' },
    'how-come': { type: 'string' },
  },
  run: async (given, { database }) => {
    const id = await truthStore.insert(database(), readTruth(given))
    if (id === undefined) throw new StartError('A truth with this text already exists.')
    return `Added as truth ${id} (see \`truths list\`).`
  },
}

const { list, remove } = sentenceCommands({
  kind: 'truth',
  store: truthStore,
  textsOf: ({ text, howCome, source }) => [text, ...(howCome ? [howCome] : []), source],
})

export const truthCommands: readonly Command[] = [list, add, remove]
