import type { Action } from '@fable/contract'
import { type Database, inTransaction } from '../../db/database.ts'
import {
  isSameRules,
  lockPostingRules,
  parseRulesChange,
  type PostingRules,
  updatePostingRules,
} from '../posting/rules.ts'
import { insertAction, type LogEntry, readAction, type Undoing } from './action-log.ts'

export function changePosting(
  database: Database,
  { change, ...entry }: LogEntry & { readonly change: (now: PostingRules) => PostingRules },
): Promise<Action> {
  return inTransaction(database, async (transaction) => {
    const before = await lockPostingRules(transaction)
    const rules = change(before)
    await updatePostingRules(transaction, rules)
    const id = await insertAction(transaction, {
      ...entry,
      kind: 'posting',
      what: describeRules(rules),
      count: 1,
      before: JSON.stringify({ before, after: rules }),
    })
    return readAction(transaction, id)
  })
}

export async function undoPosting(transaction: Database, { before }: Undoing): Promise<number> {
  if (before === null) return 0
  const change = parseRulesChange(before)
  const current = await lockPostingRules(transaction)
  if (!isSameRules(current, change.after)) return 0
  await updatePostingRules(transaction, change.before)
  return 1
}

export function describeRules({ posting, words, holdsHarmful }: PostingRules): string {
  const parts = [
    posting,
    ...(words.length === 0 ? [] : [`posts containing ${quoted(words)} are refused`]),
    ...(holdsHarmful ? [] : ['posts that are reported as harmful stay']),
  ]
  return parts.join('; ')
}

function quoted(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map((word) => `'${word}'`))
}
