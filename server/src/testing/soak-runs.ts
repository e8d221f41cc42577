import type { LeaderboardEntry } from '@fable/contract'
import { newRun, replay } from '@fable/engine'
import {
  botFor,
  type PlayedRun,
  continueRun,
  playRun,
  readRun,
  sendValidTurn,
} from './ranked-runs.ts'
import { startCrashableServer, type CrashableServer } from './crashable-server.ts'

/** Every so many runs are left in the middle, and played on when all the killing is over. */
const LEFT_OPEN = 10
const TURNS_UNTIL_LEFT = 5

type Soak = {
  readonly runs: number
  readonly kills: number
  /** How many play at the same time. */
  readonly players: number
  /** An empty folder. */
  readonly folder: string
}

type SoakReport = {
  readonly ended: number
  readonly turns: number
  readonly answered: number
  readonly sentAgain: number
  readonly seconds: number
  /** What is not as it should be; nothing, if all is well. */
  readonly faults: readonly string[]
}

/** All runs, played by so many players at once while the server is killed again and again. */
const playThroughKills = async (server: CrashableServer, { runs, kills, players }: Soak) => {
  const played: PlayedRun[] = []
  let started = 0
  let killed = 0
  let killing: Promise<void> = Promise.resolve()

  const killWhenDue = () => {
    if (killed >= kills || played.length < ((killed + 1) * runs) / (kills + 1)) return
    killed += 1
    killing = killing.then(server.kill)
  }
  const play = async () => {
    while (started < runs) {
      const number = started++
      const turns = number % LEFT_OPEN === 0 ? TURNS_UNTIL_LEFT : Infinity
      const start = number % 2 ? { playerName: 'Wanda' } : {}
      played.push(await playRun(server, { start, bot: botFor(number), turns }))
      killWhenDue()
    }
  }
  await Promise.all(Array.from({ length: players }, play))
  await killing
  return played
}

/** What is wrong with a run that was told it has ended. */
const faultsOf = async (server: CrashableServer, run: PlayedRun): Promise<string[]> => {
  const faults: string[] = []
  const read = await readRun(server, run.id)
  const turns = run.inputs.map((input, turn) => ({ input, seed: run.seeds[turn] }))
  if (read.open || run.ended === undefined) faults.push('is not ended')
  if (read.daysSurvived !== run.ended?.daysSurvived) faults.push('has other days')
  if (JSON.stringify(read.turns) !== JSON.stringify(turns)) faults.push('has other turns')
  const replayed = replay(newRun(read.player), read.turns)
  if (replayed.ended?.daysSurvived !== read.daysSurvived) faults.push('replays differently')
  const last = run.inputs.length - 1
  const again = await sendValidTurn(server, run, last, run.inputs[last] ?? '')
  if (JSON.stringify(again.ended) !== JSON.stringify(run.ended)) faults.push('is told another end')
  return faults.map((fault) => `${run.id} ${fault}`)
}

/** Whether each of the runs is on the board once, and nothing else is. */
const boardFaults = async (server: CrashableServer, runs: readonly PlayedRun[]) => {
  const ranks = new Map<number, string>()
  for (const { id } of runs) ranks.set((await readRun(server, id)).rank ?? 0, id)
  const expected = runs.map((_, index) => index + 1)
  const faults = expected.filter((rank) => !ranks.has(rank)).map((rank) => `nobody is ${rank}th`)
  const board = await (await server.get('/api/leaderboard?limit=100')).json()
  for (const { id, rank } of board as LeaderboardEntry[]) {
    if (ranks.get(rank) !== id) faults.push(`another than ${id} is ${rank}th on the board`)
  }
  return faults
}

/**
 * Plays ranked runs against a real server that is killed with SIGKILL on the way, and looks whether
 * every run that was told it ended is on the board once, and every open one goes on.
 */
export const soakRuns = async (soak: Soak): Promise<SoakReport> => {
  const server = await startCrashableServer(soak.folder)
  try {
    const begun = performance.now()
    const played = await playThroughKills(server, soak)
    const seconds = (performance.now() - begun) / 1000
    const { answered, again: sentAgain } = server.count

    const runs: PlayedRun[] = []
    for (const run of played) runs.push(run.ended ? run : await continueRun(server, run))
    const faults = await boardFaults(server, runs)
    for (const run of runs) faults.push(...(await faultsOf(server, run)))
    const turns = runs.reduce((sum, { inputs }) => sum + inputs.length, 0)
    return { ended: runs.length, turns, answered, sentAgain, seconds, faults }
  } finally {
    await server.stop()
  }
}
