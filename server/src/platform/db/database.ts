import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

/** What every store function takes: the tables, of the database or of an open transaction. */
export type Database = { readonly db: Kysely<Tables>; readonly dialect: Dialect }

/** The database as the process holds it, its tables up to date. */
export type OpenDatabase = Database & { readonly close: () => Promise<void> }
