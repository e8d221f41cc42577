import type { LogEvent } from 'kysely'

/** The connections of a pool now. */
export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number }

/** The database's reports of its work. */
export type DatabaseObserver = {
  /** Called after each query, also after one that failed. */
  readonly query: (event: LogEvent) => void
  /** Takes a function that counts the connections of PostgreSQL's pool. */
  readonly pool: (count: () => PoolCounts) => void
}

/** Counts the server's work. Its input never identifies a player: no path, address, id or text. */
export type Metrics = {
  readonly request: (request: {
    /** The declared call, or `refused`; undefined for screens and unknown paths. */
    readonly call: string | undefined
    readonly status: number
    readonly ms: number
  }) => void
  readonly runEnded: () => void
  readonly mail: (result: 'sent' | 'failed') => void
  readonly database: DatabaseObserver
}
