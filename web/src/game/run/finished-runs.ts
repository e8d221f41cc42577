import { dayOf, FINISHED_RUNS_MAX } from '@fable/contract/limits'
import type { Ending } from '@fable/engine'
import { countOr, fieldsOf, listOf, textOr, type Fields } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { Store } from '../../lib/store.ts'
import { EMPTY_LEDGER, FLAMES_MAX } from '../ledger/ledger.ts'
import type { GameVariables } from '../save/game-variables.ts'
import { decodeEnding } from '../save/seen-ending.ts'
import { SAVE_KEY } from '../save/store.ts'
import { withoutClaim, withoutClaims } from '../save/without-claims.ts'

export type FinishedRun = Ending & {
  readonly playerName: string
  /** In milliseconds since 1970. */
  readonly endedAt: number
  readonly rankedId?: string
  /** The commitment to the run's secret that this player got at the start. */
  readonly commitment?: string
  /**
   * The secret with which an account can claim the run. Missing if the run has an account, and in the copy of the list
   * in an account.
   */
  readonly claim?: string
  /** True if the run was a guest's before the account claimed it. */
  readonly isClaimed?: true
  /** The day of the run's daily road; missing for other runs. A run on a road is on no other leaderboard. */
  readonly road?: string
  readonly flames: number
  readonly lostDays: number
  /** The id of an account; missing if nobody was signed in. */
  readonly owner?: string
}

export type EndedRun = Omit<FinishedRun, 'endedAt' | 'owner'>

export const RUNS_KEY = 'FinishedRuns'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [RUNS_KEY]: true
  }
}

export const storedRuns = (): FinishedRun[] =>
  listOf(readJson(RUNS_KEY)).flatMap((run) => decodeRun(fieldsOf(run)))

export const storeRuns = (runs: readonly FinishedRun[]): boolean =>
  writeText(RUNS_KEY, JSON.stringify(runs))

// Returns the id of the account in this browser's save, or '' if there is none.
const currentOwner = (): string => textOr(fieldsOf(readJson(SAVE_KEY)).userID, '')

/** Returns the stored runs, the newest first, without the runs of other accounts. */
export function finishedRuns(): FinishedRun[] {
  const current = currentOwner()
  // Runs without an owner belong to everybody who uses this browser.
  return storedRuns().filter(({ owner }) => owner === undefined || owner === current)
}

export const withRun = (runs: readonly FinishedRun[], run: FinishedRun): readonly FinishedRun[] =>
  keptOf([run, ...runs])

export const recordedRuns = new Store(0)

/** Adds a run to the list. A ranked run that is already in the list is not added again. */
export function recordRun(run: FinishedRun): void {
  const runs = storedRuns()
  if (run.rankedId !== undefined && runs.some(({ rankedId }) => rankedId === run.rankedId)) return
  const owner = currentOwner()
  storeRuns(withRun(runs, { ...run, ...(owner && { owner }) }))
  recordedRuns.set(recordedRuns.get() + 1)
}

export function accountCopyOf(save: GameVariables): GameVariables {
  const finished = finishedRuns().map(withoutClaim)
  const copy = withoutClaims(save)
  if (finished.length === 0) return copy
  return { ...copy, run: { ...(copy.run ?? { ledger: EMPTY_LEDGER }), finished } }
}

export function addFinishedRuns(save: unknown, owner: string): void {
  const known = storedRuns()
  const added = listOf(fieldsOf(fieldsOf(save).run).finished)
    .flatMap((run) => decodeRun(fieldsOf(run)))
    .filter((run) => !known.some(({ endedAt }) => endedAt === run.endedAt))
    .map((run) => ({ ...run, owner }))
  if (added.length === 0) return
  const all = [...known, ...added].sort((a, b) => b.endedAt - a.endedAt)
  storeRuns(keptOf(all))
}

function decodeRun(run: Fields): FinishedRun[] {
  const ending = decodeEnding(run)
  if (!ending) return []
  const rankedId = textOr(run.rankedId, '')
  const commitment = textOr(run.commitment, '')
  const claim = textOr(run.claim, '')
  const road = textOr(run.road, '')
  const owner = textOr(run.owner, '')

  return [
    {
      ...ending,
      ...(rankedId && { rankedId }),
      ...(commitment && { commitment }),
      ...(claim && { claim }),
      ...(run.isClaimed === true && { isClaimed: true as const }),
      ...(road && { road }),
      ...(owner && { owner }),
      playerName: textOr(run.playerName, ''),
      flames: countOr(run.flames, 0, 0, FLAMES_MAX),
      lostDays: countOr(run.lostDays, 0),
      endedAt: countOr(run.endedAt, 0, 0, Number.MAX_SAFE_INTEGER),
    },
  ]
}

// Drops the oldest runs, but not the best ranked one of a player.
function keptOf(all: readonly FinishedRun[]): readonly FinishedRun[] {
  const owners = [...new Set(all.map(({ owner }) => owner))]
  const best = owners.flatMap(
    (player) => bestRankedRun(all.filter(({ owner }) => owner === player)) ?? [],
  )
  const others = all.filter((run) => !best.includes(run))
  const dropped = new Set(others.slice(Math.max(0, FINISHED_RUNS_MAX - best.length)))
  return all.filter((run) => !dropped.has(run)).slice(0, FINISHED_RUNS_MAX)
}

export const bestBefore = ([, ...before]: readonly FinishedRun[]): number | null =>
  before.length > 0 ? Math.max(...before.map(({ daysSurvived }) => daysSurvived)) : null

// The same order as on the leaderboard: more days, more flames, fewer lost days, more strength, then the earlier end.
const byRank = (a: FinishedRun, b: FinishedRun): number =>
  b.daysSurvived - a.daysSurvived ||
  b.flames - a.flames ||
  a.lostDays - b.lostDays ||
  b.strength - a.strength ||
  a.endedAt - b.endedAt

export const isRanked = ({ rankedId, road }: FinishedRun): boolean =>
  rankedId !== undefined && road === undefined

/** True if the run counts: on the leaderboard, or on its daily road if it ended before that road closed. */
export const isCounted = ({ rankedId, road, endedAt }: FinishedRun): boolean =>
  rankedId !== undefined && (road === undefined || road === dayOf(endedAt))

export function bestRankedRun(runs: readonly FinishedRun[]): FinishedRun | undefined {
  const [best] = runs.filter(isRanked).sort(byRank)
  return best
}
