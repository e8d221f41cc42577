import type { LeaderboardEntry } from '@fable/contract'
import { plural } from '../../lib/words.ts'

const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** Formats a rank: '41st'. */
export function ordinalOf(rank: number): string {
  const isTeen = Math.floor(rank / 10) % 10 === 1
  return `${rank}${(isTeen ? undefined : SUFFIXES[rank % 10]) ?? 'th'}`
}

/** Formats a run's duration for a row: '10 s', '58 min', '1 h 31', '3 d'. */
export function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return `${seconds} s`
  if (hours === 0) return `${minutes} min`
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')}`
  return `${Math.floor(hours / 24)} d`
}

/**
 * Says by how much an entry leads another one. Compares the numbers of the ranking in their order, and names the first
 * that differs.
 */
export function leadOf(rival: LeaderboardEntry, own: LeaderboardEntry): string {
  const further = rival.daysSurvived - own.daysSurvived
  if (further > 0) return `${plural(further, 'day')} further.`
  const { lostDays: lost = 0 } = own
  const { lostDays: rivalLost = 0 } = rival
  if (lost > rivalLost) return `Just as far, with ${plural(lost - rivalLost, 'fewer lost day')}.`
  const stronger = rival.strength - own.strength
  if (stronger > 0) return `Just as far, but stronger by ${stronger}.`
  return 'Equal in every number, but earlier.'
}
