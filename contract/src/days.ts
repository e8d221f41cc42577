import { z } from 'zod'
import { categorySchema, factDetailsSchema, howComeSchema } from './facts/routes.ts'
import { PLACES, ROUND_DAYS_MAX, ROUND_RESULTS, SAYINGS, SEAL_STATES } from './round-limits.ts'
import { isDay, isMonth } from './shared/is-day.ts'
import { type RouteTable, timeSchema } from './shared/route.ts'

const day = z.string().describe('A UTC day, YYYY-MM-DD')

const params = z.object({ day })

const readParams = z.object({ day: z.string().describe('A UTC day, YYYY-MM-DD, or `today`') })

const placeSchema = z.enum(PLACES).describe('The place of a sentence')

const sayingSchema = z.enum(SAYINGS).describe('What is said of the sentence')

const count = z.int().nonnegative()

const solutionSchema = z
  .object({
    fable: z.object({
      place: placeSchema,
      text: z.string(),
      truth: z.string().describe('The truth about it'),
      source: z.string().describe('An http or https address'),
      category: categorySchema,
    }),
    facts: z
      .array(
        z.object({
          place: placeSchema,
          truth: z
            .object({
              text: z.string(),
              source: z.string().describe('An http or https address'),
              domain: z.string().describe("The source's host without www., as people write it"),
              category: categorySchema,
              howCome: howComeSchema,
            })
            .nullable()
            .describe('null: its fact was taken off the list'),
          fact: factDetailsSchema
            .nullable()
            .describe(
              'The fact of the board; null: it is not there, or not before the round is over',
            ),
          isDisputed: z
            .boolean()
            .describe(
              'Whether it has been disputed since: by its shown correction, or by votes if nobody vouches for it',
            ),
        }),
      )
      .describe('The other two, in their order'),
    tally: z.object({
      found: count.describe('Number of correct choices'),
      played: count.describe('Number of counted choices'),
      picked: z.array(count).describe('Number of choices for each place'),
    }),
  })
  .meta({ id: 'RoundSolution' })

const roundSchema = z
  .object({
    state: z
      .enum(['open', 'late', 'over'])
      .describe(
        'open: it is the round of today; late: that of yesterday, whose choices count as much; over: its solution is public',
      ),
    sentences: z
      .array(z.string().nullable())
      .describe('Three, in the order of their places. null: its fact was taken off the list'),
    chosen: placeSchema.optional().describe('The choice of this browser'),
    late: z
      .literal(true)
      .optional()
      .describe('The choice of this browser was made when the round was over'),
    seal: z
      .object({
        place: placeSchema.describe('The place of the sentence that was sealed'),
        said: sayingSchema,
      })
      .optional()
      .describe('What this browser or account said the day before'),
    sealed: placeSchema
      .optional()
      .describe('The place of the sentence that could be sealed; only when the round is over'),
    solution: solutionSchema
      .optional()
      .describe('Only after the choice of this browser, or when the round is over'),
  })
  .meta({ id: 'Round' })

const daySchema = z
  .object({
    day,
    now: timeSchema.describe("The server's clock; in a document to the minute"),
    endsAt: timeSchema.describe('The end of the day, when there is another round'),
    ofTheDay: factDetailsSchema.nullable().describe('The fact of the day, if it is still shown'),
    round: roundSchema.nullable().describe('null: there is none of that day'),
    previous: z.string().nullable().describe('The last day before it, if there is one'),
    next: z
      .object({
        sentence: z.string(),
        said: sayingSchema.optional().describe('What this browser or account has said'),
      })
      .optional()
      .describe("One of tomorrow's sentences; only today, after the choice of this browser"),
  })
  .meta({ id: 'Day' })

export type Day = z.output<typeof daySchema>
export type Round = z.output<typeof roundSchema>
export type RoundSolution = z.output<typeof solutionSchema>

const monthSchema = z
  .object({
    month: z.string().describe('YYYY-MM'),
    today: z.string().describe("The server's UTC day, YYYY-MM-DD"),
    days: z
      .array(
        z.object({
          day,
          ofTheDay: factDetailsSchema.nullable().describe('null: it is no longer shown'),
          round: z.boolean().describe('Whether there is a round of the day'),
          fable: z.string().nullable().describe('The fable of a round that is over'),
        }),
      )
      .describe('The days of the month with a fact of the day or a round, newest first'),
    previous: z.string().nullable().describe('The last month before it with days to list'),
  })
  .meta({ id: 'Month' })

export type Month = z.output<typeof monthSchema>

/** Each day has a fact of the day and a round of "Fact or Fable?" (docs/rules.md, section 10). */
export const dayRoutes = {
  'GET /api/days': {
    summary: 'Lists the days of a month with their fact of the day, newest first',
    query: z.object({
      month: z
        .string()
        .refine(isMonth, 'must be a month, YYYY-MM')
        .optional()
        .meta({ description: 'YYYY-MM; this month when left out', example: '2026-11' }),
    }),
    response: { 200: monthSchema },
    problems: ['invalid_input'],
  },
  'GET /api/days/:day': {
    summary: 'Returns a day, or `today`, with its fact and its round',
    params: readParams,
    response: { 200: daySchema },
    problems: ['day_not_found'],
  },
  'POST /api/days/:day/choice': {
    summary:
      'Submits a choice for a round. For the rounds of today and yesterday, the first choice of a browser or an account is final and counted, and later calls return it. For earlier rounds, choices are not counted',
    params,
    body: z.object({ pick: placeSchema }).meta({ id: 'Choice' }),
    response: { 200: daySchema },
    problems: ['invalid_input', 'day_not_found'],
  },
  'POST /api/days/:day/seal': {
    summary:
      "Seals what this browser or account says of tomorrow's sentence. The first seal is final, and later calls return it",
    params,
    body: z.object({ say: sayingSchema }).meta({ id: 'Seal' }),
    response: { 200: z.object({ said: sayingSchema }) },
    problems: ['invalid_input', 'day_not_found', 'seal_closed'],
  },
} as const satisfies RouteTable

export const roundResultsSchema = z
  .record(z.string().refine(isDay, 'must be a day, YYYY-MM-DD'), z.enum(ROUND_RESULTS))
  .describe(
    'The result of each day. Late: played when the round was over, not counted towards the streak',
  )

export type RoundResults = z.output<typeof roundResultsSchema>

export const roundSealsSchema = z
  .record(z.string().refine(isDay, 'must be a day, YYYY-MM-DD'), z.enum(SEAL_STATES))
  .describe(
    'The seal of each day: what was said, or after the round of the day was played, whether that was right',
  )

export type RoundSeals = z.output<typeof roundSealsSchema>

const results = z.object({ results: roundResultsSchema, seals: roundSealsSchema })

export const roundResultRoutes = {
  'PUT /api/account/rounds': {
    summary: `Adds results and seals to the account and returns all of them. If a day already has one, that one is kept. Future days, and days more than ${ROUND_DAYS_MAX} days ago, are ignored; a seal may be of tomorrow`,
    /** @until 0.0.33 Pages of 0.0.32 do not send seals. */
    body: results.partial({ seals: true }).meta({ id: 'RoundResults' }),
    response: { 200: results },
    problems: ['invalid_input', 'not_signed_in'],
  },
} as const satisfies RouteTable
