const DAY_MS = 86_400_000

/** The first day of 1970 was a Thursday: three days after a Monday. */
const THURSDAY = 3

/** The day of a time in milliseconds since 1970, in UTC: YYYY-MM-DD. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day that many days before a time. */
export const daysBefore = (time: number, days: number): string => dayOf(time - days * DAY_MS)

/** The number of a time's week; weeks begin on Monday, 00:00 UTC. */
export const weekOf = (time: number): number => Math.floor((time / DAY_MS + THURSDAY) / 7)
