import { z } from 'zod'
import { isReportNote, REPORT_NOTE_MAX, REPORT_REASONS } from './report-limits.ts'

export const voteCount = z.int().nonnegative()

export const voteId = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -')
  .optional()
  .describe('A random id of the vote, so that a repeated request counts once')

export const newReportSchema = z
  .object({
    reason: z.enum(REPORT_REASONS),
    note: z
      .string()
      .trim()
      .refine(isReportNote, `must be at most ${REPORT_NOTE_MAX} characters`)
      .optional()
      .meta({ description: `At most ${REPORT_NOTE_MAX} characters` }),
  })
  .meta({ id: 'NewReport' })

export type NewReport = z.output<typeof newReportSchema>

export const held = z
  .literal(true)
  .optional()
  .describe('It is shown when the operator has seen it, and is not in any list until then')

export const POST_PROBLEMS = ['posting_closed', 'sender_refused', 'refused_word'] as const
