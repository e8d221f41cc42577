import type { Fork } from '@fable/engine'
import type { Database } from '../db/database.ts'

type ForkCount = { readonly taken: readonly number[]; readonly fell: number }

export type ForkCounts = ReadonlyMap<number, ForkCount>

const NONE: ForkCount = { taken: [0, 0, 0, 0], fell: 0 }

const decode = (json: string): Map<number, ForkCount> =>
  new Map(
    Object.entries(JSON.parse(json) as Record<string, ForkCount>).map(([day, count]) => [
      Number(day),
      count,
    ]),
  )

const countFork = ({ taken, fell }: ForkCount, { path, fell: isEnd }: Fork): ForkCount => ({
  taken: taken.map((times, at) => (at === path - 1 ? times + 1 : times)),
  fell: isEnd ? fell + 1 : fell,
})

const SHOWN = 3

type Compared = Fork & { readonly count: ForkCount }

const favouriteOf = ({ count: { taken } }: Compared): number => Math.max(...taken) / sumOf(taken)

// The share of walkers who took the most popular path, less the share who took the same path as this walker.
const distanceOf = (fork: Compared): number =>
  favouriteOf(fork) - (fork.count.taken[fork.path - 1] ?? 0) / sumOf(fork.count.taken)

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/**
 * Chooses the fork at which the walker fell, and those at which the walker differed most from the others. Of equal
 * forks, those at which the others differed most among themselves come first. Forks that nobody else came to are left
 * out. The result is in the order of the days.
 */
export const chooseForks = (forks: readonly Fork[], counts: ForkCounts): readonly Compared[] =>
  forks
    .map((fork) => ({ ...fork, count: counts.get(fork.day) ?? NONE }))
    .filter(({ count }) => sumOf(count.taken) > 1)
    .sort(
      (a, b) =>
        Number(b.fell) - Number(a.fell) ||
        distanceOf(b) - distanceOf(a) ||
        favouriteOf(a) - favouriteOf(b),
    )
    .slice(0, SHOWN)
    .sort((a, b) => a.day - b.day)

export async function countForks(
  { db, dialect }: Database,
  day: string,
  forks: readonly Fork[],
): Promise<void> {
  const found = db.selectFrom('DailyRoads').select('forks').where('day', '=', day)
  // The embedded database has only one writer, so it needs no lock.
  const locked = dialect === 'postgres' ? found.forUpdate() : found
  const counts = decode((await locked.executeTakeFirstOrThrow()).forks)
  for (const fork of forks) counts.set(fork.day, countFork(counts.get(fork.day) ?? NONE, fork))
  await db
    .updateTable('DailyRoads')
    .set({ forks: JSON.stringify(Object.fromEntries(counts)) })
    .where('day', '=', day)
    .execute()
}

export async function findForkCounts({ db }: Database, day: string): Promise<ForkCounts> {
  const row = await db
    .selectFrom('DailyRoads')
    .select('forks')
    .where('day', '=', day)
    .executeTakeFirst()
  return decode(row?.forks ?? '{}')
}
