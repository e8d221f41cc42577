import type { LogEvent } from 'kysely'

/** The present numbers of connections in a pool. */
export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number }

/** Gets the database's reports about its work. */
export type DatabaseObserver = {
  /** Called after each query, even if it failed. */
  readonly query: (event: LogEvent) => void
  /** Called with a function that counts the connections in PostgreSQL's pool. */
  readonly pool: (count: () => PoolCounts) => void
}

/** Counts the work of the server. What it gets never identifies a player: no path, address, id or text. */
export type Metrics = {
  readonly request: (request: {
    /** The call of the contract, or `refused`; undefined for screens and unknown paths. */
    readonly call: string | undefined
    readonly status: number
    readonly ms: number
  }) => void
  readonly runEnded: () => void
  readonly mail: (result: 'sent' | 'failed') => void
  readonly database: DatabaseObserver
}
