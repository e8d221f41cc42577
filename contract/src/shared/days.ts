const FIRST_ROAD = '2026-11-21'

export const DAY_MS = 86_400_000

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS)

/** Returns the first millisecond after the day, since 1970. */
export const endOfDay = (day: string): number => Date.parse(day) + DAY_MS

export const roadNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_ROAD)) / DAY_MS) + 1

/** The number of days from the last Monday before 1970 to 1 January 1970, a Thursday. */
const DAYS_AFTER_MONDAY = 3

/** Weeks begin on Monday, 00:00 UTC. */
export const weekOf = (time: number): number => Math.floor((time / DAY_MS + DAYS_AFTER_MONDAY) / 7)
