import type { Roads } from './daily.ts'
import type { Day, Month } from './days.ts'
import type { FactPage, FactWithRelated } from './facts/routes.ts'
import type { Friend } from './friend-link.ts'
import type { Run } from './runs.ts'
import type { Update } from './system.ts'

/** Browsers without scripts send these forms. A hidden field `form` contains the name. */
export type FormName =
  | 'share'
  | 'vote'
  | 'report'
  | 'helpful'
  | 'correction'
  | 'pick'
  | 'seal'
  | 'feedback'

/** A form that was sent without scripts and refused. `code` is the code of its problem. */
export type SentForm = {
  /** Undefined if the form could not be read. */
  readonly form?: FormName
  readonly values: Readonly<Record<string, string>>
  readonly code: string
}

/** Each notice is a text or an address; null if the operator has not set it. */
export type Notices = { readonly imprint: string | null; readonly privacy: string | null }

export type ScreenContents = {
  /** The query of the address, without `?`. */
  readonly search?: string
  readonly facts?: FactPage
  readonly fact?: FactWithRelated
  readonly day?: Day
  readonly friend?: Friend
  readonly months?: readonly Month[]
  readonly run?: Run
  readonly roads?: Roads
  readonly updates?: readonly Update[]
  readonly notices?: Notices
  /** The key of the link that opens the desk; '' if the desk is open. */
  readonly deskKey?: string
  readonly missing?: 404 | 410
  readonly sent?: SentForm
}

/**
 * The document contains this data as JSON, so that hydration starts with the same values with which the server
 * rendered.
 */
export type ScreenData = ScreenContents & {
  readonly origin: string
  /** The minute in which the document was rendered, in milliseconds since 1970; 0 in a document without contents. */
  readonly now: number
}
