import { z } from 'zod'
import { gameVariablesSchema } from './shared/game-variables.ts'
import type { RouteTable } from './shared/route.ts'

const revision = z
  .int()
  .positive()
  .describe('Increases with every change. The ETag is `"revision"`')

export const saveRoutes = {
  'GET /api/account/game': {
    summary: 'Returns the save of the account',
    query: z.object({
      missing: z
        .literal('null')
        .optional()
        .describe('If set, a missing save is not an error: the response is null'),
    }),
    response: { 200: z.object({ revision, GameVariables: gameVariablesSchema }).nullable() },
    problems: ['invalid_input', 'not_signed_in', 'game_not_found'],
  },
  'PUT /api/account/game': {
    summary:
      'Merges fields into the save if its revision matches If-Match. The first save needs If-None-Match: *',
    headers: z.object({
      'If-Match': z
        .string()
        .optional()
        .meta({ description: 'The ETag of the save that is changed', example: '"7"' }),
      'If-None-Match': z.string().optional().meta({ description: '`*` for the first save' }),
    }),
    body: z.object({ GameVariables: gameVariablesSchema }),
    response: { 200: z.object({ revision }) },
    problems: ['invalid_input', 'not_signed_in', 'game_changed', 'precondition_required'],
  },
} as const satisfies RouteTable
