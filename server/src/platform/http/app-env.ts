import type { Logger } from 'pino'
import type { SignedIn } from './identity.ts'

/** The context of every handler. */
export type AppEnv = {
  /** Set by the listener. Missing in tests that call the app directly. */
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }
  Variables: {
    requestId: string
    log: Logger
    /** The client's address. */
    address: string
    /** Set in calls that require a session. */
    signedIn?: SignedIn
    /** The declared call, for example `GET /api/facts`. Not set for pages and unknown paths. */
    route?: string
    /** The Content-Security-Policy of a document that has style sheets in it. */
    policy?: string
  }
}
