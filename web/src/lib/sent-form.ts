import type { SentForm } from '@fable/contract'
import { ApiError, retryWords } from './api.ts'

const NOT_READ = 'That wasn’t sent, because it didn’t come from this page. Send it from here.'

const REASONS: Readonly<Record<string, string>> = {
  // The server does not read a form of this size, so the form's text is lost.
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

/** Returns the message for a form that was sent without scripts and refused. */
export const rejectionText = ({ code }: SentForm, otherwise: string): string =>
  REASONS[code] ?? otherwise

export function notSentText(error: Error): string {
  const reason = error instanceof ApiError ? REASONS[error.code ?? ''] : undefined
  return reason ?? `That wasn’t sent. ${retryWords(error, 'Your text is still here; try again.')}`
}
