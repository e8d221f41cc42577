import type { Roads } from './daily.ts'
import type { Day, Month } from './days.ts'
import type { FactPage, FactWithRelated } from './facts/routes.ts'
import type { Friend } from './friend-link.ts'
import type { Run } from './runs.ts'
import type { Update } from './system.ts'

/** The forms that browsers without scripts send. A hidden field `form` of each has its name. */
export type FormName =
  | 'share'
  | 'vote'
  | 'report'
  | 'helpful'
  | 'correction'
  | 'pick'
  | 'seal'
  | 'feedback'

/** A form that was sent without scripts and refused. */
export type SentForm = {
  /** Missing if it could not be read. */
  readonly form?: FormName
  /** The texts of its fields as typed, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>
  /** The code of the problem for which it was refused. */
  readonly code: string
}

/** The operator's imprint and privacy notice, or addresses of them; null if not set. */
export type Notices = { readonly imprint: string | null; readonly privacy: string | null }

/** The data of a screen that depends on the visitor or the address. */
export type ScreenContents = {
  /** The query of the address, without `?`. */
  readonly search?: string
  /** The list of facts for `search`. */
  readonly facts?: FactPage
  readonly fact?: FactWithRelated
  /** The day that the screens `today` and `day` show. */
  readonly day?: Day
  /** The friend who has sent the link to that day's round. */
  readonly friend?: Friend
  /** The months that the screen `days` shows, newest first. */
  readonly months?: readonly Month[]
  readonly run?: Run
  /** The roads that the screen `daily` shows to guests. */
  readonly roads?: Roads
  readonly updates?: readonly Update[]
  /** The operator's texts on the privacy screen. */
  readonly notices?: Notices
  /** The key of the link that opens the desk; '' if the desk is open. */
  readonly deskKey?: string
  /** The status of a fact, a run or a day that is missing. */
  readonly missing?: 404 | 410
  readonly sent?: SentForm
}

/**
 * The data from which the server renders a screen. The document contains it as JSON, so that hydration starts with the
 * same values.
 */
export type ScreenData = ScreenContents & {
  /** The origin of the public address. */
  readonly origin: string
  /** The beginning of the minute in which the document was rendered, in milliseconds since 1970. */
  readonly now: number
}
