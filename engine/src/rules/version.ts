import { RULES_VERSION } from '#content'

/** The oldest rules whose turns are played as today. Later versions have only changed rules outside of turns. */
const SAME_TURNS_SINCE = 1

export const isPlayable = (rules: number): boolean =>
  rules >= SAME_TURNS_SINCE && rules <= RULES_VERSION

/** Runs that began under older rules meet no posts. */
const POSTS_SINCE = 2

export const hasPosts = (rules: number): boolean => rules >= POSTS_SINCE

/** On a daily road under older rules, the four paths depend on all decisions, as everything else does. */
const SHARED_PATHS_SINCE = 2

/** `road` is missing or null for a run without a daily road. */
export const hasSharedPaths = ({
  road,
  rules,
}: {
  readonly road?: string | null | undefined
  readonly rules: number
}): boolean => (road ?? null) !== null && rules >= SHARED_PATHS_SINCE
