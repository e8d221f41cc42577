import { z } from 'zod'
import type { ProblemCode } from './errors.ts'

type RouteKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

export type Route = {
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** These headers are only for the API reference. The handler reads them itself. */
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: { readonly 200: z.ZodType } | { readonly 201: z.ZodType }
  /**
   * The statuses whose responses have the form `{ message, code }` (see `accounts.ts`). All other errors are problems.
   */
  readonly formErrors?: readonly number[]
  readonly problems: readonly ProblemCode[]
  /** Set if the API reference omits the call. */
  readonly isPrivate?: true
  /** Set for votes. A client may send as many votes as it likes (docs/rules.md, section 6). */
  readonly isVote?: true
}

export type RouteTable = Readonly<Record<RouteKey, Route>>

/** The largest number with nine digits, which is as many as a path accepts. A column of ids can hold this number. */
const ID_MAX = 999_999_999

export const idSchema: z.ZodInt = z.int().positive().max(ID_MAX)

/** An id in a path has only digits and fits into a database's integer. Forms such as `1e2` and ` 1 ` are rejected. */
export const rowId: z.ZodPipe<z.ZodString, z.ZodTransform<number, string>> = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a positive number')
  .transform(Number)

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

export const timeSchema = z.string().describe('An ISO time')
