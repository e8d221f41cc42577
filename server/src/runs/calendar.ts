const DAY_MS = 86_400_000

/** The UTC day (YYYY-MM-DD) of a time in milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The UTC day that is `days` days before a time. */
export const daysBefore = (time: number, days: number): string => dayOf(time - days * DAY_MS)
