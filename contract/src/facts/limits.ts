import { isPlainText, textLength } from '../shared/plain-text.ts'

/** Characters of a fact's text at most, as `factTextLength` counts them. */
export const FACT_TEXT_MAX = 200

/** Characters of a fact's text as the reader counts them. */
export const factTextLength = (text: string): number => textLength(text)

/** Whether the text may be a fact's: 1-200 characters after trimming (section 5). */
export const isFactText = (text: string): boolean => isPlainText(text, FACT_TEXT_MAX)

/** Facts in one list at most. */
export const FACTS_LIMIT = 1000

/** The categories in the order of the sidebar, with the colours of their tags (section 3). */
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

/** The three votes in the order of a fact's buttons. */
export const VOTES = ['interesting', 'mindblowing', 'false'] as const

export type Vote = (typeof VOTES)[number]

/** The field of a fact that counts each vote. */
export const VOTE_FIELDS = {
  interesting: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  false: 'votesFalse',
} as const satisfies Record<Vote, string>
