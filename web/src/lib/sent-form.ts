import type { SentForm } from '@fable/contract'
import { ApiError, retryWords } from './api.ts'

const NOT_READ = 'That wasn’t sent, because it didn’t come from this page. Send it from here.'

/** Why a form was refused, by the code of the problem. */
const REASONS: Readonly<Record<string, string>> = {
  // The server could not read the form, so its content is lost.
  body_too_large: 'That wasn’t sent: it was far too long. Shorten it and send it again.',
  foreign_origin: NOT_READ,
  not_json: NOT_READ,
  posting_closed:
    'New posts are closed right now, but you can still read and vote. Your text is still here: come back tomorrow.',
  sender_refused:
    'Nothing can be posted from your network today. Your text is still here: come back tomorrow.',
  refused_word:
    'It has a word or a source that isn’t accepted here. Your text is still here: change that and send it again.',
}

/** Message for a rejected form that was sent without scripts. `otherwise`: for a form that is shown again. */
export const notTakenText = ({ code }: SentForm, otherwise: string): string =>
  REASONS[code] ?? otherwise

/** Message for an unsent post that stays in its form. */
export function notSentText(error: Error): string {
  const reason = error instanceof ApiError ? REASONS[error.code ?? ''] : undefined
  return reason ?? `That wasn’t sent. ${retryWords(error, 'Your text is still here; try again.')}`
}
