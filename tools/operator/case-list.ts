import { CATEGORY_IDS, type CaseKind } from '@fable/contract/limits'
import {
  type CaseRow,
  type Database,
  findHidingActions,
  listNewestCases,
  type WantedCases,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { printable } from '../printable.ts'
import { KINDS } from './case-kinds.ts'
import type { Arguments, Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'
import { undoText } from './log-entry.ts'

export const SEARCH = { search: { type: 'string' } } as const

/** The search text, if any. */
export const searchOf = ({ options: { search } }: Arguments): string | undefined =>
  typeof search === 'string' ? search : undefined

const NARROWING = {
  ...SEARCH,
  hidden: { type: 'boolean' },
  category: { type: 'string' },
  since: { type: 'string' },
} as const

const HOUR = 3_600_000
const UNITS = { h: HOUR, d: 24 * HOUR } as const

/** A time from an option: hours or days ago, as `6h` or `2d`, or a date. */
function timeOf(text: string): string {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? []
  if (unit === 'h' || unit === 'd')
    return new Date(Date.now() - Number(count) * UNITS[unit]).toISOString()
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  throw new UsageError(`--since is "${text}"; for example --since 6h, 2d or 2026-11-24.`)
}

/** The listed cases: hidden or not, of a category, from a time on, with a text. */
function wantedOf(given: Arguments): WantedCases {
  const { hidden, category: named, since } = given.options
  const category = CATEGORY_IDS.find((id) => id === named)
  if (named !== undefined && !category) {
    const all = CATEGORY_IDS.join(', ')
    throw new UsageError(`--category is none of ${all}.`)
  }
  return {
    hidden: hidden === true ? true : undefined,
    search: searchOf(given),
    category,
    since: since === undefined ? undefined : timeOf(String(since)),
  }
}

function emptyText(kind: CaseKind, { hidden, search, category, since }: WantedCases): string {
  if (search !== undefined) return `No ${kind} with ${JSON.stringify(search)}.`
  if (category !== undefined || since !== undefined) return `No ${kind} matches.`
  return hidden ? `No ${kind} is hidden.` : `There is no ${kind} yet.`
}

/** For each hidden row: since when, by whom, and the command that undoes it. */
const hidingTextsOf = async (
  database: Database,
  rows: readonly CaseRow[],
): Promise<ReadonlyMap<number, string>> => {
  const actions = await findHidingActions(database, rows)
  const textOf = ({ actionId, hiddenAt, held }: CaseRow): string[] => {
    if (hiddenAt === null) return []
    if (held === 1) return ['Waits for approval.']
    const action = actions.get(actionId ?? 0)
    if (!action) return [`Hidden ${shownTime(hiddenAt)}.`]
    return [`Hidden ${shownTime(hiddenAt)} by ${printable(action.who)}. ${undoText(action.id)}`]
  }
  return new Map(rows.flatMap((row) => textOf(row).map((text) => [row.id, text] as const)))
}

/** The command that lists the cases of a kind, newest first. */
export const caseListCommand = (kind: CaseKind): Command => ({
  name: `${kind}s list`,
  usage: `[--hidden] [--search <text>] [--category <c>] [--since <time>] ${LIST_USAGE}`,
  summary: KINDS[kind].summary,
  details: `--hidden lists hidden ones only; --search those whose text or source contains the search text; --since accepts 6h, 2d or a date. For each hidden one it shows the time, the operator, and the command that undoes it. ${KINDS[kind].details}`,
  options: { ...LIST_OPTIONS, ...NARROWING },
  run: async (given, { database }) => {
    const wanted = wantedOf(given)
    const limit = readLimit(given)
    // One row beyond the limit shows that there are more.
    const read = limit === undefined ? undefined : limit + 1
    const found = await listNewestCases(database(), kind, { ...wanted, limit: read })
    if (found.length === 0) return emptyText(kind, wanted)
    const rows = found.slice(0, limit)
    const hiding = await hidingTextsOf(database(), rows)
    const entries = rows.map((row) => {
      const { head, votes, texts } = KINDS[kind].describe(row)
      const time = row.createdAt === null ? [] : [shownTime(row.createdAt)]
      const hidden = hiding.get(row.id)
      const lines = [...texts, ...(hidden === undefined ? [] : [hidden])]
      return [[`#${row.id}`, ...head, ...time, votes].join('  '), ...lines.map(indented)].join('\n')
    })
    const more = rows.length < found.length ? ['There are more; show them with --all.'] : []
    return [...entries, ...more].join('\n\n')
  },
})
