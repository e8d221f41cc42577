// Dates are formatted without Intl: browsers format them differently, and the first use of Intl is slow
// (docs/performance.md). The names of days and months that Date writes are English everywhere.

/** A time as Date takes it. */
type Time = string | number

/** The UTC date: '9 Nov 2025'. For what everybody sees, because the server does not know the visitor's time zone. */
export function dateOf(time: Time): string {
  // 'Sun, 09 Nov 2025 12:00:00 GMT'
  const [, day, month, year] = new Date(time).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

/** The date in the visitor's time zone: '9 Nov 2025'. */
export function localDateOf(time: Time): string {
  // 'Sun Nov 09 2025'
  const [, month, day, year] = new Date(time).toDateString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

/** The time of day in the visitor's time zone: '09:41'. */
export const localClockOf = (time: Time): string => new Date(time).toTimeString().slice(0, 5)

/** A date of this year without it: '9 Nov'. */
export const withoutYear = (date: string, now: Date): string =>
  date.replace(` ${now.getUTCFullYear()}`, '')

/** The UTC weekday: 'Tue'. */
export const weekdayOf = (time: Time): string => new Date(time).toUTCString().slice(0, 3)
