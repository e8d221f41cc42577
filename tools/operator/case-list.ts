import { CATEGORY_IDS, type CaseKind } from '@fable/contract/limits'
import {
  type CaseRow,
  findHidingActions,
  type HidingAction,
  listNewestCases,
  type WantedCases,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { printable } from '../printable.ts'
import { KINDS } from './case-kinds.ts'
import type { Arguments, Command } from './command.ts'
import { LIST_OPTIONS, LIST_USAGE, printEntries, readLimit, shownTime } from './entries.ts'
import { undoText } from './log-entry.ts'

export function caseListCommand(kind: CaseKind): Command {
  const { summary, details, describe } = KINDS[kind]
  return {
    name: `${kind}s list`,
    usage: `[--hidden] [--search <text>] [--category <c>] [--since <time>] ${LIST_USAGE}`,
    summary,
    details: `--hidden lists hidden ones only; --search those whose text or source contains the search text; --since accepts 6h, 2d or a date. For each hidden one it shows the time, the operator, and the command that undoes it. ${details}`,
    options: {
      ...LIST_OPTIONS,
      ...SEARCH,
      hidden: { type: 'boolean' },
      category: { type: 'string' },
      since: { type: 'string' },
    },
    run: async (given, { database }) => {
      const wanted = wantedOf(given)
      const limit = readLimit(given)
      // One row beyond the limit shows that there are more.
      const read = limit === undefined ? undefined : limit + 1
      const found = await listNewestCases(database(), kind, { ...wanted, limit: read })
      if (found.length === 0) return emptyText(kind, wanted)

      const rows = found.slice(0, limit)
      const actions = await findHidingActions(database(), rows)
      const entries = rows.map((row) => {
        const { head, votes, texts } = describe(row)
        const time = row.createdAt === null ? [] : [shownTime(row.createdAt)]
        const hiding = hidingTexts(row, actions.get(row.actionId ?? 0))
        return { head: [`#${row.id}`, ...head, ...time, votes], texts: [...texts, ...hiding] }
      })
      const more = rows.length < found.length ? '\n\nThere are more; show them with --all.' : ''
      return printEntries(entries) + more
    },
  }
}

export const SEARCH = { search: { type: 'string' } } as const

export function searchOf({ options: { search } }: Arguments): string | undefined {
  return typeof search === 'string' ? search : undefined
}

function wantedOf(given: Arguments): WantedCases {
  const { hidden, category: named, since } = given.options
  const category = CATEGORY_IDS.find((id) => id === named)
  if (named !== undefined && !category)
    throw new UsageError(`--category is none of ${CATEGORY_IDS.join(', ')}.`)
  return {
    hidden: hidden === true ? true : undefined,
    search: searchOf(given),
    category,
    since: since === undefined ? undefined : timeOf(String(since)),
  }
}

const HOUR = 3_600_000
const UNITS = { h: HOUR, d: 24 * HOUR } as const

/** Hours or days ago, as `6h` or `2d`, or a date. */
function timeOf(text: string): string {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? []
  if (unit === 'h' || unit === 'd')
    return new Date(Date.now() - Number(count) * UNITS[unit]).toISOString()
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  throw new UsageError(`--since is "${text}"; for example --since 6h, 2d or 2026-11-24.`)
}

function emptyText(kind: CaseKind, { hidden, search, category, since }: WantedCases): string {
  if (search !== undefined) return `No ${kind} with ${JSON.stringify(search)}.`
  if (category !== undefined || since !== undefined) return `No ${kind} matches.`
  return hidden ? `No ${kind} is hidden.` : `There is no ${kind} yet.`
}

// Since when, by whom, and the command that undoes it.
function hidingTexts({ hiddenAt, held }: CaseRow, action: HidingAction | undefined): string[] {
  if (hiddenAt === null) return []
  if (held === 1) return ['Waits for approval.']
  const hidden = `Hidden ${shownTime(hiddenAt)}`
  return [action ? `${hidden} by ${printable(action.who)}. ${undoText(action.id)}` : `${hidden}.`]
}
