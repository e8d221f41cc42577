import { z } from 'zod'
import { timeSchema } from '../shared/route.ts'
import {
  ACTION_KINDS,
  ACTION_REASON_MAX,
  CASE_KINDS,
  isActionReason,
  POSTING,
  REFUSED_WORD_MAX,
  REFUSED_WORDS_MAX,
} from './moderation-limits.ts'
import { REPORT_REASONS } from './report-limits.ts'
import { categorySchema } from './routes.ts'

const count = z.int().nonnegative()
const id = z.int().positive()

export const caseKeySchema = z.object({ kind: z.enum(CASE_KINDS), id })

export type CaseKey = z.output<typeof caseKeySchema>

const senderSchema = z.object({
  name: z
    .string()
    .describe('The name of the sender at the desk, for a week; for example kestrel-41'),
  posts: count.describe('Number of posts of the sender that are not deleted'),
  shown: count.describe('Number of those that are shown'),
  since: timeSchema.describe('The first post'),
  isRefused: z.boolean(),
})

export const caseSchema = caseKeySchema
  .extend({
    text: z.string().describe('Empty: deleted for good'),
    source: z.string(),
    domain: z.string(),
    category: categorySchema,
    createdAt: z.string().nullable(),
    hiddenAt: z.string().nullable(),
    isHeld: z.boolean(),
    isVouched: z.boolean().describe('Whether somebody vouches for the fact'),
    votes: count.describe('All votes of a fact, or the helpful votes of a correction'),
    on: z
      .object({ id, text: z.string() })
      .nullable()
      .describe('The fact that a correction is about'),
    reports: z.object({
      open: count,
      reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), count })),
      notes: z.array(z.string()),
      last: timeSchema.nullable().describe('The latest open report'),
    }),
    sender: senderSchema.nullable().describe('null: unknown, or no longer stored'),
    action: z
      .object({ id, who: z.string(), at: timeSchema })
      .nullable()
      .describe('The action that hid it'),
  })
  .meta({ id: 'Case' })

export type Case = z.output<typeof caseSchema>

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
})
