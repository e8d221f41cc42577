import { LRUCache } from 'lru-cache'
import type { Run } from '@fable/contract'
import { runPath } from '@fable/contract/limits'
import { isNameTurn, type State } from '@fable/engine'
import type { Database } from '../../db/database.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import type { Found, Missing } from '../../http/documents.ts'
import {
  type DisplayName,
  findDisplayNames,
  type FindUsernames,
} from '../../lib/names/display-names.ts'
import { chargeWork } from '../../lib/work.ts'
import { findRank, rankingOf } from '../leaderboard/store.ts'
import { isRoadOpen } from '../roads.ts'
import { decodeInputs, commitmentOf, turnsOf, isRunId } from '../seeds.ts'
import { asStarted, findRunWithInputs, type RunRow, type RunWithInputs } from '../store.ts'

/**
 * Returns an open run to a client that knows its id. The player may have passed the id on to others, so `playerName` is
 * the name that the leaderboard would show.
 */
export const openRun = (run: RunWithInputs, state: State, displayName: DisplayName): Run => ({
  id: run.id,
  open: true,
  playerName: displayName(run, run.userName || state.playerName),
  daysSurvived: state.day,
  rules: run.rules,
  player: { playerName: run.playerName, userName: asStarted(run).userName },
  turns: turnsOf(asStarted(run), decodeInputs(run)),
  commitment: commitmentOf(run.secret),
  startedAt: run.startedAt,
  ...(run.road !== null && { road: run.road }),
})

/**
 * Returns an input as it may be published. A name that may not be shown, and the name of a claimed run, is replaced by
 * another name, with which a replay gives the same run.
 */
export function publicInput(
  run: RunRow,
  { turn, input }: { readonly turn: number; readonly input: string },
  displayName: DisplayName,
): string {
  if (!isNameTurn(asStarted(run), turn)) return input
  return run.claimed === 1 ? displayName(run) : displayName(run, input)
}

function publicPlayer(run: RunRow, displayName: DisplayName): Run['player'] {
  const { playerName, userName } = asStarted(run)
  const isRenamed = run.claimed === 1 && playerName !== ''
  return {
    playerName: isRenamed ? displayName(run) : displayName(run, playerName),
    userName: displayName(run, userName),
  }
}

type Ended = {
  readonly rank: number | undefined
  readonly displayName: DisplayName
  /** True if the secret may be published, because the run was on no daily road or the road has closed. */
  readonly isClosed: boolean
}

const endedRun = (run: RunWithInputs, { rank, displayName, isClosed }: Ended): Run => ({
  id: run.id,
  open: false,
  playerName: displayName(run),
  daysSurvived: run.daysSurvived ?? 0,
  rules: run.rules,
  player: publicPlayer(run, displayName),
  turns: turnsOf(
    asStarted(run),
    decodeInputs(run).map((input, turn) => publicInput(run, { turn, input }, displayName)),
  ),
  commitment: commitmentOf(run.secret),
  ...(isClosed && { secret: run.secret }),
  ...(run.strength !== null && { strength: run.strength }),
  lostDays: run.lostDays,
  flames: run.flames,
  startedAt: run.startedAt,
  ...(run.endedAt !== null && { endedAt: run.endedAt }),
  ...(run.road !== null && { road: run.road }),
  ...(run.hidden === 0 && rank !== undefined && { rank }),
})

async function findRankOf(database: Database, run: RunRow): Promise<number | undefined> {
  const { id, daysSurvived, flames, lostDays, strength, endedAt } = run
  if (daysSurvived === null || strength === null || endedAt === null) {
    throw new Error('A run is neither open nor ended.')
  }
  const ranking = rankingOf(run)
  return (
    ranking &&
    findRank(database, { id, daysSurvived, flames, lostDays, strength, endedAt }, ranking)
  )
}

type ReadDeps = { readonly database: Database; readonly findUsernames: FindUsernames }

export async function readEndedRun(
  { database, findUsernames }: ReadDeps,
  run: RunWithInputs,
  { isClosed }: Pick<Ended, 'isClosed'>,
): Promise<Run> {
  const rank = await findRankOf(database, run)
  const displayName = await findDisplayNames(findUsernames, [run])
  const startedAt = performance.now()
  const ended = endedRun(run, { rank, displayName, isClosed })
  chargeWork(performance.now() - startedAt)
  return ended
}

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findUsernames'>

export type EndedRun = RunWithInputs & { readonly daysSurvived: number }

/** Finds the run if it has ended, is not hidden, and was not on a road that is still open. */
export async function findPublicRun(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
): Promise<EndedRun | undefined> {
  const run = isRunId(id) ? await findRunWithInputs(database, id) : undefined
  if (run?.hidden !== 0 || run.daysSurvived === null || isRoadOpen(run.road, now())) {
    return undefined
  }
  return { ...run, daysSurvived: run.daysSurvived }
}

/**
 * The time in milliseconds for which an ended run is cached. Its turns do not change, but its rank and its names can,
 * and it can be hidden.
 */
const KEPT_MS = 1000
const KEPT_RUNS = 100

export function runContents(deps: Deps): {
  readonly run: (asked: { readonly id: string }) => Promise<Found | Missing>
} {
  const find = async (id: string): Promise<Found | Missing> => {
    const run = await findPublicRun(deps, id)
    if (!run) return { missing: 404 }
    const ended = await readEndedRun(deps, run, { isClosed: true })
    return { path: runPath(id), contents: { run: ended } }
  }
  const kept = new LRUCache<string, Found | Missing>({
    max: KEPT_RUNS,
    ttl: KEPT_MS,
    fetchMethod: find,
  })
  return { run: ({ id }) => kept.forceFetch(id.toLowerCase()) }
}
