import { CASE_ACTION_KINDS, type CaseActionKind, type CaseKind } from '@fable/contract/limits'
import {
  act,
  ACTIONS,
  type Acting,
  type CaseKey,
  type Database,
  listMissingCases,
  listNewestCases,
  StartError,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { KINDS } from './case-kinds.ts'
import { SEARCH, searchOf } from './case-list.ts'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { counted, parseId } from './entries.ts'
import { LOG_ENTRY, logEntryOf, say } from './log-entry.ts'

const NAMES_MAX = 1000

export function caseActionCommands(kind: CaseKind): Command[] {
  return CASE_ACTION_KINDS.flatMap((action) => actionCommand(kind, action) ?? [])
}

function actionCommand(kind: CaseKind, action: CaseActionKind): Command | undefined {
  const { command: words, undo } = ACTIONS[action]
  const summary = words?.summaries[kind] ?? null
  if (words === null || summary === null) return undefined
  const { bySender = false, searches, details, done } = words
  const yes = undo === null ? ' --yes' : ''

  const command: Command = {
    name: `${kind}s ${action}`,
    summary,
    usage: [
      `<${kind}>...${yes}`,
      ...(bySender ? [`<${kind}> --by-sender${yes}`] : []),
      ...(searches ? ['--search <text> --yes'] : []),
    ].join(' | '),
    details: [
      `A ${kind} is given by ${KINDS[kind].given}; you can give several.`,
      searches && '--search selects those whose text or source contains the search text.',
      details,
      bySender &&
        '--by-sender selects all facts and corrections of the sender of this one; senders are stored for two weeks.',
      '--as and --why are written to the log; see `desk log`.',
    ]
      .filter(Boolean)
      .join(' '),
    options: {
      ...CONFIRM,
      ...LOG_ENTRY,
      ...(searches && SEARCH),
      ...(bySender && { 'by-sender': { type: 'boolean' } as const }),
    },
    names: [searches ? 0 : 1, NAMES_MAX],
    run: async (given, { database }) => {
      const entry = logEntryOf(given)
      const selected = await select(given, { command, kind, action, database: database() })
      if (selected.cases.length === 0) return `No ${kind} with ${JSON.stringify(searchOf(given))}.`
      const performed = await act(database(), { ...entry, ...selected, kind: action })
      return say(performed, selected.bySender ? 'post' : kind, done)
    },
  }
  return command
}

type Selected = Pick<Acting, 'cases' | 'bySender' | 'what'>

type Selecting = {
  readonly command: Command
  readonly kind: CaseKind
  readonly action: CaseActionKind
  readonly database: Database
}

/** Throws a UsageError unless what needs a confirmation has one. */
async function select(given: Arguments, selecting: Selecting): Promise<Selected> {
  const { command, kind, action, database } = selecting
  const { names } = given
  const text = searchOf(given)
  const usage = `Usage: ${typed(command, command.usage)}`
  if ((text === undefined) === (names.length === 0))
    throw new UsageError(`Give either ${kind}s or --search. ${usage}`)
  const bySender = given.options['by-sender'] === true
  if (bySender && names.length !== 1)
    throw new UsageError(`--by-sender takes one ${kind}. ${usage}`)
  if (text !== undefined) return search(given, { ...selecting, text })

  const cases = await keysOf(database, kind, names)
  if (ACTIONS[action].undo === null) {
    const again = typed(command, `${names.join(' ')} --yes`)
    requireYes(given, 'This cannot be undone.', again)
  }
  return { cases, bySender }
}

async function search(
  given: Arguments,
  { command, kind, action, database, text }: Selecting & { readonly text: string },
): Promise<Selected> {
  const hidden = ACTIONS[action].command?.searches === 'hidden'
  const found = await listNewestCases(database, kind, { hidden, search: text })
  if (found.length > 0) {
    requireYes(
      given,
      `This ${action}s ${counted(found.length, kind)}; \`${kind}s list --all --search\` shows them.`,
      typed(command, `--search ${JSON.stringify(text)} --yes`),
    )
  }
  return { cases: found.map(({ id }) => ({ kind, id })), what: `all with ${JSON.stringify(text)}` }
}

/** Throws a StartError if a case does not exist. */
async function keysOf(
  database: Database,
  kind: CaseKind,
  names: readonly string[],
): Promise<CaseKey[]> {
  const ids = names.map(parseId)
  const keys = ids.flatMap((id) => (id === undefined ? [] : { kind, id }))
  const missing = new Set(await listMissingCases(database, keys))
  const wrong = ids.findIndex((id) => id === undefined || missing.has(id))
  if (wrong === -1) return keys
  throw new StartError(
    `There is no ${kind} ${JSON.stringify(names[wrong])}; give ${KINDS[kind].given}.`,
  )
}
