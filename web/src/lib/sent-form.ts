import type { SentForm } from '@fable/contract'
import { ApiError, retryWords } from './api.ts'

const NOT_READ = 'That was not sent. It did not come from this page; send it from here.'

/** Why a form is not taken, by the code of the problem. */
const REASONS: Readonly<Record<string, string>> = {
  // Nothing is left of a form that was sent without scripts and could not be read.
  body_too_large: 'That was not sent: it was far too long. Make it shorter, and send it again.',
  foreign_origin: NOT_READ,
  not_json: NOT_READ,
  posting_closed:
    'Nothing new is taken right now; reading and voting go on. It is all still here: come back tomorrow.',
  sender_refused: 'Nothing is taken from here today. It is all still here: come back tomorrow.',
  refused_word:
    'It has a word or a source that is not taken here. It is all still here: change that, and send it again.',
}

/** Message for a form that was sent without scripts and not taken. `otherwise`: for one that stands there again. */
export const notTakenText = ({ code }: SentForm, otherwise: string): string =>
  REASONS[code] ?? otherwise

/** Message for an unsent post that stays in its form. */
export function notSentText(error: Error): string {
  const reason = error instanceof ApiError ? REASONS[error.code ?? ''] : undefined
  return reason ?? `That was not sent. ${retryWords(error, 'It is all still here; try again.')}`
}
