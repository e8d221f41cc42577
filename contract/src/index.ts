import type { z } from 'zod'
import { accountRoutes, sessionRoutes } from './accounts.ts'
import { dailyRoutes } from './daily.ts'
import { dayRoutes, roundResultRoutes } from './days.ts'
import { deskRoutes } from './desk.ts'
import { correctionRoutes } from './facts/corrections.ts'
import { factRoutes } from './facts/routes.ts'
import { feedbackRoutes } from './feedback.ts'
import { leaderboardRoutes } from './leaderboard.ts'
import { runRoutes } from './runs.ts'
import { saveRoutes } from './saves.ts'
import { healthRoutes, settingsRoutes, updateRoutes } from './system.ts'

export type { Day, Month, Round, RoundResults, RoundSeals, RoundSolution } from './days.ts'
export type { Case, Desk, Letter } from './desk.ts'
export type { User } from './accounts.ts'
export type { Correction } from './facts/corrections.ts'
export {
  type Fact,
  type FactDetails,
  type FactPage,
  type FactWithRelated,
  factSchema,
  type NewFact,
  type ParsedFact,
} from './facts/routes.ts'
export { type Action, type CaseKey, postingSchema, reasonSchema } from './facts/moderation.ts'
export type { NewReport } from './facts/posts.ts'
export type { NewFeedback } from './feedback.ts'
export type { GameVariables } from './shared/game-variables.ts'
export type { LeaderboardEntry } from './leaderboard.ts'
export type { Category, Vote } from './facts/fact-limits.ts'
export { type ProblemCode, PROBLEMS } from './shared/errors.ts'
export type { FormError, Problem } from './shared/problems.ts'
export type { Route } from './shared/route.ts'
export type { Run } from './runs.ts'
export type { FormName, Notices, ScreenContents, ScreenData, SentForm } from './screen-data.ts'
export type { Session } from './accounts.ts'
export type { Update } from './system.ts'
export {
  BODY_PROBLEMS,
  COMMON_PROBLEMS,
  formErrorSchema,
  problemSchema,
} from './shared/problems.ts'

export const routes = {
  ...healthRoutes,
  ...settingsRoutes,
  ...factRoutes,
  ...correctionRoutes,
  ...leaderboardRoutes,
  ...runRoutes,
  ...dailyRoutes,
  ...dayRoutes,
  ...updateRoutes,
  ...feedbackRoutes,
  ...deskRoutes,
  ...accountRoutes,
  ...saveRoutes,
  ...roundResultRoutes,
  ...sessionRoutes,
}

export type Routes = typeof routes

type Values<T> = T[keyof T]

/** For example, `ResponseOf<'GET /api/facts'>` is `Fact[]`. */
export type ResponseOf<K extends keyof Routes> = z.output<
  Extract<Values<Routes[K]['response']>, z.ZodType>
>

type Params<R> = R extends { params: infer S extends z.ZodType }
  ? { params: { [Name in keyof z.input<S>]: string | number } }
  : unknown

type Query<R> = R extends { query: infer S extends z.ZodType }
  ? object extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown

type Body<R> = R extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown

/**
 * For example, `RequestOf<'POST /api/facts/:id/votes'>` is `{ params: { id }, body: { vote } }`. The type is `unknown`
 * for a call without input.
 */
export type RequestOf<K extends keyof Routes> = Params<Routes[K]> &
  Query<Routes[K]> &
  Body<Routes[K]>
