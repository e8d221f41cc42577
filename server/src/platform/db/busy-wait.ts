import type { DatabaseSync } from 'node:sqlite'

/** How long a write waits for a write of another program, in milliseconds. */
const busyTimeout = (database: DatabaseSync) => ({
  get: () => Number(Object.values(database.prepare('pragma busy_timeout').get() ?? {})[0]),
  set: (ms: number) => {
    database.exec(`pragma busy_timeout = ${ms}`)
  },
})

export type BusyWait = {
  /** Another program keeps the write lock. */
  readonly suspend: () => void
  /** A write has succeeded. */
  readonly restore: () => void
}

/**
 * While another program keeps the write lock, only the first write waits for it. The next ones fail at once, or
 * everybody's reads would wait behind them. The first write that succeeds ends this.
 */
export const makeBusyWait = (database: DatabaseSync): BusyWait => {
  const timeout = busyTimeout(database)
  let usual: number | undefined
  return {
    suspend: () => {
      if (usual !== undefined) return
      usual = timeout.get()
      timeout.set(0)
    },
    restore: () => {
      if (usual === undefined) return
      timeout.set(usual)
      usual = undefined
    },
  }
}
