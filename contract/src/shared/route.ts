import { z } from 'zod'
import type { ProblemCode } from './errors.ts'

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
  /** Statuses of `{ message, code }` responses, see `accounts.ts`. All others are problems. */
  readonly formErrors?: readonly number[]
  readonly problems: readonly ProblemCode[]
  /** It is not in the reference. */
  readonly isPrivate?: true
}

export type RouteTable = Readonly<Record<RouteKey, Route>>

/** The `limit` parameter of a list: 1 to `max`, `fallback` when left out. */
export const limitUpTo = ({
  max,
  fallback,
}: {
  max: number
  fallback: number
}): z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>> =>
  z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max,
      `must be a number from 1 to ${max}`,
    )
    .default(String(fallback))
    .meta({ description: `1-${max}; ${fallback} when left out` })
    .transform(Number)

/** A time such as `2026-11-21T12:00:00.000Z`. */
export const timeSchema = z.string().describe('An ISO time')
