import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NEW_TALLY, type Tally } from '@fable/engine'
import { call } from '../../lib/api.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { finishedRuns, isCounted } from '../run/finished-runs.ts'
import { isRoadGivenUp } from '../run/given-up.ts'
import {
  endingOf,
  isOfOtherRules,
  replayTranscript,
  type Transcript,
} from '../run/replay-transcript.ts'
import type { OwnAttempt } from '../run/road.ts'
import { DAILY_KEY, type Today } from '../run/today.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import { load } from '../save/store.ts'

export type Attempt = {
  readonly name: 'none' | 'open' | 'ended' | 'given-up'
  readonly day: number
  readonly ending: SeenEnding | null
  /** The health of the attempt by day; empty if unknown. */
  readonly health: Tally['health']
  readonly id?: string
  /** The secret with which a guest shows that the attempt is the guest's own. */
  readonly claim?: string | undefined
}

const NONE: Attempt = { name: 'none', day: 0, ending: null, health: [] }

const GIVEN_UP: Attempt = { ...NONE, name: 'given-up' }

/**
 * Until the day ends, the server shows the attempt of an account only to that account. A guest's attempt is the one in
 * this browser.
 */
export function useAttempt(today: Today | undefined): Attempt {
  const attempt = today?.you?.attempt
  const { data: run } = useQuery({
    queryKey: [...DAILY_KEY, 'attempt', attempt?.id, attempt?.turns],
    queryFn: ({ signal }) =>
      call('GET /api/runs/:id', { params: { id: attempt?.id ?? '' } }, { signal }),
    enabled: attempt !== undefined && !attempt.givenUp,
    staleTime: Infinity,
  })
  const shown = useMemo(() => healthAndEnding(run), [run])
  const isHydrated = useIsHydrated()
  const day = isHydrated && today?.you === null ? today.today.day : null
  const here = useMemo(() => (day === null ? null : attemptHere(day)), [day])
  if (!attempt) return here ?? NONE
  if (attempt.givenUp) return GIVEN_UP
  const { id, open, daysSurvived } = attempt
  const reached = daysSurvived ?? run?.daysSurvived ?? 0
  return { name: open ? 'open' : 'ended', id, day: reached, ...shown }
}

// A transcript of other rules cannot be replayed, so its health and its ending are unknown.
function healthAndEnding(run: Transcript | undefined): Pick<Attempt, 'health' | 'ending'> {
  if (!run || isOfOtherRules(run)) return { ending: null, health: [] }
  const replayed = replayTranscript(run)
  const { health } = replayed.turns.at(-1)?.tally ?? NEW_TALLY
  return { ending: endingOf(replayed), health }
}

/**
 * Finds a guest's attempt on a road. Once another run has started in this browser, only the result of an ended attempt
 * is known.
 */
function attemptHere(day: string): Attempt | null {
  if (isRoadGivenUp(day)) return GIVEN_UP
  const { game } = load()
  const { run, state } = game
  if (run?.road?.day === day) {
    const { id, claim, ended = null, story } = run
    const { health } = story
    return ended
      ? { name: 'ended', id, claim, day: ended.daysSurvived, ending: ended, health }
      : { name: 'open', id, day: state.day, ending: null, health }
  }
  const ended = finishedRuns().find((finished) => finished.road === day && isCounted(finished))
  if (!ended?.rankedId) return null
  const { rankedId: id, claim, daysSurvived } = ended
  return { name: 'ended', id, claim, day: daysSurvived, ending: ended, health: [] }
}

export const ownOf = ({ id, name }: Attempt): OwnAttempt | undefined =>
  id === undefined ? undefined : { id, isOpen: name === 'open' }
