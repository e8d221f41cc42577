const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Made once: a format costs more than all the dates of a list.
// In UTC, because the server, which renders dates too, does not know the visitor's time zone.
const THIS_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const OTHER_YEAR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A date as '9 Nov', in another year than `now` as '9 Nov 2025'. */
function shortDate(time: Date, now: Date): string {
  return (time.getUTCFullYear() === now.getUTCFullYear() ? THIS_YEAR : OTHER_YEAR).format(time)
}

/** The date of an ISO time, for paper. */
export const dateOf = (createdAt: string): string => OTHER_YEAR.format(new Date(createdAt))

/** How long ago a fact was shared, in as few words as fit under it; `createdAt` is an ISO time. */
export function whenOf(createdAt: string, now: Date): string {
  const time = new Date(createdAt)
  const age = now.getTime() - time.getTime()
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} hr ago`
  return age < 2 * DAY ? 'yesterday' : shortDate(time, now)
}
