/**
 * The engine on one core, against a loop of the same rules in plain numbers.
 *   node tools/bench/engine.ts           20 rounds
 *   node tools/bench/engine.ts 60        60 rounds
 */
import { createHash } from 'node:crypto'
import { newRun, play, replay, rngFrom } from '@fable/engine'
import type { Command, RecordedTurn } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import { median } from './median.ts'
import { playStored, replayStored, STORED_TURNS } from './ranked.ts'
import { begin, step } from './tight/loop.ts'

/** A decision as the number that the tight loop takes. */
const decisionOf = (command: Command): number => {
  switch (command.type) {
    case 'pay':
    case 'yes':
      return 1
    case 'path':
      return command.path
    case 'attack':
      return command.amount
    case 'buy':
      return command.slot
    default:
      return 0
  }
}

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

/** The runs of all bots, as the tight loop and the engine play them. */
export const RUNS = transcripts.map((turns) =>
  replay(newRun(), turns).turns.map(({ command, state }, at) => {
    return { seed: turns[at]?.seed ?? '', command, decision: decisionOf(command), state }
  }),
)
type Run = (typeof RUNS)[number]
const TURNS = RUNS.reduce((turns, run) => turns + run.length, 0)
const ROUND_MS = 100

/** This thread's own time: on a shared machine the clock would count the programs between. */
const threadMicroseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** The nanoseconds that `work` takes for each of `units`, over at least a tenth of a second. */
const nanoseconds = (units: number, work: () => void): number => {
  const begun = threadMicroseconds()
  let taken = 0
  let done = 0
  for (; taken < ROUND_MS * 1000; taken = threadMicroseconds() - begun, done += units) work()
  return (taken * 1000) / done
}

const loopRun = (run: Run): void => {
  begin(false)
  for (const { decision, seed } of run) step(decision, seed)
}

const engineRun = (run: Run): void => {
  let state = newRun()
  for (const { command, seed } of run) ({ state } = play(state, command, rngFrom(seed)))
}

/** Turns per second of the tight loop. */
export const loopTurns = (): number => 1e9 / nanoseconds(TURNS, () => RUNS.forEach(loopRun))

/** Turns per second of the engine, with all lines. */
export const engineTurns = (): number => 1e9 / nanoseconds(TURNS, () => RUNS.forEach(engineRun))

/** Microseconds of a replay of 250 turns, inputs read and all turns kept. */
export const replayTime = (): number =>
  nanoseconds(longest.length, () => longest.forEach((turns) => replay(newRun(), turns))) / 1e3

/** Microseconds of a ranked turn on the server, without HTTP and database. */
export const rankedTurnTime = (): number => nanoseconds(STORED_TURNS, playStored) / 1e3

/** Microseconds of the replay with which the server ends a run of 250 turns. */
export const endTime = (): number => nanoseconds(1, replayStored) / 1e3

const MEASURES = {
  'tight loop, turns/s': loopTurns,
  'engine with lines, turns/s': engineTurns,
  'replay of 250 turns, µs': replayTime,
  'ranked turn on the server, µs': rankedTurnTime,
  'end of a ranked run of 250 turns, µs': endTime,
}
type Name = keyof typeof MEASURES

if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 20)
  const names = Object.keys(MEASURES) as Name[]
  const measured = new Map<Name, number[]>(names.map((name) => [name, []]))
  // The first rounds only warm up.
  for (let round = -3; round < rounds; round += 1) {
    for (const name of names) {
      const figure = MEASURES[name]()
      if (round >= 0) measured.get(name)?.push(figure)
    }
  }
  const medianOf = (name: Name) => median(measured.get(name) ?? [])
  const ratio = medianOf('tight loop, turns/s') / medianOf('engine with lines, turns/s')
  console.table({
    ...Object.fromEntries(names.map((name) => [name, Number(medianOf(name).toPrecision(3))])),
    'engine / tight loop': `1/${ratio.toFixed(1)}`,
  })
}
