import { z } from 'zod'
import {
  FEEDBACK_KINDS,
  FEEDBACK_MESSAGE_MAX,
  isFeedbackMessage,
} from './shared/resource-limits.ts'
import type { RouteTable } from './shared/route.ts'
import { isPlausibleEmail } from './shared/text.ts'

const newFeedbackSchema = z
  .object({
    kind: z.enum(FEEDBACK_KINDS),
    message: z
      .string()
      .trim()
      .refine(isFeedbackMessage, `must be 1-${FEEDBACK_MESSAGE_MAX} characters`)
      .meta({
        description: `1-${FEEDBACK_MESSAGE_MAX} characters after trimming`,
        example: 'The blacksmith is too expensive.',
      }),
    email: z
      .string()
      .trim()
      .refine((text) => text === '' || isPlausibleEmail(text), 'must be an e-mail address')
      .optional()
      .meta({
        description: 'The address for a reply. Blank means no address',
        example: 'ada@example.com',
      }),
  })
  .meta({ id: 'NewFeedback' })

export type NewFeedback = z.output<typeof newFeedbackSchema>

export const feedbackRoutes = {
  'POST /api/feedback': {
    summary: 'Sends feedback to the operator',
    body: newFeedbackSchema,
    response: { 201: z.object({ received: z.literal(true) }) },
    problems: ['invalid_input', 'sender_refused'],
  },
} as const satisfies RouteTable
