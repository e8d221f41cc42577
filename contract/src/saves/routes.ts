import { z } from 'zod'
import { gameVariablesSchema } from './document.ts'
import type { RouteTable } from '../shared/route.ts'

const revision = z
  .int()
  .positive()
  .describe('Counts up with every change; the ETag is `"revision"`')

/** The calls on the game of who is signed in: no call names whose it is, and none overwrites a newer one. */
export const saveRoutes = {
  'GET /api/account/game': {
    summary: "The game that is saved to the player's account",
    response: { 200: z.object({ revision, GameVariables: gameVariablesSchema }) },
    problems: ['not_signed_in', 'game_not_found'],
  },
  'PUT /api/account/game': {
    summary:
      'Merges fields into the saved game, if it is still the one that If-Match names; the first is saved with If-None-Match: *',
    body: z.object({ GameVariables: gameVariablesSchema }),
    response: { 200: z.object({ revision }) },
    problems: [
      'invalid_input',
      'not_signed_in',
      'game_changed',
      'precondition_required',
      'too_many_requests',
    ],
  },
} as const satisfies RouteTable
