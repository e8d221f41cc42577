import { dateOf, withoutYear } from '../../lib/dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function whenOf(createdAt: string, now: Date): string {
  const time = new Date(createdAt)
  const age = now.getTime() - time.getTime()
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} hr ago`
  if (age < 2 * DAY) return 'yesterday'
  return withoutYear(dateOf(createdAt), now)
}
