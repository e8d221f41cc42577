import type { Action, Case } from '@fable/contract'
import {
  FEW_DAYS_LEFT,
  type ActionKind,
  type CaseList,
  type Posting,
  type ReportReason,
} from '@fable/contract/limits'
import { localClockOf, localDateOf, withoutYear } from '../../lib/dates.ts'
import { plural } from '../../lib/words.ts'
import { whenOf } from '../card/when.ts'

export const LIST_TEXTS: Readonly<Record<CaseList, { name: string; empty: string }>> = {
  reported: { name: 'Reported', empty: 'No reports.' },
  held: { name: 'Waiting', empty: 'Nothing is waiting.' },
  newest: { name: 'Newest', empty: 'Nothing yet.' },
  hidden: { name: 'Hidden', empty: 'Nothing is hidden.' },
}

const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  false: 'not true',
  spam: 'spam',
  offensive: 'harmful or abusive',
  other: 'something else',
}

const ACTION_TEXTS: Readonly<Record<ActionKind, string>> = {
  hide: 'Hidden',
  restore: 'Restored',
  keep: 'Kept',
  delete: 'Deleted for good',
  refuse_sender: 'Blocked for a day',
  admit_sender: 'Unblocked',
  hold: 'Held',
  posting: 'Posting',
  put_away: 'Put away',
  vouch: 'Vouched for',
  unvouch: 'No longer vouched for',
  undo: 'Undone',
}

export const POSTING_TEXTS: Readonly<Record<Posting, { name: string; what: string }>> = {
  open: { name: 'Open', what: 'Posts appear at once.' },
  held: { name: 'Held', what: 'New posts wait until someone here approves them.' },
  closed: { name: 'Closed', what: 'No new posts. Visitors can still read and vote.' },
}

/** For example 'Hidden, 18 at once'. */
export function actionTitle({ kind, count }: Pick<Action, 'kind' | 'count'>): string {
  const isOfMany = count > 1 && kind !== 'posting'
  return isOfMany ? `${ACTION_TEXTS[kind]}, ${count} at once` : ACTION_TEXTS[kind]
}

// Returns '09:41' for a time of today, and '21 Nov' otherwise, in the operator's time zone.
const clockOf = (time: string, now: Date): string =>
  new Date(time).toDateString() === now.toDateString()
    ? localClockOf(time)
    : withoutYear(localDateOf(time), now)

/** For example 'just now', '09:41' or '21 Nov'. */
export const momentOf = (time: string, now: Date): string =>
  now.getTime() - Date.parse(time) < 60_000 ? 'just now' : clockOf(time, now)

/** For example 'fact, 20 min ago'. */
export function kindText({ kind, createdAt }: Case, now: Date): string {
  return createdAt === null ? `${kind}, from the beginning` : `${kind}, ${whenOf(createdAt, now)}`
}

/** For example 'spam 11, not true 1'. */
export const reasonsText = ({ reports }: Case): string =>
  reports.reasons.map(({ reason, count }) => `${REASON_TEXTS[reason]} ${count}`).join(', ')

/** For example '203 posts since 09:10, 3 hidden'. */
export function postsText({ posts, shown, since }: NonNullable<Case['sender']>, now: Date): string {
  if (posts === 1) return '1 post'
  const hidden = posts - shown
  const rest = hidden > 0 ? `, ${hidden} hidden` : ''
  return `${plural(posts, 'post')} since ${clockOf(since, now)}${rest}`
}

export function bytesText(bytes: number | null): string {
  if (bytes === null) return 'not known'
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

export function daysLeftText(days: number | null): string {
  if (days === null) return 'no rounds'
  return days < FEW_DAYS_LEFT
    ? `${plural(days, 'day')}: add some, or old rounds return`
    : plural(days, 'day')
}
