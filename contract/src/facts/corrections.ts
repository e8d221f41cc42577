import { z } from 'zod'
import { idSchema, rowId, type RouteTable } from '../shared/route.ts'
import { textSchema } from '../shared/text-schema.ts'
import { CORRECTION_FIELDS, CORRECTION_SHOWN_MIN, CORRECTIONS_MAX } from './correction-limits.ts'
import { held, newReportSchema, POST_PROBLEMS, voteCount, voteId } from './posts.ts'

const correctionSchema = z
  .object({
    id: idSchema,
    text: z.string(),
    source: z.string().describe('An http or https address'),
    domain: z.string().describe("The source's host without www., as people write it"),
    helpful: voteCount.describe('Number of helpful votes'),
    createdAt: z.string().describe('An ISO time'),
  })
  .meta({ id: 'Correction' })

export type Correction = z.output<typeof correctionSchema>

export const withFact = {
  correction: correctionSchema
    .optional()
    .describe(
      `Disputed facts only: the most helpful correction that at least ${CORRECTION_SHOWN_MIN} senders other than its author found helpful`,
    ),
}

export const belowFact = {
  corrections: z
    .array(correctionSchema)
    .describe(`At most ${CORRECTIONS_MAX}: the most helpful first, then the oldest`),
}

const newCorrectionSchema = z
  .object({
    text: textSchema(CORRECTION_FIELDS.text),
    source: textSchema(CORRECTION_FIELDS.source),
  })
  .meta({ id: 'NewCorrection' })

/** The limits and the order are in docs/rules.md, section 7. */
export const correctionRoutes = {
  'POST /api/facts/:id/corrections': {
    summary: 'Posts a correction of a fact, with a source',
    params: z.object({ id: rowId }),
    body: newCorrectionSchema,
    response: { 201: correctionSchema.extend({ held }) },
    problems: [
      'invalid_input',
      ...POST_PROBLEMS,
      'fact_not_found',
      'fact_hidden',
      'same_correction',
      'own_corrections_full',
      'corrections_full',
    ],
  },
  'POST /api/corrections/:id/votes': {
    isVote: true,
    summary: 'Adds one helpful vote to a correction',
    params: z.object({ id: rowId }),
    query: z.object({
      fact: rowId.optional().describe('Its fact: a correction of another one is not found'),
    }),
    body: z.object({ voteId }),
    response: { 200: correctionSchema },
    problems: ['invalid_input', 'correction_not_found', 'sender_refused'],
  },
  'POST /api/corrections/:id/reports': {
    summary: 'Reports a correction to the operator',
    params: z.object({ id: rowId }),
    body: newReportSchema,
    response: { 201: z.object({ received: z.literal(true) }) },
    problems: ['invalid_input', 'correction_not_found', 'sender_refused'],
  },
} as const satisfies RouteTable
