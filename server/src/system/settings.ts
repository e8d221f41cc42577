import type { Handlers } from '../http/routing.ts'
import type { Settings } from '../lib/settings.ts'

/** The settings that the page needs. Must not return secrets. */
export const settingsHandlers = ({ settings }: { settings: Settings }) =>
  ({
    'GET /api/settings': () => ({
      communityChatUrl: settings.COMMUNITY_CHAT_URL ?? null,
      passwordReset: settings.SMTP_URL !== undefined,
    }),
  }) satisfies Partial<Handlers>
