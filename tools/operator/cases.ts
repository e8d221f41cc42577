import {
  act,
  actOnSender,
  type Action,
  type CaseAction,
  type CaseKey,
  CATEGORIES,
  type Category,
  type Database,
  DESK_NAME_MAX,
  findMissingCases,
  findHidingActions,
  reasonSchema,
  StartError,
} from '@fable/server/operator'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { counted, shownTime } from './entries.ts'
import { UsageError } from '../options.ts'
import { printable } from '../printable.ts'

export const SEARCH = { search: { type: 'string' } } as const

/** The options that narrow a list. */
export const NARROWING = {
  ...SEARCH,
  hidden: { type: 'boolean' },
  category: { type: 'string' },
  since: { type: 'string' },
} as const

export const NARROWING_USAGE = '[--hidden] [--search <text>] [--category <c>] [--since <time>]'

/** What is listed: hidden or not, of a category, from a time on, with a text. */
export const wantedOf = (
  given: Arguments,
): {
  readonly hidden: true | undefined
  readonly search: string | undefined
  readonly category: Category | undefined
  readonly since: string | undefined
} => {
  const { hidden, category: named, since } = given.options
  const category = CATEGORIES.find(({ id }) => id === named)?.id
  if (named !== undefined && !category) {
    const all = CATEGORIES.map(({ id }) => id).join(', ')
    throw new UsageError(`--category is none of ${all}.`)
  }
  return {
    hidden: hidden === true ? true : undefined,
    search: searchOf(given),
    category,
    since: since === undefined ? undefined : timeOf(String(since)),
  }
}

const HOUR = 3_600_000
const UNITS = { h: HOUR, d: 24 * HOUR } as const

/** A time from an option: so many hours or days ago, as `6h` or `2d`, or a date. */
function timeOf(text: string): string {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? []
  if (unit === 'h' || unit === 'd')
    return new Date(Date.now() - Number(count) * UNITS[unit]).toISOString()
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  throw new UsageError(`--since is "${text}"; for example --since 6h, 2d or 2026-11-24.`)
}

/** What is searched for, if something is. */
export const searchOf = ({ options: { search } }: Arguments): string | undefined =>
  typeof search === 'string' ? search : undefined

/** The options of commands that write a row in the log. */
export const DEED = { as: { type: 'string' }, why: { type: 'string' } } as const

/** Who does it and why, for the log. */
export const deedOf = ({
  options: { as, why },
}: Arguments): { readonly who: string; readonly why: string; readonly now: number } => {
  const reason = reasonSchema.safeParse(typeof why === 'string' ? why : '')
  if (!reason.success) throw new UsageError(`--why ${firstMessage(reason.error)}.`)
  return { who: nameOf('--as', as, 'the command line'), why: reason.data, now: Date.now() }
}

/** A name for the log, from an option; without it another one. */
export function nameOf(option: string, given: unknown, other: string): string {
  const name = typeof given === 'string' ? given.trim() : other
  if (name === '') throw new UsageError(`${option} is empty.`)
  if (name.length <= DESK_NAME_MAX) return name
  throw new UsageError(`${option} has more than ${DESK_NAME_MAX} characters.`)
}

/** What is wrong with a value, as its schema says it. */
export const firstMessage = ({
  issues,
}: {
  readonly issues: readonly { message: string }[]
}): string => issues[0]?.message ?? 'is not valid'

/** Rows that may be hidden, each with the words that say since when, by whom, and how that is undone. */
export const hidingTextsOf = async (
  database: Database,
  rows: readonly {
    readonly id: number
    readonly actionId: number | null
    readonly hiddenAt: string | null
    readonly held: number
  }[],
): Promise<ReadonlyMap<number, string>> => {
  const actions = await findHidingActions(database, rows)
  const textOf = ({ actionId, hiddenAt, held }: (typeof rows)[number]): string[] => {
    if (hiddenAt === null) return []
    if (held === 1) return ['Waits to be seen.']
    const action = actions.get(actionId ?? 0)
    if (!action) return [`Hidden ${shownTime(hiddenAt)}.`]
    const undo = typed({ name: 'desk undo' }, String(action.id))
    return [`Hidden ${shownTime(hiddenAt)} by ${printable(action.who)}. Undo exactly this: ${undo}`]
  }
  return new Map(rows.flatMap((row) => textOf(row).map((text) => [row.id, text] as const)))
}

