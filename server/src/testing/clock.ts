/** The real time, in milliseconds since 1970; other files of tests must not read it (a lint rule). Use it where the database or a library reads the real time, too. */
export const realTime = (): number => Date.now()

/** Noon of a UTC day, for tests that let hours pass on a fake clock. */
export const NOON = Date.UTC(2026, 10, 23, 12)

/** A monotonic clock that advances by a second with each reading, so that no read of the facts is cached. */
export function everLater(): () => number {
  let now = 0
  return () => {
    now += 1000
    return now
  }
}
