import type { IncomingMessage } from 'node:http'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from 'pino'
import type { ServerDatabase } from '../db/database.ts'
import type { FindUsernames } from '../lib/names/display-names.ts'

/** The account and the session of a request. */
export type SignedIn = {
  readonly userId: string
  readonly userName: string
  readonly email: string
  /** The time at which the account was created, in milliseconds since 1970. */
  readonly createdAt: number
  readonly sessionId: string
}

/** Finds the session that the request headers belong to; null if there is no valid one. */
export type FindSignedIn = (headers: Headers) => Promise<SignedIn | null>

/** Data that the listener passes with a request. Tests call the app directly and pass only some of it. */
export type Listened = {
  readonly incoming?:
    | IncomingMessage
    | { readonly socket: { readonly remoteAddress?: string } }
    | undefined
}

/** The type of the context that every handler gets. */
export type AppEnv = {
  Bindings: Listened
  Variables: RequestIdVariables & {
    log: Logger
    /** The client's address. */
    address: string
    /** The call of the contract, for example `GET /api/facts`; missing for screens and unknown paths. */
    call?: string
    /** Set in calls that require a session. */
    signedIn?: SignedIn
    /** The parsed body, set in calls that have one. */
    body?: unknown
  }
}

/** Dependencies that main.ts passes to the app, and the app to its parts. Each part declares only those it needs. */
export type ServerDeps = {
  readonly database: ServerDatabase
  readonly log: Logger
  /** The key that signs session cookies. */
  readonly authSecret: string
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
  /** A clock in milliseconds that never goes back, for durations. */
  readonly monotonic: () => number
  /** The public address of the server. */
  readonly publicUrl: URL
  /** True if the server has been asked to stop. */
  readonly isStopping: () => boolean
  /** The folder of the built page. */
  readonly webDist: string
  readonly findSignedIn: FindSignedIn
  readonly findUsernames: FindUsernames
}
