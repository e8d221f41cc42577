const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A date as '9 Nov', in another year than `now` as '9 Nov 2025'. */
function shortDate(time: Date, now: Date): string {
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return time.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })
}

/** How long ago a fact was shared, in as few words as fit under it; `createdAt` is an ISO time. */
export function whenOf(createdAt: string, now: Date): string {
  const time = new Date(createdAt)
  const age = now.getTime() - time.getTime()
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  return age < 2 * DAY ? 'yesterday' : shortDate(time, now)
}
