import type { SentForm } from '@fable/contract'

const NOT_READ = 'That was not sent. It did not come from this page; send it from here.'

/** Why a form that was sent without scripts could not be read. Nothing of it is left. */
const UNREAD: Readonly<Record<string, string>> = {
  body_too_large: 'That was not sent: it was far too long. Make it shorter, and send it again.',
  foreign_origin: NOT_READ,
  not_json: NOT_READ,
}

/** What is said of a form that was sent without scripts and not taken. `otherwise`: for one that stands there again. */
export const notTakenText = ({ code }: SentForm, otherwise: string): string =>
  UNREAD[code] ?? otherwise
