import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type FormError, type Problem, type ProblemCode, PROBLEMS } from '@fable/contract'
import { FORM_ERRORS, type FormErrorCode } from '@fable/contract/limits'
import { isUnavailable } from '../db/errors.ts'
import type { AppEnv } from './app-env.ts'

export const NO_STORE = { 'Cache-Control': 'no-store' }

/** Most causes of a 503 last only a moment. */
const RETRY_AFTER_S = 1
const BUSY_RETRY_AFTER_S = 2

type Extras = Pick<Problem, 'issues' | 'same' | 'standing' | 'turn' | 'revision' | 'GameVariables'>

type Details = {
  readonly extras?: Extras
  readonly allow?: readonly string[]
  /** In seconds. */
  readonly retryAfter?: number
}

class ProblemError extends Error {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Makes the error that a handler throws: `throw problem('fact_not_found')`. */
export const problem = (code: ProblemCode, details?: Details): Error =>
  new ProblemError(code, details)

/** Returns undefined for an error that `problem` has not created. */
export const problemCodeOf = (error: unknown): ProblemCode | undefined =>
  error instanceof ProblemError ? error.code : undefined

export const retryAfterOf = (error: unknown): number =>
  (error instanceof ProblemError ? error.details.retryAfter : undefined) ?? RETRY_AFTER_S

export const tooManyRequests = (waitMs: number, code: ProblemCode = 'too_many_requests'): Error =>
  problem(code, { retryAfter: Math.ceil(waitMs / 1000) })

export const busy = (): Error => problem('busy', { retryAfter: BUSY_RETRY_AFTER_S })

class AccountFormError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: FormError

  constructor(status: ContentfulStatusCode, body: FormError) {
    super(body.code)
    this.status = status
    this.body = body
  }
}

export const providerError = (status: ContentfulStatusCode, body: FormError): Error =>
  new AccountFormError(status, body)

/** Makes an error of an account form. Its response has a message for the player and is not a problem document. */
export const formError = (status: ContentfulStatusCode, code: FormErrorCode): Error =>
  new AccountFormError(status, { message: FORM_ERRORS[code], code })

type ProblemDocument = {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>
  readonly body: Problem
}

export function problemDocument(
  code: ProblemCode,
  requestId: string,
  { extras, allow, ...details }: Details = {},
): ProblemDocument {
  const { status, title } = PROBLEMS[code]
  const retryAfter = details.retryAfter ?? (status === 503 ? RETRY_AFTER_S : undefined)

  const body: Problem = {
    type: `/api/docs#${code}`,
    title,
    status,
    code,
    requestId,
    ...extras,
  }
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json',
    ...NO_STORE,
    ...(allow && { Allow: allow.join(', ') }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  return { status, headers, body }
}

export function respondWithProblem(
  c: Context<AppEnv>,
  code: ProblemCode,
  details?: Details,
): Response {
  const { body, status, headers } = problemDocument(code, c.get('requestId'), details)
  return c.json(body, status, headers)
}

/** An error that is neither a problem nor a form error is logged with its stack. The response does not describe it. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ProblemError) return respondWithProblem(c, error.code, error.details)
  if (error instanceof AccountFormError) return c.json(error.body, error.status, NO_STORE)
  const code = isUnavailable(error) ? 'unavailable' : 'unexpected'
  c.get('log').error({ requestId: c.get('requestId'), err: error }, code)
  return respondWithProblem(c, code)
}
