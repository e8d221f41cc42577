import { z } from 'zod'
import type { RouteTable } from './shared/route.ts'

/** The server settings that the page needs. */
const settingsSchema = z
  .object({
    communityChatUrl: z.string().nullable().describe('null: the chat is not open yet'),
    passwordReset: z.boolean().describe('Whether the server can send password reset mails'),
  })
  .meta({ id: 'Settings' })

/** The page requests the settings once, on first use. */
export const settingsRoutes = {
  'GET /api/settings': {
    summary: 'Returns the server settings that the page needs',
    response: { 200: settingsSchema },
    problems: [],
  },
} as const satisfies RouteTable
