import { z } from 'zod'
import {
  CATEGORIES,
  FACT_SEARCH_MAX,
  FACT_SEARCH_SORTED_MAX,
  FACT_SORTS,
  FACT_TEXT_MAX,
  FACTS_PAGE_LIMIT,
  FACTS_PAGE_LIMIT_MAX,
  isFactText,
  isReportNote,
  RELATED_FACTS_MAX,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  SOURCE_FACTS_MAX,
  VOTES,
} from './fact-limits.ts'
import { isHttpUrl, SOURCE_MAX } from './http-url.ts'
import { limitUpTo, type RouteTable } from '../shared/route.ts'

const categorySchema = z.enum(CATEGORIES.map(({ id }) => id))

const voteCount = z.int().nonnegative()

/** A row of the table 'Facts' (docs/rules.md, section 3). */
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

/** A fact with what the list of all facts leaves out. */
const factDetailsSchema = factSchema
  .extend({
    createdAt: z.string().nullable().describe('An ISO time; null for facts of earlier versions'),
    domain: z.string().describe("The source's host without www."),
  })
  .meta({ id: 'FactDetails' })

export type FactDetails = z.output<typeof factDetailsSchema>

const factWithRelatedSchema = factDetailsSchema
  .extend({ related: z.array(factDetailsSchema) })
  .meta({ id: 'FactWithRelated' })

export type FactWithRelated = z.output<typeof factWithRelatedSchema>

const factPageSchema = z
  .object({
    facts: z.array(factDetailsSchema),
    next: z.string().nullable().describe('`after` of the next page; null on the last page'),
    ofTheDay: z
      .object({
        day: z.string().describe('A UTC day, for example 2026-11-23'),
        fact: factDetailsSchema,
      })
      .nullable()
      .optional()
      .describe('The fact of the day: only on the first page of all facts in the order top'),
    isCut: z
      .literal(true)
      .optional()
      .describe('Only on a page of a search that did not read all: these are the best of many'),
  })
  .meta({ id: 'FactPage' })

export type FactPage = z.output<typeof factPageSchema>

/** A fact's text as visitors give it. */
const factText = z
  .string()
  .trim()
  .refine(isFactText, `must be 1-${FACT_TEXT_MAX} characters`)
  .meta({
    description: `1-${FACT_TEXT_MAX} characters after trimming`,
    example: 'Honey does not spoil.',
  })

const factSource = z
  .string()
  .trim()
  .refine(isHttpUrl, 'must be an http or https address')
  .meta({
    description: `A public http or https address, ${SOURCE_MAX} characters at most`,
    example: 'https://example.com/honey',
  })

/** The input for a new fact. Its vote counts start at 0. */
const newFactSchema = z
  .object({ text: factText, source: factSource, category: categorySchema })
  .meta({ id: 'NewFact' })

/** A new fact as parsed: trimmed. */
export type NewFact = z.output<typeof newFactSchema>

const newReportSchema = z
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

/** Digits only, and within the range of a database integer. Rejects forms such as `1e2` and ` 1 `. */
const factId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a positive number')
  .transform(Number)

const pageQuery = z.object({
  sort: z.enum(FACT_SORTS).default('top'),
  category: categorySchema.optional(),
  q: z
    .string()
    .trim()
    .max(FACT_SEARCH_MAX)
    .optional()
    .meta({
      description: `Words, or their beginnings, of text and source. Orders other than \`new\` sort the newest ${FACT_SEARCH_SORTED_MAX} matches`,
    }),
  domain: z
    .string()
    .regex(/^[\w.:[\]-]{1,253}$/, 'must be a host name')
    .optional()
    .meta({ description: 'Only facts with a source at this host; ordered like a search' }),
  after: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be `next` of a page')
    .optional()
    .meta({ description: '`next` of the page before, in the same order' }),
  limit: limitUpTo({ max: FACTS_PAGE_LIMIT_MAX, fallback: FACTS_PAGE_LIMIT }),
})

/** Facts. Anyone can read, share and vote (docs/rules.md, sections 6 and 7). */
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
  'GET /api/fact-pages': {
    summary: 'Lists all facts page by page, in one of several orders, or those that a search finds',
    query: pageQuery,
    response: { 200: factPageSchema },
    problems: ['invalid_input', 'too_many_requests'],
  },
  'GET /api/facts-by-source': {
    summary: `Lists the newest ${SOURCE_FACTS_MAX} facts with a source, and the one with the same text`,
    query: z.object({ source: factSource, text: factText.optional() }),
    response: {
      200: z.object({
        facts: z.array(factDetailsSchema),
        same: factDetailsSchema.nullable().describe('The fact with the same text and source'),
      }),
    },
    problems: ['invalid_input', 'too_many_requests'],
  },
  'GET /api/facts/:id': {
    summary: `Reads a fact and at most ${RELATED_FACTS_MAX} related ones of its category`,
    params: z.object({ id: factId }),
    response: { 200: factWithRelatedSchema },
    problems: ['invalid_input', 'fact_not_found', 'fact_hidden', 'too_many_requests'],
  },
  'POST /api/facts/:id/votes': {
    summary: 'Adds one vote to a fact',
    params: z.object({ id: factId }),
    body: z.object({ vote: z.enum(VOTES) }),
    response: { 200: factSchema },
    problems: ['invalid_input', 'fact_not_found', 'fact_hidden'],
  },
  'POST /api/facts/:id/reports': {
    summary: 'Reports a fact to the operator',
    params: z.object({ id: factId }),
    body: newReportSchema,
    response: { 201: z.object({ received: z.literal(true) }) },
    problems: ['invalid_input', 'fact_not_found', 'fact_hidden', 'too_many_requests'],
  },
} as const satisfies RouteTable
