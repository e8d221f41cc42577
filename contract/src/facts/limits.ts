import { isPlainText, textLength } from '../shared/plain-text.ts'

/** Maximum length of a fact's text, as `factTextLength` counts it. */
export const FACT_TEXT_MAX = 200

/** Length of a fact's text in visible characters. */
export const factTextLength = (text: string): number => textLength(text)

/** Whether the text is a valid fact text: 1-200 characters after trimming (specification 5). */
export const isFactText = (text: string): boolean => isPlainText(text, FACT_TEXT_MAX)

/** Maximum number of facts in one list. */
export const FACTS_LIMIT = 1000

/** The categories in sidebar order, with their tag colours (specification 3). */
export const CATEGORIES = [
  { id: 'technology', colour: '#3b82f6' },
  { id: 'science', colour: '#16a34a' },
  { id: 'finance', colour: '#ef4444' },
  { id: 'society', colour: '#eab308' },
  { id: 'entertainment', colour: '#db2777' },
  { id: 'health', colour: '#14b8a6' },
  { id: 'history', colour: '#f97316' },
  { id: 'news', colour: '#8b5cf6' },
] as const

export type Category = (typeof CATEGORIES)[number]['id']

/** The three votes in button order. */
export const VOTES = ['interesting', 'mindblowing', 'false'] as const

export type Vote = (typeof VOTES)[number]

/** The fact field that holds the count of each vote. */
export const VOTE_FIELDS = {
  interesting: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  false: 'votesFalse',
} as const satisfies Record<Vote, string>
