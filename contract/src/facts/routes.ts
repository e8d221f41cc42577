import { z } from 'zod'
import { idSchema, limitUpTo, rowId, type RouteTable } from '../shared/route.ts'
import type { TextField } from '../shared/text-field.ts'
import { optionalTextSchema, textSchema } from '../shared/text-schema.ts'
import { belowFact, withFact } from './corrections.ts'
import { FACT_FIELDS, type FactFieldName } from './fact-fields.ts'
import {
  CATEGORY_IDS,
  FACT_NEWS_MAX,
  FACT_ROUNDS_MAX,
  FACT_SEARCH_MAX,
  FACT_SEARCH_SORTED_MAX,
  FACT_SORTS,
  FACTS_INSTEAD_MAX,
  FACTS_PAGE_LIMIT,
  FACTS_PAGE_LIMIT_MAX,
  MOST_DISPUTED_MAX,
  NEAREST_WORDS_MAX,
  NEW_FACTS_MAX,
  RELATED_FACTS_MAX,
  SOURCE_FACTS_MAX,
  VOTE_FIELDS,
  VOTE_IDS,
  type VoteField,
} from './fact-limits.ts'
import { held, newReportSchema, POST_PROBLEMS, voteCount, voteId } from './posts.ts'
import { CURSOR, HOST, VIEW_PARTS, type FactsView, type ViewPart } from './view.ts'

export const categorySchema = z.enum(CATEGORY_IDS)

/** The fields that a visitor gives, as they are stored. An optional field that was left blank is null. */
export const givenShape = {
  text: z.string(),
  source: z.string().describe('An http or https address'),
  category: categorySchema,
} satisfies Record<FactFieldName, z.ZodType>

const voteCounts = Object.fromEntries(VOTE_FIELDS.map((field) => [field, voteCount])) as Record<
  VoteField,
  typeof voteCount
>

/** A row of the table 'Facts' (docs/rules.md, section 3). */
export const factSchema = z
  .object({
    id: idSchema,
    ...givenShape,
    ...voteCounts,
  })
  .meta({ id: 'Fact' })

export type Fact = z.output<typeof factSchema>

export const factDetailsSchema = factSchema
  .extend({
    createdAt: z.string().nullable().describe('An ISO time; null for starting facts'),
    domain: z.string().describe("The source's host without www."),
    vouched: z.boolean().describe('Whether an operator, or the program, vouches for it'),
    ...withFact,
  })
  .meta({ id: 'FactDetails' })

export type FactDetails = z.output<typeof factDetailsSchema>

export const howComeSchema = z
  .string()
  .optional()
  .describe('The story behind a truth of a round, in one line; not all have one')

const factWithRelatedSchema = factDetailsSchema
  .extend({
    howCome: howComeSchema,
    related: z.array(factDetailsSchema),
    ...belowFact,
    rounds: z
      .array(
        z.object({
          day: z.string().describe('A UTC day, YYYY-MM-DD'),
          picked: z
            .int()
            .nonnegative()
            .describe('Number of players who picked the fact as the fable'),
          picks: z.int().nonnegative().describe('Number of all picks'),
        }),
      )
      .describe(`The latest ${FACT_ROUNDS_MAX} past rounds that contain it`),
  })
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
    today: z
      .object({
        day: z.string().describe('A UTC day, for example 2026-11-23'),
        sentences: z
          .array(z.string().nullable())
          .describe('Three, in the order of their places. null: its fact was taken off the list'),
      })
      .optional()
      .describe("Today's round: only on that page, and only if there is one"),
    /** @until 0.0.33 Pages of 0.0.32 link to the round of this day. */
    round: z
      .string()
      .optional()
      .describe('The day of that round. Deprecated: it is the day of `today`'),
    isCut: z
      .literal(true)
      .optional()
      .describe('Searches only: set if not all facts were searched, so matches may be missing'),
    instead: z
      .object({
        words: z
          .array(
            z.object({
              word: z.string(),
              count: z
                .int()
                .positive()
                .describe(
                  `Number of facts that a search for it finds, at most ${FACT_SEARCH_SORTED_MAX}`,
                ),
            }),
          )
          .max(NEAREST_WORDS_MAX)
          .describe('Words of the board that are nearest to those of the search'),
        facts: z
          .array(factDetailsSchema)
          .max(FACTS_INSTEAD_MAX)
          .describe('Facts that an operator, or the program, vouches for'),
      })
      .optional()
      .describe('Only on the first page of a search for words that finds nothing'),
  })
  .meta({ id: 'FactPage' })

export type FactPage = z.output<typeof factPageSchema>

type ValueOf<Field> = Field extends TextField<infer Value> ? Value : never

type FieldSchema<Value> = ReturnType<typeof textSchema<Value>>

type NewFactShape = {
  [Name in FactFieldName]: null extends ValueOf<(typeof FACT_FIELDS)[Name]>
    ? z.ZodOptional<FieldSchema<ValueOf<(typeof FACT_FIELDS)[Name]>>>
    : FieldSchema<ValueOf<(typeof FACT_FIELDS)[Name]>>
}

/** A request may leave out a field that may be blank. */
const newFactShape = Object.fromEntries(
  Object.entries<TextField<unknown>>(FACT_FIELDS).map(([name, field]) => [
    name,
    field.read('') === null ? textSchema(field).optional() : textSchema(field),
  ]),
) as NewFactShape

const newFactSchema = z.object(newFactShape).meta({ id: 'NewFact' })

export type NewFact = z.input<typeof newFactSchema>

/** The fields after trimming. A blank field is null. */
export type ParsedFact = z.output<typeof newFactSchema>

const FACT_ID_LIST = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/

