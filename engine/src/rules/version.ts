import { RULES_VERSION } from '#content'

/** The oldest rules with the same turns as today's. Later ones have only changed what stands beside the turns. */
const SAME_TURNS_SINCE = 1

export const isPlayable = (rules: number): boolean =>
  rules >= SAME_TURNS_SINCE && rules <= RULES_VERSION

/** Runs that began under older rules meet no posts. */
const POSTS_SINCE = 2

export const hasPosts = (rules: number): boolean => rules >= POSTS_SINCE

/** On a daily road under older rules, the four paths depend on all decisions, as everything else does. */
const SHARED_PATHS_SINCE = 2

/** `road`: missing or null without one. */
export const hasSharedPaths = ({
  road,
  rules,
}: {
  readonly road?: string | null | undefined
  readonly rules: number
}): boolean => (road ?? null) !== null && rules >= SHARED_PATHS_SINCE
