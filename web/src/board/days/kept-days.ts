import { findKept, keep, keptAddress } from '../frame/kept.ts'
import { TODAY, type CachedDay, type CachedMonth } from './fetched-days.ts'

const dayAddress = (name: string) => keptAddress('day', name)
const monthAddress = (month: string) => keptAddress('month', month)

/**
 * Stores a day for offline use. For a day that was fetched as `today`, its date is stored as well. A day from an old
 * document (`fetchedAt` is 0) is not stored.
 */
export function keepDay(name: string, day: CachedDay, fetchedAt: number): void {
  if (day.keptAt !== undefined || fetchedAt === 0) return
  keep(dayAddress(day.day), { ...day, keptAt: fetchedAt })
  if (name === TODAY) keep(dayAddress(TODAY), { day: day.day })
}

export async function findKeptDay(name: string): Promise<CachedDay | undefined> {
  const today = name === TODAY ? await findKept<{ day: string }>(dayAddress(TODAY)) : undefined
  const day = await findKept<CachedDay>(dayAddress(today?.day ?? name))
  if (day?.keptAt === undefined) return undefined
  const now = Date.parse(day.now) + Math.max(0, Date.now() - day.keptAt)
  return { ...day, now: new Date(now).toISOString() }
}

export function keepMonth(name: string, month: CachedMonth, fetchedAt: number): void {
  if (month.keptAt === undefined && fetchedAt > 0)
    keep(monthAddress(name), { ...month, keptAt: fetchedAt })
}

export const findKeptMonth = (name: string): Promise<CachedMonth | undefined> =>
  findKept(monthAddress(name))
