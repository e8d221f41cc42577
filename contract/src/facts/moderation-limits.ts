import { isPlainText } from '../shared/text.ts'

/** The kinds of cases. */
export const CASE_KINDS = ['fact', 'correction'] as const

export type CaseKind = (typeof CASE_KINDS)[number]

/** The actions on cases that have one call. `keep` closes the reports of cases; `delete` removes their texts for good. */
export const CASE_ACTIONS = ['hide', 'restore', 'keep', 'delete'] as const

export type CaseAction = (typeof CASE_ACTIONS)[number]

/** All actions on cases. */
export const CASE_ACTION_KINDS = [
  ...CASE_ACTIONS,
  'vouch',
  'unvouch',
  'refuse_sender',
  'admit_sender',
] as const

export type CaseActionKind = (typeof CASE_ACTION_KINDS)[number]

/** All kinds of actions in the log. */
export const ACTION_KINDS = [...CASE_ACTION_KINDS, 'hold', 'posting', 'put_away', 'undo'] as const

export type ActionKind = (typeof ACTION_KINDS)[number]

/**
 * The posting modes, from the most to the least open: posts appear at once; they wait for the operator; nobody can
 * post.
 */
export const POSTING = ['open', 'held', 'closed'] as const

export type Posting = (typeof POSTING)[number]

/** Maximum number of cases that one action can name. */
export const ACTION_CASES_MAX = 100

/** Maximum length of the reason for an action. */
export const ACTION_REASON_MAX = 200

/** Maximum length of an operator's name. */
export const OPERATOR_NAME_MAX = 30

/** Checks whether the text is a valid reason: blank, or plain text. */
export const isActionReason = (text: string): boolean =>
  text.trim() === '' || isPlainText(text, ACTION_REASON_MAX)

/** Maximum number of refused words and sources; the next constant limits the length of each. */
export const REFUSED_WORDS_MAX = 200
export const REFUSED_WORD_MAX = 60
