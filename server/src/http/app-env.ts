import type { IncomingMessage } from 'node:http'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from 'pino'
import type { ServerDatabase } from '../db/database.ts'
import type { FindUsernames } from '../lib/names/display-names.ts'

export type SignedIn = {
  readonly userId: string
  readonly userName: string
  readonly email: string
  /** In milliseconds since 1970. */
  readonly createdAt: number
  readonly sessionId: string
}

export type FindSignedIn = (headers: Headers) => Promise<SignedIn | null>

/** The request as the listener passes it. Tests and forms call the app directly, without it or with only its socket. */
export type Listened = {
  readonly incoming?:
    | IncomingMessage
    | { readonly socket: { readonly remoteAddress?: string } }
    | undefined
}

export type AppEnv = {
  Bindings: Listened
  Variables: RequestIdVariables & {
    log: Logger
    address: string
    /** For example `GET /api/facts`. Undefined for screens and unknown paths. */
    call?: string
    signedIn?: SignedIn
    body?: unknown
  }
}

export type ServerDeps = {
  readonly database: ServerDatabase
  readonly log: Logger
  readonly authSecret: string
  readonly now: () => number
  /** A clock for durations, in milliseconds. It never goes back. */
  readonly monotonic: () => number
  readonly publicUrl: URL
  readonly isStopping: () => boolean
  readonly webDist: string
  readonly findSignedIn: FindSignedIn
  readonly findUsernames: FindUsernames
}
