import { createHash } from 'node:crypto'
import { newRun, play, type RecordedTurn, replay, rngFrom } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import { playStored, replayStored, STORED_TURNS } from './ranked.ts'
import type { Part } from './row.ts'

/** With the turn's number as long as the seeds of ranked runs: 32 characters. */
const secretOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 29)

const RUNS_PER_BOT = 20
const REPLAYED = 250

const transcripts: readonly RecordedTurn[][] = Object.values(BOTS).flatMap((bot, at) =>
  Array.from({ length: RUNS_PER_BOT }, (_, run) => {
    const { record } = playRun(bot, secretOf(`${at} ${run}`))
    // Strings as they come from a request or a database, not as they were put together here.
    return JSON.parse(JSON.stringify(record)) as RecordedTurn[]
  }),
)
const longest = transcripts
  .filter(({ length }) => length >= REPLAYED)
  .map((turns) => turns.slice(0, REPLAYED))
const commands = transcripts.map((turns) =>
  replay(newRun(), turns).turns.map(({ command }, at) => ({
    command,
    seed: turns[at]?.seed ?? '',
  })),
)
const TURNS = commands.reduce((turns, run) => turns + run.length, 0)
const ROUND_MICROSECONDS = 100_000

/** This thread's own time: on a shared machine the clock would count the programs between. */
const threadMicroseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** The microseconds that `work` takes for each of `units`, over at least a tenth of a second. */
const microseconds = (units: number, work: () => void): number => {
  const begun = threadMicroseconds()
  let taken = 0
  let done = 0
  for (; taken < ROUND_MICROSECONDS; taken = threadMicroseconds() - begun, done += units) work()
  return taken / done
}

const playAll = (): void => {
  for (const run of commands) {
    let state = newRun()
    for (const { command, seed } of run) ({ state } = play(state, command, rngFrom(seed)))
  }
}

const replayLongest = (): void => {
  for (const turns of longest) replay(newRun(), turns)
}

/** What is measured, the most µs that it should take, and how often `work` does it. */
const MEASURES: readonly (readonly [string, number, number, () => void])[] = [
  ['a turn of the engine, with lines', 2, TURNS, playAll],
  ['a replay of 250 turns', 200, longest.length, replayLongest],
  ['a ranked turn, without HTTP and database', 20, STORED_TURNS, playStored],
  ['the end of a ranked run of 250 turns, the same', 2000, 1, replayStored],
]

/** The engine on one core. */
export const engine = (): Promise<Part> =>
  Promise.resolve({
    rows: MEASURES.map(([what, limit, units, work]) => ({
      what,
      beside: 'its limit',
      unit: 'µs' as const,
      atLeast: 1,
      measure: () => Promise.resolve({ figure: microseconds(units, work), limit }),
    })),
    close: () => Promise.resolve(),
  })
