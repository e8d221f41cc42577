import { dayOf, weekOf } from '@fable/contract/limits'
import { type Ending, forksAlong, hasSharedPaths, newRun, replay, tallyOf } from '@fable/engine'
import type { Database } from '../../db/database.ts'
import { isUnavailable } from '../../db/errors.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import type { Metrics } from '../../lib/metrics.ts'
import { findDisplayNames } from '../../lib/names/display-names.ts'
import type { Requester } from '../../lib/work.ts'
import { isRoadOpen } from '../roads.ts'
import {
  compressInputs,
  decodeInputs,
  encodeDraws,
  encodeInputs,
  encodeLanterns,
  turnsOf,
} from '../seeds.ts'
import { asStarted, listTranscripts, findRuns, withoutName } from '../store.ts'
import { failWith, type TurnResponse, type TurnResult, RunInPlay } from './run-in-play.ts'
import { type TurnUpdate, updateTurns, updateEnd } from './turn-store.ts'

export type TurnRequest = {
  readonly runId: string
  readonly turn: number
  readonly input: string
  readonly lantern?: string | undefined
  /** Charges milliseconds of work to the client of this request, because a batch plays the turns of several clients. */
  readonly charge?: Requester['charge'] | undefined
}

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findUsernames'> & {
  readonly metrics?: Pick<Metrics, 'runEnded'> | undefined
}

type UnsavedRuns = {
  /** The ids of runs that were not written, because another request or server has changed them meanwhile. */
  readonly conflicting: Set<string>
  readonly failed: Map<string, unknown>
}

/**
 * Plays the turns of a batch together. A run that has changed meanwhile, for example on another server, is read and
 * played again. The returned function gives the response to a request or throws its problem.
 */
export async function playTurns(deps: Deps, requests: readonly TurnRequest[]) {
  const results = new Map<TurnRequest, TurnResult>()
  let waiting = requests

  while (waiting.length > 0) {
    const runs = await loadRuns(deps, waiting)
    for (const request of waiting) {
      const began = performance.now()
      results.set(request, playTurn(runs.get(request.runId), request))
      request.charge?.(performance.now() - began)
    }
    const { conflicting, failed } = await saveRuns(deps, runs.values())
    for (const request of waiting) {
      if (failed.has(request.runId)) results.set(request, failWith(failed.get(request.runId)))
    }
    waiting = waiting.filter(({ runId }) => conflicting.has(runId))
  }

  return (request: TurnRequest): TurnResponse => {
    const result = results.get(request)
    if (!result) throw new Error('A turn of the batch was not played.')
    return result()
  }
}

/** Loads inputs only if a request repeats a turn, or if the seeds depend on them. */
async function loadRuns({ database, now, findUsernames }: Deps, requests: readonly TurnRequest[]) {
  const rows = await findRuns(database, [...new Set(requests.map(({ runId }) => runId))])
  const turnsOf = new Map(rows.map(({ id, turns }) => [id, turns]))
  const repeated = requests.filter(({ runId, turn }) => turn < (turnsOf.get(runId) ?? 0))
  const onRoads = rows.filter(({ road }) => road !== null)
  const neededIds = new Set([...repeated.map(({ runId }) => runId), ...onRoads.map(({ id }) => id)])
  const transcripts = await listTranscripts(database, [...neededIds])

  // A run may have been deleted between the two reads; such runs are left out.
  const existing = rows.filter(({ id }) => transcripts.has(id) || !neededIds.has(id))
  const ended = existing.filter(({ endedAt }) => endedAt !== null)
  const displayName = await findDisplayNames(findUsernames, ended)
  return new Map(
    existing.map((row) => {
      const transcript = transcripts.get(row.id)
      const isClosed = !isRoadOpen(row.road, now())
      return [row.id, new RunInPlay(row, { displayName, transcript, isClosed })]
    }),
  )
}

function playTurn(run: RunInPlay | undefined, request: TurnRequest): TurnResult {
  try {
    if (!run) throw problem('run_not_found')
    return run.playInput(request)
  } catch (error) {
    // An error in one run must not affect the other runs of the batch.
    return failWith(error)
  }
}

/** An error while saving the end of a run does not affect other runs, unless the database is unavailable. */
async function saveRuns(
  { database, now, metrics }: Deps,
  runs: Iterable<RunInPlay>,
): Promise<UnsavedRuns> {
  const time = now()
  const played = Array.from(runs).filter(({ newInputs }) => newInputs.length > 0)
  const conflicting = new Set(played.map(({ row }) => row.id))
  const failed = new Map<string, unknown>()
  const open = played.filter(({ ending }) => !ending)
  const today = dayOf(time)
  const updates = open.map((run) => toTurnUpdate(run, today))
  for (const id of await updateTurns(database, updates)) conflicting.delete(id)

  for (const run of played) {
    if (!run.ending) continue
    const { id } = run.row
    try {
      const saved = await saveEnd(database, run, { ending: run.ending, time })
      if (!saved) continue
      run.setRank(saved.rank)
      metrics?.runEnded()
    } catch (error) {
      if (isUnavailable(error)) throw error
      failed.set(id, error)
    }
    conflicting.delete(id)
  }
  return { conflicting, failed }
}

function toTurnUpdate(run: RunInPlay, today: string): TurnUpdate {
  const { row, turns, state, posts, newInputs, newLanterns, newDraws } = run
  if (!state) throw new Error('An open run has no state.')
  return {
    id: row.id,
    from: row.turns,
    to: turns,
    state,
    posts,
    inputs: encodeInputs(newInputs),
    lanterns: encodeLanterns(newLanterns),
    draws: encodeDraws(newDraws),
    playedOn: row.playedOn === today ? undefined : today,
  }
}

/** The rank is null if the run has none. Returns undefined if the run has changed or was deleted meanwhile. */
async function saveEnd(
  database: Database,
  { row, turns, posts, name, newInputs, newLanterns, newDraws }: RunInPlay,
  { ending, time }: { ending: Ending; time: number },
): Promise<{ rank: number | null } | undefined> {
  const transcript = (await listTranscripts(database, [row.id])).get(row.id)
  if (!transcript) return undefined

  const inputs = [...decodeInputs(transcript), ...newInputs]
  const started = asStarted(row)
  const lanterns = row.lanterns + encodeLanterns(newLanterns)
  const draws = row.draws + encodeDraws(newDraws)
  const start = newRun(started)
  const replayed = replay(start, turnsOf({ ...started, draws }, inputs))
  const attempt = row.attempt === 1 && isRoadOpen(row.road, time) ? 1 : 0

  return updateEnd(database, {
    id: row.id,
    userId: row.userId,
    claimed: row.claimed,
    from: row.turns,
    to: turns,
    playedOn: dayOf(time),
    endedAt: new Date(time).toISOString(),
    week: weekOf(time),
    boardName: name,
    daysSurvived: ending.daysSurvived,
    flames: posts.flames,
    lostDays: tallyOf(replayed.turns).lostDays,
    strength: ending.strength,
    transcript: compressInputs(row.claimed === 1 ? withoutName(row, inputs) : inputs),
    lanterns,
    draws,
    road: row.road,
    attempt,
    forks: attempt === 1 && hasSharedPaths(row) ? forksAlong(start, replayed) : null,
  })
}
