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

/** Every n-th run is left open after a few turns, and continued after all kills. */
const LEFT_OPEN = 10
const TURNS_UNTIL_LEFT = 5

type Soak = {
  readonly runs: number
  readonly kills: number
  /** The number of concurrent players. */
  readonly players: number
  /** An empty folder. */
  readonly folder: string
}

type SoakReport = {
  readonly ended: number
  readonly turns: number
  readonly responses: number
  readonly retries: number
  readonly seconds: number
  /** The errors that were found. Empty if nothing was lost. */
  readonly errors: readonly string[]
}

/** Plays all runs with concurrent players while the server is killed repeatedly. */
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

/** Finds errors in a run that has ended for the client. */
const findRunErrors = async (server: CrashableServer, run: PlayedRun): Promise<string[]> => {
  const errors: string[] = []
  const read = await readRun(server, run.id)
  const turns = run.inputs.map((input, turn) => ({ input, seed: run.seeds[turn] }))
  if (read.open || run.ended === undefined) errors.push('has not ended')
  if (read.daysSurvived !== run.ended?.daysSurvived) errors.push('has different days')
  if (JSON.stringify(read.turns) !== JSON.stringify(turns)) errors.push('has different turns')
  const replayed = replay(newRun(read.player), read.turns)
  if (replayed.ended?.daysSurvived !== read.daysSurvived) errors.push('replays differently')
  const last = run.inputs.length - 1
  const repeated = await sendValidTurn(server, run, last, run.inputs[last] ?? '')
  if (JSON.stringify(repeated.ended) !== JSON.stringify(run.ended)) errors.push('ends differently')
  return errors.map((error) => `${run.id} ${error}`)
}

/** Finds errors in the leaderboard, which must contain each run exactly once and nothing else. */
const findLeaderboardErrors = async (server: CrashableServer, runs: readonly PlayedRun[]) => {
  const ranks = new Map<number, string>()
  for (const { id } of runs) ranks.set((await readRun(server, id)).rank ?? 0, id)
  const expected = runs.map((_, index) => index + 1)
  const errors = expected
    .filter((rank) => !ranks.has(rank))
    .map((rank) => `rank ${rank} is missing`)
  const entries = await (await server.get('/api/leaderboard?limit=100')).json()
  for (const { id, rank } of entries as LeaderboardEntry[]) {
    if (ranks.get(rank) !== id) errors.push(`${id} is wrongly on rank ${rank}`)
  }
  return errors
}

/**
 * Plays ranked runs against a real server that is killed with SIGKILL repeatedly. Checks that every
 * ended run is on the leaderboard once and that every open run can be continued.
 */
export const soakRuns = async (soak: Soak): Promise<SoakReport> => {
  const server = await startCrashableServer(soak.folder)
  try {
    const begun = performance.now()
    const played = await playThroughKills(server, soak)
    const seconds = (performance.now() - begun) / 1000
    const { responses, retries } = server.count

    const runs: PlayedRun[] = []
    for (const run of played) runs.push(run.ended ? run : await continueRun(server, run))
    const errors = await findLeaderboardErrors(server, runs)
    for (const run of runs) errors.push(...(await findRunErrors(server, run)))
    const turns = runs.reduce((sum, { inputs }) => sum + inputs.length, 0)
    return { ended: runs.length, turns, responses, retries, seconds, errors }
  } finally {
    await server.stop()
  }
}
