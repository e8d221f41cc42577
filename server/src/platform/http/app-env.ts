import type { Logger } from 'pino'

/** Who is signed in, and in which session. */
export type Player = { readonly userId: string; readonly sessionId: string }

/** What every handler finds in its context. */
export type AppEnv = {
  /** What the listener hands over; nothing in a test that talks to the app directly. */
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }
  Variables: {
    requestId: string
    log: Logger
    /** The address that the request comes from. */
    address: string
    /** Who is signed in, in calls that only such a player may make. */
    player?: Player
    /** The declared call that answers, e.g. `GET /api/facts`; not set for pages and unknown paths. */
    route?: string
  }
}
