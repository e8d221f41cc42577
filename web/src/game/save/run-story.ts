import type { CharacterId, View } from '@fable/engine'
import { START } from '@fable/engine/content'

/** What the last page shows of a run besides its ending. It is kept with the run. */
export type RunStory = {
  /** Health at the start, then the last of each day: pairs of day and health, in order. */
  readonly health: readonly (readonly [day: number, health: number])[]
  /** The worst turn: the one that cost the most health, or the fatal one; null while none has cost any. */
  readonly worst: {
    readonly day: number
    readonly lost: number
    readonly by: CharacterId | null
  } | null
  /** Stops of the dice at the maximum: those in a row now, and the longest row. */
  readonly perfect: { readonly row: number; readonly best: number }
}

/** Where the dice stopped: at the maximum or below it. */
export type DiceStop = 'perfect' | 'below'

/** So many days are kept: more than a run has, since days can be lost. */
export const DAYS_KEPT = 150

export const NEW_STORY: RunStory = { health: [], worst: null, perfect: { row: 0, best: 0 } }

/** The highest health of the run up to a day: what a turn brings is not in it before its lines are. */
export const peakOf = ({ health }: RunStory, today: number): number =>
  Math.max(START.health, ...health.filter(([day]) => day <= today).map(([, value]) => value))

/** The days that a run went back so far: the drops of day between two points of its story. */
export const lostDaysOf = ({ health }: RunStory): number =>
  health.reduce((lost, [day], at) => lost + Math.max(0, (health[at - 1]?.[0] ?? day) - day), 0)

/** The fatal turn is the worst one unless another cost more than so many times its health. */
const FATAL_WEIGHT = 2

type Numbers = Pick<View['player'], 'day' | 'health'>

/** The story with a turn more: its numbers before and after, and who was there. */
export function withTurn(
  story: RunStory,
  { before, after, by }: { before: Numbers; after: Numbers; by: CharacterId | null },
): RunStory {
  const { health, worst } = story
  const begun = health.length > 0 ? health : [[before.day, before.health] as const]
  // The first point stays: it is what the run began with.
  const isSameDay = begun.length > 1 && begun.at(-1)?.[0] === after.day
  const days = isSameDay ? begun.slice(0, -1) : begun
  const lost = before.health - after.health
  const weight = after.health <= 0 ? FATAL_WEIGHT : 1
  return {
    ...story,
    health: [...days, [after.day, after.health] as const].slice(-DAYS_KEPT),
    worst: lost > 0 && lost * weight >= (worst?.lost ?? 0) ? { day: after.day, lost, by } : worst,
  }
}

/** The story with a stop of the dice more. */
export function withStop(story: RunStory, stop: DiceStop): RunStory {
  const row = stop === 'perfect' ? story.perfect.row + 1 : 0
  return { ...story, perfect: { row, best: Math.max(row, story.perfect.best) } }
}
