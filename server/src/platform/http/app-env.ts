import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { SignedIn } from './identity.ts'

/** What the listener passes with a request. Tests that call the app directly pass less of it. */
export type Listened = {
  readonly incoming?:
    IncomingMessage | { readonly socket: { readonly remoteAddress?: string } } | undefined
}

/** A request on its way through the server: what all handlers share, and the headers of its response. */
export type Exchange = Listened & {
  readonly requestId: string
  readonly log: Logger
  /** The client's address. */
  readonly address: string
  readonly requestHeader: (name: string) => string | undefined
  /** The headers of the response: those of every response, and what the handler adds. */
  readonly headers: Record<string, string>
  /** The cookies of the response, each a Set-Cookie header. */
  readonly cookies: string[]
  /** The declared call, for example `GET /api/facts`. Not set for pages and unknown paths. */
  route: string | undefined
}

/** The context of every handler: the exchange is `c.env`. */
export type AppEnv = {
  Bindings: Exchange
  Variables: {
    /** Set in calls that require a session. */
    signedIn?: SignedIn
    /** The parsed body of a call that takes one. */
    body?: unknown
  }
}
