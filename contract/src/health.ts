import { z } from 'zod'
import type { RouteTable } from './shared/route.ts'

/** The health check for load balancers and monitors. */
export const healthRoutes = {
  'GET /api/health': {
    summary: 'Checks that the server can write to its database',
    response: { 200: z.object({ status: z.literal('ok') }) },
    problems: [],
  },
} as const satisfies RouteTable
