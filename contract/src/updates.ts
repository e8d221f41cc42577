import { z } from 'zod'
import { UPDATES_LIMIT } from './updates-limit.ts'
import type { RouteTable } from './shared/route.ts'

/** A record of the 'Updates' collection (docs/rules.md, section 3). */
const updateSchema = z
  .object({
    UpdateId: z.int().positive(),
    UpdateName: z.string(),
    UpdateNum: z.string().describe('The version, e.g. 0.0.24'),
    UpdateDescription: z.string(),
    UpdateList: z.array(z.string()).describe('One item per bullet'),
    UpdateDate: z.string().describe('The day as YYYY-MM-DD'),
    UpdateImage: z.string().nullable().describe('The URL of a picture'),
  })
  .meta({ id: 'Update' })

export type Update = z.output<typeof updateSchema>

/** The public release notes. */
export const updateRoutes = {
  'GET /api/updates': {
    summary: `Lists at most ${UPDATES_LIMIT} release notes, newest first`,
    response: { 200: z.array(updateSchema) },
    problems: [],
  },
} as const satisfies RouteTable
