import type { LogEvent } from 'kysely'

export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number }

export type DatabaseObserver = {
  readonly query: (event: LogEvent) => void
  readonly pool: (count: () => PoolCounts) => void
}

/** The server's measurements. They never include a path, address, id or text, because these could identify a player. */
export type Metrics = {
  readonly request: (request: {
    readonly call: string | undefined
    readonly status: number
    readonly ms: number
  }) => void
  readonly runEnded: () => void
  readonly mail: (result: 'sent' | 'failed') => void
  readonly database: DatabaseObserver
}
