import { SCREEN_PATHS } from '../shared/screen-paths.ts'

/** Maximum length of a fact's text, as `textLength` counts it. */
export const FACT_TEXT_MAX = 200

/** Maximum number of facts in one list. */
export const FACTS_LIMIT = 1000

/** The categories in sidebar order (docs/rules.md, section 3). */
export const CATEGORY_IDS = [
  'technology',
  'science',
  'finance',
  'society',
  'entertainment',
  'health',
  'history',
  'news',
] as const

export type Category = (typeof CATEGORY_IDS)[number]

/**
 * The kinds of votes in the order of their buttons. `field` is the field of a fact that counts them; `isDoubt`: the
 * vote doubts the fact.
 */
export const VOTES = [
  { id: 'interesting', field: 'votesInteresting', name: 'Interesting', isDoubt: false },
  { id: 'mindblowing', field: 'votesMindblowing', name: 'Mind-blowing', isDoubt: false },
  { id: 'false', field: 'votesFalse', name: 'False', isDoubt: true },
] as const

export type Vote = (typeof VOTES)[number]['id']

export type VoteField = (typeof VOTES)[number]['field']

/** The votes on a fact, by its fields. */
export type VoteCounts = Readonly<Record<VoteField, number>>

export const VOTE_IDS = VOTES.map(({ id }) => id)

/** Marked for the build, which leaves it out of the board's files. */
export const VOTE_FIELDS = /* @__PURE__ */ VOTES.map(({ field }) => field)

const sumOf = (counts: VoteCounts, votes: readonly { readonly field: VoteField }[]): number =>
  votes.reduce((sum, { field }) => sum + counts[field], 0)

export const countVotes = (counts: VoteCounts): number => sumOf(counts, VOTES)

export const countDoubts = (counts: VoteCounts): number =>
  sumOf(
    counts,
    VOTES.filter(({ isDoubt }) => isDoubt),
  )

/** Checks whether a fact gets the mark '[DISPUTED]' (docs/rules.md, section 2). */
export const isDisputed = (counts: VoteCounts): boolean =>
  countVotes(counts) < 2 * countDoubts(counts)

/** The orders of a list of facts. `disputed` lists only disputed facts, the most disputed first. */
export const FACT_SORTS = ['top', 'new', 'mindblowing', 'disputed'] as const

export type FactSort = (typeof FACT_SORTS)[number]

/** Number of facts on a page, and the maximum that a request can ask for. */
export const FACTS_PAGE_LIMIT = 30
export const FACTS_PAGE_LIMIT_MAX = 100

/** Maximum length of a search in characters. */
export const FACT_SEARCH_MAX = 100

/** Number of the newest matches that are sorted if a search is not in the order `new`. */
export const FACT_SEARCH_SORTED_MAX = 1000

/** Maximum number of words and of facts that a search offers which finds nothing. */
export const NEAREST_WORDS_MAX = 3
export const FACTS_INSTEAD_MAX = 3

/** Number of facts that are listed as the most disputed. */
export const MOST_DISPUTED_MAX = 2

/** Maximum number of rounds that are listed with a fact. */
export const FACT_ROUNDS_MAX = 4

/** Maximum number of related facts beside a fact. */
export const RELATED_FACTS_MAX = 3

/** Maximum number of facts that are listed for one source. */
export const SOURCE_FACTS_MAX = 5

export const factPath = (id: number): string => SCREEN_PATHS.fact.replace(':id', String(id))

/** Returns the id of a fact's element in a list, so that an address can lead to it. */
export const factAnchor = (id: number): string => `fact-${id}`

export const factPicturePath = (id: number): string => `${factPath(id)}/preview.png`

/** The id of the message that a post waits for the operator. */
export const HELD_ANCHOR = 'held'

/** Maximum number of facts whose votes a request for news can ask for. */
export const FACT_NEWS_MAX = 50

/** New facts are counted up to this number. */
export const NEW_FACTS_MAX = 1000
