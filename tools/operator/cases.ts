import {
  act,
  actOnSender,
  type Action,
  type CaseAction,
  type CaseKey,
  type Database,
  listMissingCases,
  listNewestCases,
  StartError,
} from '@fable/server/operator'
import { reasonSchema } from '@fable/contract'
import { OPERATOR_NAME_MAX } from '@fable/contract/limits'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { counted } from './entries.ts'
import { UsageError } from '../options.ts'

export const SEARCH = { search: { type: 'string' } } as const

/** The search text, if any. */
export const searchOf = ({ options: { search } }: Arguments): string | undefined =>
  typeof search === 'string' ? search : undefined

/** The options of commands that write a row in the log. */
export const LOG_ENTRY = { as: { type: 'string' }, why: { type: 'string' } } as const

/** Operator and reason for the log. */
export const logEntryOf = ({
  options: { as, why },
}: Arguments): { readonly who: string; readonly why: string; readonly now: number } => {
  const reason = reasonSchema.safeParse(typeof why === 'string' ? why : '')
  if (!reason.success) throw new UsageError(`--why ${firstMessage(reason.error)}.`)
  return { who: nameOf('--as', as, 'the command line'), why: reason.data, now: Date.now() }
}

/** The name for the log: that of the option, or a default. */
export function nameOf(option: string, given: unknown, other: string): string {
  const name = typeof given === 'string' ? given.trim() : other
  if (name === '') throw new UsageError(`${option} is empty.`)
  if (name.length <= OPERATOR_NAME_MAX) return name
  throw new UsageError(`${option} has more than ${OPERATOR_NAME_MAX} characters.`)
}

/** The schema's first message about a value. */
export const firstMessage = ({
  issues,
}: {
  readonly issues: readonly { message: string }[]
}): string => issues[0]?.message ?? 'is not valid'

/** Parses an id, or an address that ends in one. Returns undefined for any other text. */
export const parseId = (named: string): number | undefined => {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** A kind of case that the operator can moderate. */
export type KindOfCase = {
  readonly kind: CaseKey['kind']
  readonly summaries: Readonly<Record<CaseAction, string>>
  readonly details: string
  /** Explains ids, after one that does not exist. */
  readonly naming: string
}

/** Says what an action has done, after the number of cases. */
const DONE: Readonly<Record<CaseAction, string>> = {
  hide: 'hidden. Running servers stop showing them within a second.',
  restore: 'restored, with the votes.',
  keep: 'kept.',
  delete: 'deleted for good. Backups keep them until they are replaced.',
}

/** The action, and the command that undoes exactly it. */
export const say = ({ id, count, canUndo }: Action, kind: string, done: string): string =>
  [
    `${counted(count, kind)} ${done}`,
    ...(canUndo ? [`To undo this: ${typed({ name: 'desk undo' }, String(id))}`] : []),
  ].join('\n')

const DETAILS =
  '--by-sender selects all facts and corrections of the sender of this one; senders are stored for two weeks. --as and --why are written to the log; see `desk log`.'

/** The keys of cases as the operator named them. Throws a StartError if one does not exist. */
export const keysOf = async (
  database: Database,
  { kind, naming }: KindOfCase,
  names: readonly string[],
): Promise<CaseKey[]> => {
  const ids = names.map(parseId)
  const keys = ids.flatMap((id) => (id === undefined ? [] : { kind, id }))
  const missing = new Set(await listMissingCases(database, keys))
  const wrong = ids.findIndex((id) => id === undefined || missing.has(id))
  if (wrong === -1) return keys
  throw new StartError(`There is no ${kind} ${JSON.stringify(names[wrong])}; ${naming}`)
}

/** Creates a command for the given facts or corrections. */
export const caseCommand = (kindOfCase: KindOfCase, action: CaseAction): Command => {
  const { kind, summaries, details } = kindOfCase
  const done = DONE[action]
  const canSearch = action === 'hide' || action === 'restore'
  const search = canSearch ? ' | --search <text> --yes' : ''
  const yes = action === 'delete' ? ' --yes' : ''

  const command: Command = {
    name: `${kind}s ${action}`,
    summary: summaries[action],
    usage: `<${kind}>...${yes} | <${kind}> --by-sender${yes}${search}`,
    details: `${details} ${DETAILS}`,
    options: {
      ...(canSearch && SEARCH),
      ...CONFIRM,
      ...LOG_ENTRY,
      'by-sender': { type: 'boolean' },
    },
    names: [0, 1000],
    run: async (given, { database }) => {
      const { names } = given
      const text = searchOf(given)
      const bySender = given.options['by-sender'] === true
      const doing = { ...logEntryOf(given), kind: action }
      if ((text === undefined) === (names.length === 0) || (bySender && names.length !== 1)) {
        const either = canSearch ? `Give either ${kind}s or --search.` : `Give ${kind}s.`
        throw new UsageError(`${either} Usage: ${typed(command, command.usage)}`)
      }
      if (text !== undefined) {
        const wanted = { hidden: action === 'restore', search: text }
        const found = await listNewestCases(database(), kind, wanted)
        if (found.length === 0) return `No ${kind} with ${JSON.stringify(text)}.`
        requireYes(
          given,
          `This ${action}s ${counted(found.length, kind)}; \`${kind}s list --all --search\` shows them.`,
          typed(command, `--search ${JSON.stringify(text)} --yes`),
        )
        const cases = found.map(({ id }) => ({ kind, id }))
        const what = `all with ${JSON.stringify(text)}`
        return say(await act(database(), { ...doing, cases, what }), kind, done)
      }
      const cases = await keysOf(database(), kindOfCase, names)
      if (action === 'delete') {
        requireYes(
          given,
          'A deletion cannot be undone.',
          typed(command, `${names.join(' ')} --yes`),
        )
      }
      const [of] = cases
      if (!bySender || !of) return say(await act(database(), { ...doing, cases }), kind, done)
      return say(await actOnSender(database(), { ...doing, of }), 'post', done)
    },
  }
  return command
}
