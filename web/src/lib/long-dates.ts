const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const monthIn = (date: Date) => MONTHS[date.getUTCMonth()] ?? ''

/** Returns the weekday in UTC: 'Tuesday'. */
export const weekdayNameOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? ''

/** Formats the UTC day YYYY-MM-DD: 'Tuesday 24 November'. */
export function longDayOf(day: string): string {
  const date = new Date(day)
  return `${weekdayNameOf(day)} ${date.getUTCDate()} ${monthIn(date)}`
}

/** Formats the UTC day YYYY-MM-DD: '24 November 2026'. */
export const longDateOf = (day: string): string =>
  `${new Date(day).getUTCDate()} ${monthNameOf(day.slice(0, 7))}`

/** Formats the UTC month YYYY-MM: 'November 2026'. */
export function monthNameOf(month: string): string {
  const date = new Date(`${month}-01`)
  return `${monthIn(date)} ${date.getUTCFullYear()}`
}
