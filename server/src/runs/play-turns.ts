import type { Ending } from '@fable/engine'
import { isUnavailable } from '../platform/db/errors.ts'
import type { Database } from '../platform/db/database.ts'
import { type Advance, updateTurns, updateEnd } from './turn-store.ts'
import { listTranscripts, findRuns } from './store.ts'
import { problem } from '../platform/http/problems.ts'
import { dayOf, weekOf } from './calendar.ts'
import { encodeInputs, decodeInputs, compressInputs } from './transcript.ts'
import { failWith, type TurnResult, RunInPlay } from './run-in-play.ts'

export type TurnRequest = {
  readonly runId: string
  readonly turn: number
  readonly input: string
}

type Deps = { readonly database: Database; readonly now: () => number }

/** The runs that the requests are about; with their answers where a played turn is asked for again. */
const load = async (database: Database, requests: readonly TurnRequest[]) => {
  const rows = await findRuns(database, [...new Set(requests.map(({ runId }) => runId))])
  const turnsOf = new Map(rows.map(({ id, turns }) => [id, turns]))
  const again = requests.filter(({ runId, turn }) => turn < (turnsOf.get(runId) ?? 0))
  const askedAgain = new Set(again.map(({ runId }) => runId))
  const records = await listTranscripts(database, [...askedAgain])
  // A run that has been deleted between the two reads is none any more.
  const present = rows.filter(({ id }) => records.has(id) || !askedAgain.has(id))
  return new Map(present.map((row) => [row.id, new RunInPlay(row, records.get(row.id))]))
}

const take = (run: RunInPlay | undefined, { turn, input }: TurnRequest): TurnResult => {
  try {
    if (!run) throw problem('run_not_found')
    return run.take(turn, input)
  } catch (error) {
    // Whatever is wrong with one run: the others of the group go on.
    return failWith(error)
  }
}

const advanceOf = (run: RunInPlay, time: number): Advance => ({
  id: run.row.id,
  from: run.row.turns,
  to: run.turns,
  state: JSON.stringify(run.state),
  inputs: encodeInputs(run.newInputs),
  playedOn: dayOf(time),
})

/** Writes the end of a run and answers its rank; undefined: another has played on meanwhile. */
const saveEnd = async (
  database: Database,
  { row, turns, name, newInputs }: RunInPlay,
  { ending, time }: { ending: Ending; time: number },
): Promise<number | undefined> => {
  const record = (await listTranscripts(database, [row.id])).get(row.id)
  return (
    record &&
    updateEnd(database, {
      id: row.id,
      from: row.turns,
      to: turns,
      playedOn: dayOf(time),
      endedAt: new Date(time).toISOString(),
      week: weekOf(time),
      boardName: name,
      daysSurvived: ending.daysSurvived,
      strength: ending.strength,
      transcript: compressInputs([...decodeInputs(record), ...newInputs]),
    })
  )
}

/** The runs of a group, by id, that could not be written. */
type Unsaved = {
  /** Another has played on meanwhile. */
  readonly lost: Set<string>
  /** Why the end of each could not be written. */
  readonly failed: Map<string, unknown>
}

/** Writes what has been played; what is wrong with the end of one run stops no other. */
const save = async ({ database, now }: Deps, runs: Iterable<RunInPlay>): Promise<Unsaved> => {
  const time = now()
  const played = Array.from(runs).filter(({ newInputs }) => newInputs.length > 0)
  const lost = new Set(played.map(({ row }) => row.id))
  const failed = new Map<string, unknown>()
  const goingOn = played.filter(({ ending }) => !ending)
  const advances = goingOn.map((run) => advanceOf(run, time))
  for (const id of await updateTurns(database, advances)) lost.delete(id)

  for (const run of played) {
    if (!run.ending) continue
    const { id } = run.row
    try {
      const rank = await saveEnd(database, run, { ending: run.ending, time })
      if (rank === undefined) continue
      run.ranked(rank)
    } catch (error) {
      if (isUnavailable(error)) throw error
      failed.set(id, error)
    }
    lost.delete(id)
  }
  return { lost, failed }
}

/**
 * Plays all the turns that are waiting: one read and one write for the group, whatever its size. A
 * run that another server has played on meanwhile is read and played again.
 */
export const playTurns = async (deps: Deps, requests: readonly TurnRequest[]) => {
  const results = new Map<TurnRequest, TurnResult>()
  let waiting = requests
  while (waiting.length > 0) {
    const runs = await load(deps.database, waiting)
    for (const request of waiting) results.set(request, take(runs.get(request.runId), request))
    const { lost, failed } = await save(deps, runs.values())
    for (const request of waiting) {
      if (failed.has(request.runId)) results.set(request, failWith(failed.get(request.runId)))
    }
    waiting = waiting.filter(({ runId }) => lost.has(runId))
  }
  return (request: TurnRequest): TurnResult => results.get(request) ?? take(undefined, request)
}
