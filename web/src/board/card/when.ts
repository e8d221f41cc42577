const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The date of an ISO time: '9 Nov 2025'. In UTC, because the server does not know the visitor's time zone. */
export function dateOf(time: string): string {
  // 'Sun, 09 Nov 2025 12:00:00 GMT'. Not by Intl: its first format is slow to load (docs/performance.md).
  const [, day, month, year] = new Date(time).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

/** How long ago a fact was shared, in as few words as fit under it; `createdAt` is an ISO time. */
export function whenOf(createdAt: string, now: Date): string {
  const time = new Date(createdAt)
  const age = now.getTime() - time.getTime()
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} hr ago`
  if (age < 2 * DAY) return 'yesterday'
  return dateOf(createdAt).replace(` ${now.getUTCFullYear()}`, '')
}
