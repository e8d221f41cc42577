import type { IncomingMessage } from 'node:http'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from 'pino'

/** The account and the session of a request. */
export type SignedIn = {
  readonly userId: string
  readonly userName: string
  readonly email: string
  readonly sessionId: string
}

/** Finds the session in the request headers. Returns null if there is no valid session. */
export type FindSignedIn = (headers: Headers) => Promise<SignedIn | null>

/** What the listener passes with a request. Tests that call the app directly pass less of it. */
export type Listened = {
  readonly incoming?:
    IncomingMessage | { readonly socket: { readonly remoteAddress?: string } } | undefined
}

/** The context of every handler. */
export type AppEnv = {
  Bindings: Listened
  Variables: RequestIdVariables & {
    log: Logger
    /** The client's address. */
    address: string
    /** The declared call, for example `GET /api/facts`. Not set for pages and unknown paths. */
    call?: string
    /** Set in calls that require a session. */
    signedIn?: SignedIn
    /** The parsed body of a call that takes one. */
    body?: unknown
  }
}
