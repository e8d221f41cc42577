import { SCREEN_PATHS } from '../shared/screen-paths.ts'

/** In code points, as `textLength` counts them. */
export const FACT_TEXT_MAX = 200

export const FACTS_LIMIT = 1000

/** The categories in the order of the sidebar (docs/rules.md, section 3). */
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

/** The kinds of votes in the order of the buttons. `field` is the field of a fact that counts the votes. */
export const VOTES = [
  { id: 'interesting', field: 'votesInteresting', name: 'Interesting', isDoubt: false },
  { id: 'mindblowing', field: 'votesMindblowing', name: 'Mind-blowing', isDoubt: false },
  { id: 'false', field: 'votesFalse', name: 'False', isDoubt: true },
] as const

export type Vote = (typeof VOTES)[number]['id']

export type VoteField = (typeof VOTES)[number]['field']

export type VoteCounts = Readonly<Record<VoteField, number>>

export const VOTE_IDS = VOTES.map(({ id }) => id)

/** The mark lets the build leave this constant out of the files of the board. */
export const VOTE_FIELDS = /* @__PURE__ */ VOTES.map(({ field }) => field)

const sumOf = (counts: VoteCounts, votes: readonly { readonly field: VoteField }[]): number =>
  votes.reduce((sum, { field }) => sum + counts[field], 0)

export const countVotes = (counts: VoteCounts): number => sumOf(counts, VOTES)

export const countDoubts = (counts: VoteCounts): number =>
  sumOf(
    counts,
    VOTES.filter(({ isDoubt }) => isDoubt),
  )

/** A disputed fact gets the mark '[DISPUTED]' (docs/rules.md, section 2). */
export const isDisputed = (counts: VoteCounts): boolean =>
  countVotes(counts) < 2 * countDoubts(counts)

/** `disputed` lists only disputed facts, beginning with the most disputed. */
export const FACT_SORTS = ['top', 'new', 'mindblowing', 'disputed'] as const

export type FactSort = (typeof FACT_SORTS)[number]

export const FACTS_PAGE_LIMIT = 30
export const FACTS_PAGE_LIMIT_MAX = 100

export const FACT_SEARCH_MAX = 100

/** A search in any order but `new` sorts only this many of the newest matches. */
export const FACT_SEARCH_SORTED_MAX = 1000

export const NEAREST_WORDS_MAX = 3
export const FACTS_INSTEAD_MAX = 3

export const MOST_DISPUTED_MAX = 2

export const FACT_ROUNDS_MAX = 4

export const RELATED_FACTS_MAX = 3

export const SOURCE_FACTS_MAX = 5

export const factPath = (id: number): string => SCREEN_PATHS.fact.replace(':id', String(id))

export const factAnchor = (id: number): string => `fact-${id}`

export const factPicturePath = (id: number): string => `${factPath(id)}/preview.png`

export const HELD_ANCHOR = 'held'

export const FACT_NEWS_MAX = 50

export const NEW_FACTS_MAX = 1000
