import { z } from 'zod'
import { idSchema as id, timeSchema } from '../shared/route.ts'
import {
  ACTION_KINDS,
  ACTION_REASON_MAX,
  CASE_KINDS,
  isActionReason,
  POSTING,
  REFUSED_WORD_MAX,
  REFUSED_WORDS_MAX,
} from './moderation-limits.ts'

const count = z.int().nonnegative()

export const caseKeySchema = z.object({ kind: z.enum(CASE_KINDS), id })

export type CaseKey = z.output<typeof caseKeySchema>

export const actionSchema = z
  .object({
    id,
    kind: z.enum(ACTION_KINDS),
    who: z.string(),
    at: timeSchema,
    why: z.string(),
    count: count.describe('Number of facts and corrections it changed'),
    what: z.string().describe('The text of one, the name of a sender, or the state of posting'),
    canUndo: z.boolean(),
    undoneBy: id.nullable().describe('The action that undid it'),
  })
  .meta({ id: 'Action' })

export type Action = z.output<typeof actionSchema>

export const reasonSchema = z
  .string()
  .trim()
  .refine(isActionReason, `must be at most ${ACTION_REASON_MAX} characters`)
  .default('')

export const postingSchema = z.object({
  posting: z.enum(POSTING),
  words: z
    .array(z.string().trim().min(1).max(REFUSED_WORD_MAX))
    .max(REFUSED_WORDS_MAX)
    .describe('Words and hosts that no new post may contain'),
  holdsHarmful: z
    .boolean()
    .default(true)
    .describe('Whether a post that several senders report as harmful waits for the operator'),
})
