import { z } from 'zod'
import type { RouteTable } from './shared/route.ts'

/** What the page must know of the server's settings. */
const settingsSchema = z
  .object({
    communityChatUrl: z.string().nullable().describe('None: the chat is not open yet'),
    passwordReset: z.boolean().describe('Whether the server can send a mail to reset a password'),
  })
  .meta({ id: 'Settings' })

/** What the page asks once, when it first needs it. */
export const settingsRoutes = {
  'GET /api/settings': {
    summary: 'What the page must know of how this server is set up',
    response: { 200: settingsSchema },
    problems: [],
  },
} as const satisfies RouteTable
