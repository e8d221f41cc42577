import type { Database } from '../db/open.ts'
import { type Advance, type End, writeAdvances, writeEnd } from '../db/run-turns.ts'
import { readRecords, readRuns } from '../db/runs.ts'
import { problem } from '../http/problems.ts'
import { dayOf, weekOf } from './calendar.ts'
import { appended, inputsOf, packed } from './record.ts'
import { type Outcome, RunInPlay } from './run-in-play.ts'

export type TurnRequest = {
  readonly runId: string
  readonly turn: number
  readonly input: string
}

type Deps = { readonly database: Database; readonly now: () => number }

/** The runs that the requests are about; with their answers where a played turn is asked for again. */
const load = async ({ db }: Database, requests: readonly TurnRequest[]) => {
  const rows = await readRuns(db, [...new Set(requests.map(({ runId }) => runId))])
  const turnsOf = new Map(rows.map(({ id, turns }) => [id, turns]))
  const again = requests.filter(({ runId, turn }) => turn < (turnsOf.get(runId) ?? 0))
  const records = await readRecords(db, [...new Set(again.map(({ runId }) => runId))])
  return new Map(rows.map((row) => [row.id, new RunInPlay(row, records.get(row.id))]))
}

const take = (run: RunInPlay | undefined, { turn, input }: TurnRequest): Outcome => {
  try {
    if (!run) throw problem('run_not_found')
    return run.take(turn, input)
  } catch (error) {
    // Whatever is wrong with one run: the others of the group go on.
    return () => {
      throw error
    }
  }
}

const advanceOf = (run: RunInPlay, time: number): Advance => ({
  id: run.row.id,
  from: run.row.turns,
  to: run.turns,
  state: JSON.stringify(run.state),
  inputs: appended(run.added),
  playedOn: dayOf(time),
})

const endOf = async (
  { db }: Database,
  run: RunInPlay,
  ending: NonNullable<RunInPlay['ending']>,
  time: number,
): Promise<End | undefined> => {
  const { id, turns } = run.row
  const record = (await readRecords(db, [id])).get(id)
  return (
    record && {
      id,
      from: turns,
      to: run.turns,
      playedOn: dayOf(time),
      endedAt: new Date(time).toISOString(),
      week: weekOf(time),
      boardName: run.name,
      daysSurvived: ending.daysSurvived,
      strength: ending.strength,
      transcript: packed([...inputsOf(record), ...run.added]),
    }
  )
}

/** Writes what has been played and answers the ids of the runs that another has played on meanwhile. */
const save = async ({ database, now }: Deps, runs: Iterable<RunInPlay>): Promise<Set<string>> => {
  const time = now()
  const played = Array.from(runs).filter(({ added }) => added.length > 0)
  const lost = new Set(played.map(({ row }) => row.id))
  const goingOn = played.filter(({ ending }) => !ending)
  const advances = goingOn.map((run) => advanceOf(run, time))
  for (const id of await writeAdvances(database, advances)) lost.delete(id)

  for (const run of played) {
    if (!run.ending) continue
    const end = await endOf(database, run, run.ending, time)
    const rank = end && (await writeEnd(database, end))
    if (rank === undefined) continue
    run.ranked(rank)
    lost.delete(run.row.id)
  }
  return lost
}

/**
 * Plays all the turns that are waiting: one read and one write for the group, whatever its size. A
 * run that another server has played on meanwhile is read and played again.
 */
export const playTurns = async (deps: Deps, requests: readonly TurnRequest[]) => {
  const outcomes = new Map<TurnRequest, Outcome>()
  let waiting = requests
  while (waiting.length > 0) {
    const runs = await load(deps.database, waiting)
    for (const request of waiting) outcomes.set(request, take(runs.get(request.runId), request))
    const lost = await save(deps, runs.values())
    waiting = waiting.filter(({ runId }) => lost.has(runId))
  }
  return (request: TurnRequest): Outcome => outcomes.get(request) ?? take(undefined, request)
}
