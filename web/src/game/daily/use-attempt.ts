import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DAILY_KEY, type Today } from '../run/today.ts'
import {
  endingOf,
  isOfOtherRules,
  replayTranscript,
  storyOf,
  type Transcript,
} from '../run/replay-transcript.ts'
import { stripOf, type StripCell } from '../run/road-strip.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import { call } from '../../lib/api.ts'

/** The player's attempt on today's road. What is not known of it yet is missing. */
export type Attempt = {
  readonly name: 'none' | 'open' | 'ended'
  readonly day: number
  readonly cells: readonly StripCell[]
  readonly ending: SeenEnding | null
  readonly id?: string
}

const NOT_WALKED = stripOf({ health: [] }, null)

/** What the transcript of an attempt shows. That of other rules cannot be replayed here. */
function stripAndEnding(run: Transcript | undefined) {
  if (!run || isOfOtherRules(run)) return { cells: NOT_WALKED, ending: null }
  const daysSurvived = run.open ? null : run.daysSurvived
  const replayed = replayTranscript(run)
  return { cells: stripOf(storyOf(replayed), daysSurvived), ending: endingOf(replayed) }
}

/** Reads the attempt of who is signed in, which nobody else can read before the day ends. */
export function useAttempt(today: Today | undefined): Attempt {
  const attempt = today?.you?.attempt
  const { data: run } = useQuery({
    queryKey: [...DAILY_KEY, 'attempt', attempt?.id, attempt?.turns],
    queryFn: ({ signal }) =>
      call('GET /api/runs/:id', { params: { id: attempt?.id ?? '' } }, { signal }),
    enabled: attempt !== undefined,
    staleTime: Infinity,
  })
  const shown = useMemo(() => stripAndEnding(run), [run])
  if (!attempt) return { name: 'none', day: 0, cells: NOT_WALKED, ending: null }
  const { id, open, daysSurvived } = attempt
  const day = daysSurvived ?? run?.daysSurvived ?? 0
  return { name: open ? 'open' : 'ended', id, day, ...shown }
}
