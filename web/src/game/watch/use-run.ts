import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ScreenData } from '@fable/contract'
import { isPlayable } from '@fable/engine'
import { ApiError, call, isProblem } from '../../lib/api.ts'
import { useRendered } from '../../lib/screen-data.ts'
import type { Transcript } from '../run/replay-transcript.ts'
import { framesOf, type Frame } from './frames.ts'

const OPEN_AGAIN_MS = 3_000

const runKey = (id: string) => ['run', id]

export function cacheRun(client: QueryClient, { run }: ScreenData): void {
  if (run) client.setQueryData<Transcript>(runKey(run.id), run)
}

export type NoRun = 'loading' | 'unknown' | 'on open road' | 'failed' | 'unplayed' | 'other rules'

type FoundRun = {
  readonly run: Transcript | undefined
  /** Empty before the first turn, and if the run was played under other rules. */
  readonly frames: readonly Frame[]
  readonly why: NoRun
  readonly refetch: () => void
}

export function useRun(id: string): FoundRun {
  const { missing } = useRendered()
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    queryKey: runKey(id),
    queryFn: ({ signal }) => call('GET /api/runs/:id', { params: { id } }, { signal }),
    staleTime: ({ state }) => (state.data?.open === false ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data?.open ? OPEN_AGAIN_MS : false),
  })
  const canBeShown = run !== undefined && isPlayable(run.rules)
  const frames = useMemo(() => (run && canBeShown ? framesOf(run) : []), [run, canBeShown])

  const why = (): NoRun => {
    if (run) return canBeShown ? 'unplayed' : 'other rules'
    if (isProblem(error, 'road_open')) return 'on open road'
    if (missing !== undefined || (error instanceof ApiError && error.status === 404))
      return 'unknown'
    return error ? 'failed' : 'loading'
  }
  return { run, frames, why: why(), refetch: () => void refetch() }
}
