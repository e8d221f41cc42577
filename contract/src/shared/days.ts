/** Functions for UTC days and weeks, without zod. */

/** The day of road 1. */
const FIRST_ROAD = '2026-11-21'

export const DAY_MS = 86_400_000

/** Returns the UTC day (YYYY-MM-DD) of a time in milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Adds days to a UTC day, or subtracts them if the number is negative. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS)

/** Returns the first millisecond after a UTC day, since 1970. */
export const endOfDay = (day: string): number => Date.parse(day) + DAY_MS

/** Returns the number of a day's road, counted from 1. */
export const roadNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_ROAD)) / DAY_MS) + 1

/** Number of days from the last Monday before 1970 to 1 January 1970, which was a Thursday. */
const DAYS_AFTER_MONDAY = 3

/** Returns the number of the week of a time in milliseconds since 1970. Weeks begin on Monday, 00:00 UTC. */
export const weekOf = (time: number): number => Math.floor((time / DAY_MS + DAYS_AFTER_MONDAY) / 7)
