import { z } from 'zod'
import { UPDATES_LIMIT } from './shared/resource-limits.ts'
import type { RouteTable } from './shared/route.ts'

export const healthRoutes = {
  'GET /api/health': {
    summary: 'Checks that the server can write to its database',
    response: { 200: z.object({ status: z.literal('ok') }) },
    problems: [],
  },
  'GET /api/ready': {
    summary:
      'Checks whether the server accepts requests from a load balancer; fails while it is stopping',
    response: { 200: z.object({ status: z.literal('ready') }) },
    problems: ['stopping'],
  },
} as const satisfies RouteTable

const settingsSchema = z
  .object({
    communityChatUrl: z.string().nullable().describe('null: the chat is not open yet'),
    imprint: z.string().nullable().describe('The imprint: its text or its address'),
    privacy: z.string().nullable().describe('The privacy notice: its text or its address'),
    passwordReset: z.boolean().describe('Whether the server can send password reset mails'),
  })
  .meta({ id: 'Settings' })

export const settingsRoutes = {
  'GET /api/settings': {
    summary: 'Returns the server settings that the page needs',
    response: { 200: settingsSchema },
    problems: [],
  },
} as const satisfies RouteTable

/** A record of the 'Updates' collection. */
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

export const updateRoutes = {
  'GET /api/updates': {
    summary: `Lists at most ${UPDATES_LIMIT} release notes, newest first`,
    response: { 200: z.array(updateSchema) },
    problems: [],
  },
} as const satisfies RouteTable
