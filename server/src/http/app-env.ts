import type { Logger } from 'pino'

/** What every handler finds in its context. */
export type AppEnv = {
  Variables: {
    requestId: string
    log: Logger
    /** The declared call that answers, e.g. `GET /api/facts`; not set for pages and unknown paths. */
    route?: string
  }
}
