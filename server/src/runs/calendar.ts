const DAY_MS = 86_400_000

/** The UTC day (YYYY-MM-DD) of a time in milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The UTC day that is `days` days before a time. */
export const daysBefore = (time: number, days: number): string => dayOf(time - days * DAY_MS)

/** Whether a text has the form of a day. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** The first millisecond of a UTC day, since 1970. */
export const startOf = (day: string): number => Date.parse(day)

/** The first millisecond after a UTC day. */
export const endOf = (day: string): number => startOf(day) + DAY_MS

/** Whether the road of a run is still open, so that nothing of its chances may be public. */
export const isRoadOpen = (road: string | null, time: number): boolean =>
  road !== null && time < endOf(road)
