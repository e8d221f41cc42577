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
 * A feature of the server: its only door to the files that compose all features (`operate/features.ts`, `app.ts`). Its
 * `Deps` are what it needs of the server and of other features.
 */
export type Feature<Deps> = {
  readonly serve: (deps: Deps) => Served
  /** Inserts its initial data. It runs at each start. */
  readonly prepare?: (database: Database, options: StartOptions) => Promise<void>
  /** Deletes its expired data, and updates what else is out of date. It runs at each start and once a day. */
  readonly cleanUp?: (deps: CleanUpDeps) => Promise<void>
  readonly forget?: Forget
  /** Its parts of the export of an account. */
  readonly collect?: Partial<Collect>
}

/** The parts of a feature that a running server needs. */
export type Served = {
  /** The handlers of its calls. */
  readonly handlers: Partial<Handlers>
  readonly limits?: CallLimits
  /** The contents of the documents of its screens. */
  readonly contents?: Contents
  readonly forms?: readonly Form[]
  /** Registers everything besides calls, documents and forms. It runs before the calls are registered. */
  readonly register?: (app: OpenAPIHono<AppEnv>) => void
}

export type StartOptions = {
  /** True to add the sample facts to an embedded database that has never contained a fact. */
  readonly sampleFacts: boolean
}

export type CleanUpDeps = {
  readonly database: Database
  readonly settings: Pick<Settings, 'ROUND'>
  readonly log: Logger
  /** The current time in milliseconds since 1970. */
  readonly now: number
}

/** Deletes or anonymises the data that a feature has of an account, in the transaction that deletes the account. */
export type Forget = (
  transaction: Database,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

type AccountExport = ResponseOf<'GET /api/account/export'>

/** The functions that return the parts of an account's export, besides those of the accounts themselves. */
export type Collect = {
  readonly [Part in Exclude<keyof AccountExport, 'user' | 'sessions' | 'resets'>]: (
    database: Database,
    userId: string,
    now: number,
  ) => Promise<AccountExport[Part]>
}
