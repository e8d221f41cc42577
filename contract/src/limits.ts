/**
 * Limits and checks that the page and the server share. This entry does not import zod, so the page
 * can import values from it and stays small.
 */
export { EMAIL_MAX, isPlausibleEmail } from './shared/email.ts'
export { ACCOUNT_MESSAGES, isShortUsername, PASSWORD_MAX, PASSWORD_MIN } from './accounts/limits.ts'
export { SCREEN_DATA_ID } from './screen-data-id.ts'
export { ROAD_ENTRIES, roadNumber } from './daily/limits.ts'
export { isHttpAddress, isHttpUrl, SOURCE_MAX, sourceDomain, sourceKey } from './facts/http-url.ts'
export {
  CATEGORIES,
  type Category,
  FACT_SEARCH_MAX,
  FACT_SEARCH_SORTED_MAX,
  FACT_SORTS,
  FACT_TEXT_MAX,
  factPath,
  factPicturePath,
  FACTS_LIMIT,
  FACTS_PAGE_LIMIT,
  FACTS_PAGE_LIMIT_MAX,
  type FactSort,
  factTextLength,
  isDisputed,
  isFactText,
  isReportNote,
  RELATED_FACTS_MAX,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
  SOURCE_FACTS_MAX,
  type Vote,
  VOTE_FIELDS,
  VOTES,
} from './facts/limits.ts'
export { ALL_FACTS, parametersOf, type View, viewIn } from './facts/view.ts'
export {
  FEEDBACK_KINDS,
  FEEDBACK_MESSAGE_MAX,
  type FeedbackKind,
  isFeedbackMessage,
} from './feedback/limits.ts'
export {
  LEADERBOARD_AROUND,
  LEADERBOARD_GROUPS,
  LEADERBOARD_LIMIT,
  LEADERBOARD_LIMIT_MAX,
  LEADERBOARD_PERIODS,
  type LeaderboardGroup,
  type LeaderboardPeriod,
  weekOf,
} from './leaderboard/limits.ts'
export { RUN_INPUT_MAX, RUN_TURNS_MAX } from './runs/limits.ts'
export { BODY_LIMIT_BYTES } from './shared/body-limit.ts'
export { runPath, type Screen, SCREEN_PATHS, screenOf, SCREENS } from './shared/screen-paths.ts'
export { UPDATES_LIMIT } from './updates-limit.ts'
