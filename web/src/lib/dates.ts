// Dates are formatted without Intl, because browsers differ in its results and its first use is slow
// (docs/performance.md). `Date` itself writes the names of days and months in English everywhere.

/** An ISO string, or a number of milliseconds since 1970. */
type Time = string | number

/**
 * Returns a UTC date: '9 Nov 2025'. It is for content that everybody sees, because the server does not know the
 * visitor's time zone.
 */
export function dateOf(time: Time): string {
  // The text has the form 'Sun, 09 Nov 2025 12:00:00 GMT'.
  const [, day, month, year] = new Date(time).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

/** Returns a date in the visitor's time zone: '9 Nov 2025'. */
export function localDateOf(time: Time): string {
  // The text has the form 'Sun Nov 09 2025'.
  const [, month, day, year] = new Date(time).toDateString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

/** Returns a time in the visitor's time zone: '09:41'. */
export const localClockOf = (time: Time): string => new Date(time).toTimeString().slice(0, 5)

/** Removes only the current year: '9 Nov'. */
export const withoutYear = (date: string, now: Date): string =>
  date.replace(` ${now.getUTCFullYear()}`, '')

/** Returns the weekday in UTC: 'Tue'. */
export const weekdayOf = (time: Time): string => new Date(time).toUTCString().slice(0, 3)
