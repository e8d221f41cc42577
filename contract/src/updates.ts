import { z } from 'zod'
import { UPDATES_LIMIT } from './updates-limit.ts'
import type { RouteTable } from './shared/route.ts'

/** A record of the collection 'Updates' (section 3). */
const updateSchema = z
  .object({
    UpdateId: z.int().positive(),
    UpdateName: z.string(),
    UpdateNum: z.string().describe('The version, e.g. 0.0.24'),
    UpdateDescription: z.string(),
    UpdateList: z.array(z.string()).describe('One bullet each'),
    UpdateDate: z.string().describe('The day as YYYY-MM-DD'),
    UpdateImage: z.string().nullable().describe("A picture's address, or none"),
  })
  .meta({ id: 'Update' })

export type Update = z.output<typeof updateSchema>

/** The release notes, for anyone to read. */
export const updateRoutes = {
  'GET /api/updates': {
    summary: `What is new in the game, the latest first; ${UPDATES_LIMIT} at most`,
    response: { 200: z.array(updateSchema) },
    problems: [],
  },
} as const satisfies RouteTable
