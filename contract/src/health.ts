import { z } from 'zod'
import type { RouteTable } from './shared/route.ts'

/** What load balancers and monitors ask. */
export const healthRoutes = {
  'GET /api/health': {
    summary: 'Whether the server and its database answer',
    response: { 200: z.object({ status: z.literal('ok') }) },
    problems: [],
  },
} as const satisfies RouteTable
