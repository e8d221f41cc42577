import type { Day, Month } from './days.ts'
import type { FactPage, FactWithRelated } from './facts/routes.ts'
import type { Roads } from './daily.ts'
import type { Run } from './runs.ts'
import type { Update } from './system.ts'

/** A refused form that was sent without scripts. */
export type SentForm = {
  /** The fields by their names, as typed. */
  readonly values: Readonly<Record<string, string>>
  /** The code of the problem for which it was refused. */
  readonly code: string
}

/** Texts or addresses of the operator; null where none is set. */
export type Notices = { readonly imprint: string | null; readonly privacy: string | null }

/** Data of a screen that depends on the visitor or the address. */
export type ScreenContents = {
  /** The query of the address, without `?`. */
  readonly search?: string
  /** The list of facts at `search`. */
  readonly facts?: FactPage
  readonly fact?: FactWithRelated
  /** The day of the screens `today` and `day`. */
  readonly day?: Day
  /** The months of the screen `days`, newest first. */
  readonly months?: readonly Month[]
  readonly run?: Run
  /** The roads of the screen `daily`, as shown to guests. */
  readonly roads?: Roads
  readonly updates?: readonly Update[]
  /** The operator's notices on the privacy screen. */
  readonly notices?: Notices
  /** The key of a link that opens the desk; '' when it is open. */
  readonly deskKey?: string
  /** The status of a missing fact, run or day. */
  readonly missing?: 404 | 410
  readonly sent?: SentForm
}

/**
 * Data from which the server renders a screen. The document contains it as JSON, so that hydration starts from the same
 * values.
 */
export type ScreenData = ScreenContents & {
  /** The origin of the public address. */
  readonly origin: string
  /** True if the screen must look like the not-found screen, as the desk does without a session. */
  readonly isNowhere?: boolean
  /** The beginning of the minute in which it was rendered, in milliseconds since 1970. */
  readonly now: number
}
