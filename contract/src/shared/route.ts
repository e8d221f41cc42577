import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/** A method and a path as one key; `:name` stands for a parameter. */
type RouteKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

/** One call: its input, its successful response, and its problems. */
export type Route = {
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** For the description only: the handler reads them. */
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: { readonly 200: z.ZodType } | { readonly 201: z.ZodType }
  /** Statuses of `{ message, code }` responses, see `accounts/routes.ts`. All others are problems. */
  readonly refusals?: readonly number[]
  readonly problems: readonly ProblemCode[]
}

export type RouteTable = Readonly<Record<RouteKey, Route>>
