import type { FoeId } from '#content'
import type { PathKind, State } from './model/state.ts'
import { eventsOf } from './model/turn-event.ts'
import type { Replay } from './replay.ts'

/** A choice between four paths: the first choice of a run on a day, which all walkers of a daily road can compare. */
export type Fork = {
  readonly day: number
  readonly path: number
  readonly kinds: readonly PathKind[]
  /** The foe on the chosen path; null if there was none. */
  readonly foe: FoeId | null
  /** True if the run ended before day 100 and took no further path. */
  readonly fell: boolean
}

/** Lists the forks of a replayed run. `start` is the state before its first turn. */
export function forksAlong(start: State, { turns, ended }: Replay): readonly Fork[] {
  const choices = turns.flatMap(({ events }, at) =>
    eventsOf(events, 'path').map(({ path, kinds }) => ({
      day: (turns[at - 1]?.state ?? start).day,
      path,
      kinds,
      foe: eventsOf(events, 'met-foe')[0]?.foe ?? null,
    })),
  )
  return choices
    .map((choice, at) => ({
      ...choice,
      fell: at === choices.length - 1 && ended !== undefined && ended.cause !== 'hundred',
    }))
    .filter(({ day }, at) => choices.findIndex((other) => other.day === day) === at)
}
