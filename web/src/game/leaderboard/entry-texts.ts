const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** '41st' */
export function ordinalOf(rank: number): string {
  const isTeen = Math.floor(rank / 10) % 10 === 1
  return `${rank}${(isTeen ? undefined : SUFFIXES[rank % 10]) ?? 'th'}`
}

/** '10 s', '58 min', '1 h 31', '3 d' */
export function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return `${seconds} s`
  if (hours === 0) return `${minutes} min`
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')}`
  return `${Math.floor(hours / 24)} d`
}
