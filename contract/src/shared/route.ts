import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/** A method and a path as one key; `:name` stands for a parameter. */
type RouteKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

/** One call: what it takes, what it answers when all is well, and what can go wrong. */
export type Route = {
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: { readonly 200: z.ZodType } | { readonly 201: z.ZodType }
  /** Statuses of refusals that are not problem documents but `{ message, code }`: see accounts.ts. */
  readonly refusals?: readonly number[]
  readonly problems: readonly ProblemCode[]
}

export type RouteTable = Readonly<Record<RouteKey, Route>>
