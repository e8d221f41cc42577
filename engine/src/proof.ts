import { nameOf, newRun } from './model/new-run.ts'
import { findOffered, NO_POSTS, postsAlong, postsAtStart } from './posts/posts.ts'
import type { RecordedTurn, Replay } from './replay.ts'
import { drawsPaths } from './rules/paths.ts'
import { hasSharedPaths } from './rules/version.ts'
import { tallyOf } from './tally.ts'

/** The names with which a run starts. If both are empty, turn 1 of the run is the entry of a name. */
type Player = { readonly playerName: string; readonly userName: string }

const NAME_TURN = 1

export const isNameTurn = ({ playerName, userName }: Player, turn: number): boolean =>
  turn === NAME_TURN && playerName === '' && userName === ''

/**
 * The number of hexadecimal digits of a ranked run's seed: 128 bits. A seed is the first half of an HMAC-SHA-256 whose
 * text is `seedTexts` and whose key is the run's secret.
 */
export const SEED_DIGITS = 32

/** The parts of a run on which its seeds depend. `road`: the day of its daily road, if it is on one. */
type SeededRun = Player & { readonly id: string; readonly road?: string | null | undefined }

/** A turn in which a run drew a set of four paths, and the run's day before that turn. */
export type Draw = { readonly turn: number; readonly day: number }

/**
 * Lists the sets of paths that a replayed run drew and that all walkers of its road meet. Empty if the run does not
 * share its paths.
 */
export function drawsAlong(
  run: { readonly player: Player; readonly road?: string | undefined; readonly rules: number },
  turns: Replay['turns'],
): readonly Draw[] {
  if (!hasSharedPaths(run)) return []
  const start = newRun(run.player)
  return turns.flatMap(({ command }, turn) => {
    const before = turns[turn - 1]?.state ?? start
    return drawsPaths(before, command) ? [{ turn, day: before.day }] : []
  })
}

type Decided = {
  /** Both are needed only for runs on daily roads. */
  readonly inputs: readonly string[]
  readonly draws: readonly Draw[]
}

// '<day>/<number of earlier sets on that day>' if the turn draws a set of paths
function setTextOf(turn: number, draws: readonly Draw[]): string | null {
  const drawn = draws.find((draw) => draw.turn === turn)
  if (!drawn) return null
  const earlier = draws.filter((draw) => draw.turn < turn && draw.day === drawn.day)
  return `${drawn.day}/${earlier.length}`
}

/**
 * Returns the texts from which the seeds of a ranked turn are derived. Usually the text contains the run and the turn.
 * On a daily road it contains the day and all decisions so far. So equal decisions have equal results, and no run
 * reveals what other decisions lead to. The player's name does not count as a decision. `paths`, the text of a set of
 * four paths, contains only the road, the day of the run and the number of earlier sets on that day, so that all
 * walkers meet the same paths. These texts must never change, because ended runs store their secret, not their seeds.
 */
export function seedTexts(
  run: SeededRun,
  turn: number,
  { inputs, draws }: Decided,
): { readonly seed: string; readonly paths?: string } {
  if ((run.road ?? null) === null) return { seed: `${run.id}:${turn}` }
  const decisions = inputs.slice(0, turn + 1).filter((_, at) => !isNameTurn(run, at))
  const set = setTextOf(turn, draws)
  return {
    seed: `${run.road}:${decisions.join(',')}`,
    ...(set !== null && { paths: `${run.road}/paths/${set}` }),
  }
}

/** The published data of an ended run that can be checked by replaying it. */
type PublishedRun = {
  readonly id: string
  readonly road?: string | undefined
  readonly rules: number
  readonly player: Player
  readonly playerName: string
  readonly turns: readonly RecordedTurn[]
  readonly daysSurvived: number
  readonly strength?: number | undefined
  readonly lostDays?: number | undefined
  readonly flames?: number | undefined
}

function differenceInLanterns(run: PublishedRun, turns: Replay['turns']): string | null {
  const along = postsAlong(run, turns)
  const before = [postsAtStart(run.rules), ...along]
  const wrong = run.turns.findIndex(
    ({ lantern }, turn) => lantern !== undefined && !findOffered(before[turn] ?? NO_POSTS, lantern),
  )
  if (wrong >= 0) return `Turn ${wrong} takes a lantern that no post offers.`
  const { flames } = along.at(-1) ?? NO_POSTS
  if (run.flames === undefined || run.flames === flames) return null
  return `It kept ${flames} flames, the transcript says ${run.flames}.`
}

/** Returns the first difference between a published run and its replay, as a sentence; null if there is none. */
export function findDifference(run: PublishedRun, { state, turns, ended }: Replay): string | null {
  const next = run.turns[turns.length]
  if (next) {
    const at = `Turn ${turns.length}, ${JSON.stringify(next.input)}`
    return ended
      ? `${at}, comes after the end of the run.`
      : `${at}, is refused by the rules in mode ${state.mode.name}.`
  }
  if (!ended) return 'The turns do not reach the end of the run.'

  const { lostDays } = tallyOf(turns)
  if (ended.daysSurvived !== run.daysSurvived)
    return `The rules end it on day ${ended.daysSurvived}, the transcript says ${run.daysSurvived}.`
  if (run.strength !== undefined && ended.strength !== run.strength)
    return `The rules end it with strength ${ended.strength}, the transcript says ${run.strength}.`
  if (run.lostDays !== undefined && lostDays !== run.lostDays)
    return `It lost ${lostDays} days on the way, the transcript says ${run.lostDays}.`

  const lanterns = differenceInLanterns(run, turns)
  if (lanterns !== null) return lanterns
  const name = nameOf(state)
  return name === run.playerName ? null : `It was played as ${name}, not as ${run.playerName}.`
}
