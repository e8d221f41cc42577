/** `reported` lists cases with open reports, the most urgent first. `held` lists posts that wait for the operator. */
export const CASE_LISTS = ['reported', 'held', 'newest', 'hidden'] as const

export type CaseList = (typeof CASE_LISTS)[number]

export const DESK_PAGE_LIMIT = 30

/**
 * The operator is warned when the unused sentences suffice for fewer days than this. After that, rounds would repeat.
 */
export const FEW_DAYS_LEFT = 30
