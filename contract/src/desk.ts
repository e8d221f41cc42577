import { z } from 'zod'
import { CASE_LISTS } from './desk-limits.ts'
import { FACT_SEARCH_MAX } from './facts/fact-limits.ts'
import { ACTION_CASES_MAX, CASE_ACTIONS, CASE_KINDS, POSTING } from './facts/moderation-limits.ts'
import { actionSchema, caseKeySchema, postingSchema, reasonSchema } from './facts/moderation.ts'
import { REPORT_REASONS } from './facts/report-limits.ts'
import { givenShape } from './facts/routes.ts'
import { FEEDBACK_KINDS } from './shared/resource-limits.ts'
import { idSchema as id, rowId, type RouteTable, timeSchema } from './shared/route.ts'

const count = z.int().nonnegative()

const senderSchema = z.object({
  name: z
    .string()
    .describe('The name of the sender at the desk, for a week; for example kestrel-41'),
  posts: count.describe('Number of posts of the sender that are not deleted'),
  shown: count.describe('Number of those that are shown'),
  since: timeSchema.describe('The first post'),
  isRefused: z.boolean(),
})

const caseSchema = caseKeySchema
  .extend({
    ...givenShape,
    text: z.string().describe('Empty: deleted for good'),
    domain: z.string(),
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

const letterSchema = z
  .object({
    id,
    kind: z.enum(FEEDBACK_KINDS),
    message: z.string(),
    email: z.string().nullable(),
    sentAt: timeSchema,
  })
  .meta({ id: 'Letter' })

export type Letter = z.output<typeof letterSchema>

const deskSchema = z
  .object({
    name: z.string().describe('The name written to the log'),
    until: timeSchema.describe('The end of this session'),
    counts: z.object({ reported: count, held: count, hidden: count, letters: count }),
    /** `posting` is set at the desk, and `bySetting` by a setting of the server. The stricter of the two applies. */
    posting: postingSchema.extend({ bySetting: z.enum(POSTING) }),
    figures: z.object({
      facts: count,
      corrections: count,
      runs: count,
      accounts: count,
      votes: count.describe('Those that this server has counted today'),
      players: z
        .object({
          today: count,
          yesterday: count,
          returned: count.describe('Those of today who had also played yesterday'),
        })
        .describe("Players of today's and of yesterday's round"),
      daysLeft: count
        .nullable()
        .describe('Days for which rounds have unused sentences; null without rounds'),
      freeBytes: count.nullable().describe('null: not known'),
      databaseBytes: count.nullable(),
      lastBackupAt: z.string().nullable(),
    }),
  })
  .meta({ id: 'Desk' })

export type Desk = z.output<typeof deskSchema>

/**
 * The calls of the operator's desk (docs/rules.md, section 13). Without a session every path below `/api/desk` responds
 * like an unknown path. The API reference omits these calls.
 */
export const deskRoutes = {
  'GET /api/desk': {
    summary: 'Returns the number of open cases, and the figures of today',
    isPrivate: true,
    response: { 200: deskSchema },
    problems: [],
  },
  'GET /api/desk/cases': {
    summary: 'Lists facts and corrections',
    isPrivate: true,
    query: z.object({
      list: z.enum(CASE_LISTS).default('reported'),
      q: z.string().max(FACT_SEARCH_MAX).default(''),
      /** The key of a case, for example `fact-12`. The response lists the posts of its sender. */
      sender: z
        .string()
        .regex(new RegExp(`^(${CASE_KINDS.join('|')})-[1-9]\\d{0,8}$`))
        .optional(),
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    response: { 200: z.object({ cases: z.array(caseSchema), next: z.string().nullable() }) },
    problems: ['invalid_input'],
  },
  'GET /api/desk/letters': {
    summary: 'Lists feedback that nobody has put away, the newest first',
    isPrivate: true,
    response: { 200: z.object({ letters: z.array(letterSchema) }) },
    problems: [],
  },
  'POST /api/desk/letters/:id/done': {
    summary: 'Puts feedback away',
    isPrivate: true,
    params: z.object({ id: rowId }),
    body: z.object({}),
    response: { 200: z.object({ letters: z.array(letterSchema) }) },
    problems: ['invalid_input', 'not_found'],
  },
  'GET /api/desk/actions': {
    summary: 'Lists the actions, latest first',
    isPrivate: true,
    query: z.object({ before: rowId.optional() }),
    response: { 200: z.object({ actions: z.array(actionSchema) }) },
    problems: ['invalid_input'],
  },
  'POST /api/desk/actions': {
    summary: 'Hides, restores, keeps or deletes facts and corrections, or all of a sender',
    isPrivate: true,
    body: z.object({
      kind: z.enum(CASE_ACTIONS),
      cases: z.array(caseKeySchema).min(1).max(ACTION_CASES_MAX),
      /** With true, the action is done to all posts of the first case's sender, and to no others. */
      bySender: z.boolean().default(false),
      why: reasonSchema,
    }),
    response: { 200: actionSchema },
    problems: ['invalid_input', 'not_found', 'sender_forgotten', 'secret_sentence'],
  },
  'POST /api/desk/actions/:id/undo': {
    summary: 'Undoes exactly what an action has changed',
    isPrivate: true,
    params: z.object({ id: rowId }),
    body: z.object({}),
    response: { 200: actionSchema },
    problems: ['invalid_input', 'not_found', 'action_final', 'secret_sentence'],
  },
  'POST /api/desk/senders': {
    summary: 'Blocks the sender of a fact or a correction for a day, or unblocks it',
    isPrivate: true,
    body: z.object({ case: caseKeySchema, refuse: z.boolean(), why: reasonSchema }),
    response: { 200: actionSchema },
    problems: ['invalid_input', 'not_found', 'sender_forgotten'],
  },
  'POST /api/desk/vouched': {
    summary: 'Vouches for facts, or stops vouching for them',
    isPrivate: true,
    body: z.object({
      facts: z.array(id).min(1).max(ACTION_CASES_MAX),
      vouch: z.boolean(),
      why: reasonSchema,
    }),
    response: { 200: actionSchema },
    problems: ['invalid_input', 'not_found'],
  },
  'PUT /api/desk/posting': {
    summary: 'Opens or closes posting, holds new posts, or refuses words',
    isPrivate: true,
    body: postingSchema.extend({
      why: reasonSchema,
      seen: postingSchema
        .optional()
        .describe('The rules that the page showed. If they have changed since, nothing is changed'),
    }),
    response: { 200: actionSchema },
    problems: ['invalid_input', 'posting_changed'],
  },
} as const satisfies RouteTable