const factIdList = z
  .string()
  .refine(
    (text) => FACT_ID_LIST.test(text) && text.split(',').length <= FACT_NEWS_MAX,
    `must be at most ${FACT_NEWS_MAX} ids separated by commas`,
  )
  .meta({ description: `At most ${FACT_NEWS_MAX} ids separated by commas`, example: '1,2' })
  .transform((text) => text.split(',').map(Number))

/**
 * Only the API reference and problems use these texts. They are not part of `VIEW_PARTS`, because the page does not
 * need them.
 */
const VIEW_TEXTS: Record<keyof FactsView, Pick<TextField<unknown>, 'message' | 'reference'>> = {
  category: {
    message: `must be one of ${CATEGORY_IDS.join(', ')}`,
    reference: { enum: CATEGORY_IDS, description: 'Only facts of this category' },
  },
  sort: {
    message: `must be one of ${FACT_SORTS.join(', ')}`,
    reference: { enum: FACT_SORTS, default: 'top', description: 'The order' },
  },
  q: {
    message: `must be at most ${FACT_SEARCH_MAX} characters`,
    reference: {
      maxLength: FACT_SEARCH_MAX,
      description: `Words, or their beginnings, of text and source; English ones in singular and plural. Orders other than \`new\` sort the newest ${FACT_SEARCH_SORTED_MAX} matches`,
    },
  },
  domain: {
    message: 'must be a host name',
    reference: {
      pattern: HOST.source,
      description: 'Only facts with a source at this host; ordered like a search',
    },
  },
  after: {
    message: 'must be `next` of a page',
    reference: {
      pattern: CURSOR.source,
      description: '`next` of the page before, in the same order',
    },
  },
}

type ViewShape = {
  [Name in keyof FactsView]: ReturnType<typeof optionalTextSchema<FactsView[Name]>>
}

const viewShape = Object.fromEntries(
  Object.entries<ViewPart<unknown>>(VIEW_PARTS).map(([name, { read, initial }]) => {
    const texts = VIEW_TEXTS[name as keyof FactsView]
    return [name, optionalTextSchema({ read, ...texts }, initial)]
  }),
) as ViewShape

const pageQuery = z.object({
  ...viewShape,
  limit: limitUpTo({ max: FACTS_PAGE_LIMIT_MAX, fallback: FACTS_PAGE_LIMIT }),
})

/** Anyone can read and share facts, and vote on them (docs/rules.md, sections 6 and 7). */
export const factRoutes = {
  'GET /api/facts': {
    summary: 'Lists at most 1000 facts, the most interesting first, then the newest',
    query: z.object({ category: categorySchema.optional() }),
    response: { 200: z.array(factSchema) },
    problems: ['invalid_input'],
  },
  'POST /api/facts': {
    summary: 'Shares a fact',
    query: z.object({
      unlessSame: z
        .literal('true')
        .optional()
        .describe(
          'Refuses it if a shown fact has the same text except for case, punctuation and blanks',
        ),
    }),
    body: newFactSchema,
    response: { 201: factSchema.extend({ held }) },
    problems: ['invalid_input', ...POST_PROBLEMS, 'same_fact'],
  },
  'GET /api/fact-pages': {
    summary: 'Lists all facts page by page, in one of several orders, or those that a search finds',
    query: pageQuery,
    response: { 200: factPageSchema },
    problems: ['invalid_input'],
  },
  'GET /api/facts-by-source': {
    summary: `Lists the newest ${SOURCE_FACTS_MAX} facts with a source`,
    query: z.object({ source: textSchema(FACT_FIELDS.source) }),
    response: { 200: z.object({ facts: z.array(factDetailsSchema) }) },
    problems: ['invalid_input'],
  },
  'GET /api/fact-news': {
    summary: 'Returns the number of facts newer than a given one, and the current votes of others',
    query: z.object({
      after: rowId
        .optional()
        .meta({ description: '`last` of an earlier response; without it `added` is 0' }),
      ids: factIdList.optional(),
    }),
    response: {
      200: z.object({
        last: z.int().nonnegative().describe('The id of the newest fact'),
        added: z
          .int()
          .nonnegative()
          .describe(`How many facts after \`after\` are shown, at most ${NEW_FACTS_MAX}`),
        facts: z.array(factSchema).describe('Those of `ids` that are shown, in no order'),
      }),
    },
    problems: ['invalid_input'],
  },
  'GET /api/fact-disputes': {
    summary: `Lists the ${MOST_DISPUTED_MAX} most disputed facts that have a best correction`,
    response: { 200: z.object({ facts: z.array(factDetailsSchema) }) },
    problems: [],
  },
  'GET /api/facts/:id': {
    summary: `Reads a fact and at most ${RELATED_FACTS_MAX} related ones of its category`,
    params: z.object({ id: rowId }),
    response: { 200: factWithRelatedSchema },
    problems: ['invalid_input', 'fact_not_found', 'fact_hidden'],
  },
  'POST /api/facts/:id/votes': {
    isVote: true,
    summary: 'Adds one vote to a fact',
    params: z.object({ id: rowId }),
    body: z.object({
      vote: z.enum(VOTE_IDS),
      voteId,
    }),
    response: { 200: factSchema },
    problems: ['invalid_input', 'fact_not_found', 'fact_hidden'],
  },
  'POST /api/facts/:id/reports': {
    summary: 'Reports a fact to the operator',
    params: z.object({ id: rowId }),
    body: newReportSchema,
    response: { 201: z.object({ received: z.literal(true) }) },
    problems: ['invalid_input', 'fact_not_found', 'fact_hidden', 'sender_refused'],
  },
} as const satisfies RouteTable
