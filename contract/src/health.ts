import { z } from 'zod'
import type { RouteTable } from './shared/route.ts'

/** Health and readiness for load balancers and monitors. */
export const healthRoutes = {
  'GET /api/health': {
    summary: 'Checks that the server can write to its database',
    response: { 200: z.object({ status: z.literal('ok') }) },
    problems: [],
  },
  'GET /api/ready': {
    summary:
      'Says whether a load balancer may send requests here: not while the server is stopping',
    response: { 200: z.object({ status: z.literal('ready') }) },
    problems: ['stopping'],
  },
} as const satisfies RouteTable
