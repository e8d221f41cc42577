import { z } from 'zod'
import { CATEGORIES, FACT_TEXT_MAX, isFactText, VOTES } from './limits.ts'
import { isHttpUrl, SOURCE_MAX } from './http-url.ts'
import type { RouteTable } from '../shared/route.ts'

const categorySchema = z.enum(CATEGORIES.map(({ id }) => id))

const voteCount = z.int().nonnegative()

/** A row of the table 'Facts' (specification 3). */
export const factSchema = z
  .object({
    id: z.int().positive(),
    text: z.string(),
    source: z.string().describe('An http or https address'),
    category: categorySchema,
    votesInteresting: voteCount,
    votesMindblowing: voteCount,
    votesFalse: voteCount,
  })
  .meta({ id: 'Fact' })

export type Fact = z.output<typeof factSchema>

/** The input for a new fact. Its vote counts start at 0. */
const newFactSchema = z
  .object({
    text: z
      .string()
      .trim()
      .refine(isFactText, `must be 1-${FACT_TEXT_MAX} characters`)
      .meta({ description: `1-${FACT_TEXT_MAX} characters after trimming` }),
    source: z
      .string()
      .trim()
      .refine(isHttpUrl, 'must be an http or https address')
      .meta({ description: `An http or https address, ${SOURCE_MAX} characters at most` }),
    category: categorySchema,
  })
  .meta({ id: 'NewFact' })

/** A new fact as parsed: trimmed, and with defaults if the schema has any. */
export type NewFact = z.output<typeof newFactSchema>

/** Digits only, and within the range of a database integer. Rejects forms such as `1e2` and ` 1 `. */
const factId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a positive number')
  .transform(Number)

/** Facts. Anyone can read, share and vote (specification 6 and 7). */
export const factRoutes = {
  'GET /api/facts': {
    summary: 'Lists at most 1000 facts, the most interesting first, then the newest',
    query: z.object({ category: categorySchema.optional() }),
    response: { 200: z.array(factSchema) },
    problems: ['invalid_input'],
  },
  'POST /api/facts': {
    summary: 'Shares a fact',
    body: newFactSchema,
    response: { 201: factSchema },
    problems: ['invalid_input', 'too_many_requests'],
  },
  'POST /api/facts/:id/votes': {
    summary: 'Adds one vote to a fact',
    params: z.object({ id: factId }),
    body: z.object({ vote: z.enum(VOTES) }),
    response: { 200: factSchema },
    problems: ['invalid_input', 'fact_not_found'],
  },
} as const satisfies RouteTable
