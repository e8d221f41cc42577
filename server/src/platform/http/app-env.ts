import type { Logger } from 'pino'
import type { SignedIn } from './identity.ts'

/** What every handler finds in its context. */
export type AppEnv = {
  /** What the listener hands over; nothing in a test that talks to the app directly. */
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }
  Variables: {
    requestId: string
    log: Logger
    /** The address that the request comes from. */
    address: string
    /** Who is signed in, in calls that only who is signed in may make. */
    signedIn?: SignedIn
    /** The declared call that answers, e.g. `GET /api/facts`; not set for pages and unknown paths. */
    route?: string
  }
}
