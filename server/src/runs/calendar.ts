const DAY_MS = 86_400_000

/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3

/** The UTC day (YYYY-MM-DD) of a time in milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The UTC day that is `days` days before a time. */
export const daysBefore = (time: number, days: number): string => dayOf(time - days * DAY_MS)

/** The week number of a time. Weeks begin on Monday, 00:00 UTC. */
export const weekOf = (time: number): number => Math.floor((time / DAY_MS + DAYS_AFTER_MONDAY) / 7)
