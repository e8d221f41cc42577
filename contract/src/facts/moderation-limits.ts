import { isPlainText } from '../shared/text.ts'

export const CASE_KINDS = ['fact', 'correction'] as const

export type CaseKind = (typeof CASE_KINDS)[number]

/** `keep` closes the reports of cases. `delete` deletes their texts permanently. */
export const CASE_ACTIONS = ['hide', 'restore', 'keep', 'delete'] as const

export type CaseAction = (typeof CASE_ACTIONS)[number]

export const CASE_ACTION_KINDS = [
  ...CASE_ACTIONS,
  'vouch',
  'unvouch',
  'refuse_sender',
  'admit_sender',
] as const

export type CaseActionKind = (typeof CASE_ACTION_KINDS)[number]

export const ACTION_KINDS = [...CASE_ACTION_KINDS, 'hold', 'posting', 'put_away', 'undo'] as const

export type ActionKind = (typeof ACTION_KINDS)[number]

/**
 * From the most to the least open. `open`: posts appear at once. `held`: posts wait for the operator. `closed`: nobody
 * can post.
 */
export const POSTING = ['open', 'held', 'closed'] as const

export type Posting = (typeof POSTING)[number]

export const ACTION_CASES_MAX = 100

export const ACTION_REASON_MAX = 200

export const OPERATOR_NAME_MAX = 30

export const isActionReason = (text: string): boolean =>
  text.trim() === '' || isPlainText(text, ACTION_REASON_MAX)

export const REFUSED_WORDS_MAX = 200
export const REFUSED_WORD_MAX = 60
