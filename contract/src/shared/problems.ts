import { z } from 'zod'
import { type ProblemCode, PROBLEMS } from './errors.ts'
import { gameVariablesSchema } from './game-variables.ts'

const isCode = (text: string): text is ProblemCode => text in PROBLEMS

export const COMMON_PROBLEMS = [
  'malformed',
  'too_slow',
  'too_many_requests',
  'headers_too_large',
  'unexpected',
  'busy',
  'unavailable',
] as const satisfies ProblemCode[]
export const BODY_PROBLEMS = [
  'invalid_json',
  'foreign_origin',
  'body_too_large',
  'not_json',
] as const satisfies ProblemCode[]

/** A problem document (RFC 9457, `application/problem+json`). */
export const problemSchema = z
  .object({
    type: z.string().describe('Identifies the kind of problem'),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(PROBLEMS).filter(isCode)),
    requestId: z.string().describe('The id of the request in the server log'),
    issues: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('The invalid fields, for invalid_input'),
    same: z
      .object({ id: z.int(), text: z.string(), category: z.string() })
      .optional()
      .describe('The fact that is here already, for same_fact'),
    standing: z.string().optional().describe('The stored input of the turn, for turn_taken'),
    turn: z.int().optional().describe('The next turn, for turn_not_next'),
    revision: z.int().optional().describe('The revision of the newer save, for game_changed'),
    GameVariables: gameVariablesSchema.optional().describe('The newer save, for game_changed'),
  })
  .meta({ id: 'Problem' })

export type Problem = z.output<typeof problemSchema>

/** An error of an account form: one of `FORM_ERRORS` or an error of better-auth. The page shows `message` unchanged. */
export const formErrorSchema = z
  .object({ message: z.string(), code: z.string() })
  .meta({ id: 'FormError' })

export type FormError = z.output<typeof formErrorSchema>
