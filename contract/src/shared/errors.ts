export const PROBLEMS = {
  invalid_input: { status: 400, title: 'Some of the input is not valid' },
  malformed: { status: 400, title: 'The request is not valid HTTP' },
  invalid_json: { status: 400, title: 'The body is not valid JSON' },
  not_signed_in: { status: 401, title: 'You are not signed in' },
  foreign_origin: { status: 403, title: 'Requests from other sites are refused' },
  road_open: {
    status: 403,
    title: 'This road is still open; come back after midnight UTC',
  },
  posting_closed: {
    status: 403,
    title: 'New posts are closed right now, but you can still read and vote. Come back tomorrow',
  },
  sender_refused: {
    status: 403,
    title: 'Nothing can be posted from your network today; come back tomorrow',
  },
  refused_word: {
    status: 403,
    title: 'That contains a word or a source that isn’t accepted here',
  },
  not_found: { status: 404, title: 'There is nothing here' },
  sender_forgotten: { status: 404, title: 'The sender of this post is no longer stored' },
  fact_not_found: { status: 404, title: 'There is no such fact' },
  correction_not_found: { status: 404, title: 'There is no such correction' },
  game_not_found: { status: 404, title: 'The account has no saved game yet' },
  run_not_found: { status: 404, title: 'There is no such run' },
  road_not_found: { status: 404, title: 'There is no road for that day' },
  day_not_found: { status: 404, title: 'There is nothing for that day' },
  method_not_allowed: { status: 405, title: 'This method is not allowed here' },
  too_slow: { status: 408, title: 'The request took too long to arrive' },
  same_fact: { status: 409, title: 'Nearly the same fact is already here' },
  same_correction: { status: 409, title: 'Someone has already said this' },
  own_corrections_full: {
    status: 409,
    title: 'You have corrected this fact three times, which is the limit',
  },
  corrections_full: {
    status: 409,
    title: 'This fact already has the maximum number of corrections; vote for the most helpful one',
  },
  posting_changed: { status: 409, title: 'Somebody else has changed this in the meantime' },
  secret_sentence: {
    status: 409,
    title:
      'It says what a sentence of “Fact or Fable?” says, so it stays off the board. After its round the board has a truth as a fact of its own, and a fable never',
  },
  action_final: { status: 409, title: 'This can no longer be undone' },
  rules_changed: { status: 409, title: 'The rules have changed; reload the page' },
  seal_closed: { status: 409, title: 'Tomorrow has begun; this sentence is no longer sealed' },
  road_closed: { status: 409, title: 'This road has closed; there is a new one' },
  road_walked: { status: 409, title: 'You have already walked this road' },
  turn_taken: { status: 409, title: 'This turn was already played with another input' },
  turn_not_next: { status: 409, title: 'This is not the next turn' },
  fact_hidden: { status: 410, title: 'The fact was taken down' },
  run_ended: { status: 410, title: 'The run has ended' },
  game_changed: { status: 412, title: 'The game was saved elsewhere in the meantime' },
  body_too_large: { status: 413, title: 'The body is too large' },
  not_json: { status: 415, title: 'The body must be JSON' },
  input_refused: { status: 422, title: 'The rules do not accept this input; no turn was used' },
  precondition_required: { status: 428, title: 'If-Match or If-None-Match: * is missing' },
  too_many_requests: { status: 429, title: 'Too many requests; try again in a while' },
  road_crowded: {
    status: 429,
    title: 'Five players from your address are already on today’s road',
  },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  busy: { status: 503, title: 'The server is busy right now; try again in a moment' },
  stopping: { status: 503, title: 'The server is stopping; try again in a moment' },
  unavailable: { status: 503, title: 'The database does not respond; try again in a moment' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/**
 * The errors of account forms (docs/rules.md, sections 5 and 8). All other errors have messages of better-auth. The
 * last five messages are copied from better-auth, for cases that it does not always detect.
 */
export const FORM_ERRORS = {
  FIELDS_MISSING: 'Please fill Out all Fields',
  USERNAME_TOO_LONG: 'UserName must be less than 13 characters',
  USERNAME_TAKEN: 'Username used by another Adventurer',
  USERNAME_REFUSED: 'Please Choose Another Name...',
  ACCOUNT_DISABLED:
    'This account is closed. You can reach the operator through the feedback screen.',
  PASSWORD_TOO_SHORT: 'Password too short',
  PASSWORD_TOO_LONG: 'Password too long',
  INVALID_EMAIL: 'Invalid email',
  INVALID_TOKEN: 'Invalid token',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'User already exists. Use another email.',
} as const

export type FormErrorCode = keyof typeof FORM_ERRORS
