/** UTC days and weeks, without zod. */

/** The day of road 1. */
const FIRST_ROAD = '2026-11-21'

export const DAY_MS = 86_400_000

/** The UTC day (YYYY-MM-DD) of a time in milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Adds days to a UTC day; subtracts them when negative. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS)

/** The number of a day's road, counted from 1. */
export const roadNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_ROAD)) / DAY_MS) + 1

/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3

/** The week number of a time in milliseconds since 1970. Weeks begin on Monday, 00:00 UTC. */
export const weekOf = (time: number): number => Math.floor((time / DAY_MS + DAYS_AFTER_MONDAY) / 7)