/** Parses the number of something, or an address that ends in it. Returns undefined for any other text. */
export const parseId = (named: string): number | undefined => {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** What visitors gave and the operator can moderate. */
export type Moderated = {
  /** What one of them is called. */
  readonly kind: CaseKey['kind']
  /** What the operator can say of one of them. */
  readonly details: string
  /** Says how one is named, to whoever named none that exists. */
  readonly naming: string
  readonly list: (
    database: Database,
    wanted: { hidden: boolean; search: string },
  ) => Promise<readonly { readonly id: number }[]>
}

type Words = Pick<Command, 'name' | 'summary'> & {
  /** What it does with some: 'hides'. */
  readonly verb: string
  /** What became of some: 'hidden.' */
  readonly done: string
}

/** What was done, and the command that undoes exactly it. */
const say = ({ id, count, canUndo }: Action, kind: string, done: string): string =>
  [
    `${counted(count, kind)} ${done}`,
    ...(canUndo ? [`Undo exactly this: ${typed({ name: 'desk undo' }, String(id))}`] : []),
  ].join('\n')

const DETAILS =
  '--by-sender takes all facts and corrections of whoever posted the only one that is named. --as and --why stand in the log, which `desk log` shows.'

/** The command that does something with what visitors gave. */
export const caseCommand = (
  { kind, details, naming, list }: Moderated,
  action: CaseAction,
  words: Words,
): Command => {
  const canSearch = action === 'hide' || action === 'restore'
  const search = canSearch ? ' | --search <text> --yes' : ''
  const yes = action === 'delete' ? ' --yes' : ''

  const keysOf = async (database: Database, names: readonly string[]): Promise<CaseKey[]> => {
    const ids = names.map(parseId)
    const keys = ids.flatMap((id) => (id === undefined ? [] : { kind, id }))
    const missing = new Set(await findMissingCases(database, keys))
    const wrong = ids.findIndex((id) => id === undefined || missing.has(id))
    if (wrong === -1) return keys
    throw new StartError(`There is no ${kind} ${JSON.stringify(names[wrong])}; ${naming}`)
  }

  const command: Command = {
    ...words,
    usage: `<${kind}>... [--by-sender]${yes}${search}`,
    details: `${details} ${DETAILS}`,
    options: {
      ...(canSearch && SEARCH),
      ...CONFIRM,
      ...DEED,
      'by-sender': { type: 'boolean' },
    },
    names: [0, 1000],
    run: async (given, { database }) => {
      const { names } = given
      const text = searchOf(given)
      const bySender = given.options['by-sender'] === true
      const doing = { ...deedOf(given), kind: action }
      if ((text === undefined) === (names.length === 0) || (bySender && names.length !== 1)) {
        const either = canSearch ? `Say either ${kind}s or --search.` : `Say ${kind}s.`
        throw new UsageError(`${either} Say: ${typed(command, command.usage)}`)
      }
      if (text !== undefined) {
        const found = await list(database(), { hidden: action === 'restore', search: text })
        if (found.length === 0) return `No ${kind} with ${JSON.stringify(text)}.`
        requireYes(
          given,
          `This ${words.verb} ${counted(found.length, kind)}; \`${kind}s list --all --search\` shows them.`,
          typed(command, `--search ${JSON.stringify(text)} --yes`),
        )
        const cases = found.map(({ id }) => ({ kind, id }))
        const what = `all with ${JSON.stringify(text)}`
        return say(await act(database(), { ...doing, cases, what }), kind, words.done)
      }
      const cases = await keysOf(database(), names)
      if (action === 'delete') {
        requireYes(
          given,
          'What is deleted cannot be brought back.',
          typed(command, `${names.join(' ')} --yes`),
        )
      }
      const [of] = cases
      if (!bySender || !of) return say(await act(database(), { ...doing, cases }), kind, words.done)
      return say(await actOnSender(database(), { ...doing, of }), 'post', words.done)
    },
  }
  return command
}
