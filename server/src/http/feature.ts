import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { ResponseOf } from '@fable/contract'
import type { Database } from '../db/database.ts'
import type { Settings } from '../lib/settings.ts'
import type { AppEnv } from './app-env.ts'
import type { Contents } from './documents.ts'
import type { Form } from './forms.ts'
import type { CallLimits, Handlers } from './routing.ts'

/**
 * All that a feature offers to the files that compose the features (`operate/features.ts` and `operate/lifecycle.ts`).
 * `Deps` is what the feature needs from the server and from other features.
 */
export type Feature<Deps> = {
  readonly serve: (deps: Deps) => Served
  readonly prepare?: (database: Database, options: StartOptions) => Promise<void>
  /** Deletes expired data and updates outdated data. Runs at each start and once a day. */
  readonly cleanUp?: (deps: CleanUpDeps) => Promise<void>
  readonly forget?: Forget
  readonly collect?: Partial<Collect>
}

export type Served = {
  readonly handlers: Partial<Handlers>
  readonly limits?: CallLimits
  readonly contents?: Contents
  readonly forms?: readonly Form[]
  /** Registers all routes besides calls, documents and forms. Runs before the calls are registered. */
  readonly register?: (app: OpenAPIHono<AppEnv>) => void
}

export type StartOptions = {
  /** True if sample facts may be added. They are added only to an embedded database that has never contained a fact. */
  readonly sampleFacts: boolean
}

export type CleanUpDeps = {
  readonly database: Database
  readonly settings: Pick<Settings, 'ROUND'>
  readonly log: Logger
  readonly now: number
}

/** Deletes or anonymises the data of an account, in the transaction that deletes the account. */
export type Forget = (
  transaction: Database,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

type AccountExport = ResponseOf<'GET /api/account/export'>

export type Collect = {
  readonly [Part in Exclude<keyof AccountExport, 'user' | 'sessions' | 'resets'>]: (
    database: Database,
    userId: string,
    now: number,
  ) => Promise<AccountExport[Part]>
}
