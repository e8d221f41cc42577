import { ApiError, call } from '../../lib/api.ts'
import { fieldsOf, listOf, textOr } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'

type GivenUpRun = {
  readonly id: string
  /** The day of the run's daily road; '' without one. */
  readonly road: string
  readonly isTold: boolean
}

const KEY = 'GivenUpRuns'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [KEY]: true
  }
}

const RUNS_MAX = 20

/** After a problem with one of these codes the run cannot go on anyway. */
const FINAL_CODES: readonly string[] = ['run_not_found', 'run_ended']

const givenUpRuns = (): readonly GivenUpRun[] =>
  listOf(readJson(KEY))
    .map(fieldsOf)
    .map(({ id, road, isTold }) => ({
      id: textOr(id, ''),
      road: textOr(road, ''),
      isTold: isTold === true,
    }))
    .filter(({ id }) => id !== '')

const write = (runs: readonly GivenUpRun[]): void =>
  void writeText(KEY, JSON.stringify(runs.slice(0, RUNS_MAX)))

export function recordGivenUp({ id, road }: Pick<GivenUpRun, 'id' | 'road'>): void {
  write([{ id, road, isTold: false }, ...givenUpRuns().filter((run) => run.id !== id)])
}

export const isRoadGivenUp = (day: string): boolean =>
  givenUpRuns().some(({ road }) => road === day)

/** Tells the server which runs were given up. Without a response, the next call of this function tells it again. */
export async function tellGivenUp(): Promise<void> {
  for (const { id } of givenUpRuns().filter(({ isTold }) => !isTold)) {
    try {
      await call('POST /api/runs/:id/give-up', { params: { id } })
    } catch (error) {
      // An old server does not have this call. The next visit may reach a newer one.
      if (!(error instanceof ApiError) || !FINAL_CODES.includes(error.code ?? '')) return
    }
    write(givenUpRuns().map((run) => (run.id === id ? { ...run, isTold: true } : run)))
  }
}
