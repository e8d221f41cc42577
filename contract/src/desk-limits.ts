/** `reported`: cases with open reports, the most urgent first; `held`: posts that wait for the operator. */
export const CASE_LISTS = ['reported', 'held', 'newest', 'hidden'] as const

export type CaseList = (typeof CASE_LISTS)[number]

export const DESK_PAGE_LIMIT = 30

/** Number of days of unused sentences below which the operator is warned that rounds will come again. */
export const FEW_DAYS_LEFT = 30
