import { ENDING_SPEECH, LAST_DAY, SPECIFIED_MESSAGES, PLAY_AGAIN } from '#content'
import { verdictOf } from '../model/describe-ending.ts'
import type { Line } from '../model/line.ts'
import { newRun } from '../model/new-run.ts'
import { snapshotOf, snapshotOutsideFight } from '../model/snapshot.ts'
import type { Ending, State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { fill, line, linesOf, markFirst, WAIT, withPauseAfter } from './lines.ts'

type Killer = NonNullable<Ending['killer']>

/** Recorded days are at most 100. */
const endingOf = (state: State, cause: Ending['cause'], killer?: Killer): Ending => ({
  cause,
  daysSurvived: Math.min(state.day, LAST_DAY),
  strength: state.health + state.maxDamage + state.gold,
  kills: state.stats.kills,
  bestHit: state.stats.bestHit,
  gold: state.gold,
  ...(killer === undefined ? {} : { killer }),
})

/** The last lines of every run, and the template state with the player's names. */
const end = (state: State, lines: readonly Line[], ended: Ending): Turn => ({
  state: newRun(state),
  lines: [
    ...lines,
    line(
      fill(SPECIFIED_MESSAGES.daysSurvived, { days: ended.daysSurvived }),
      'title',
      WAIT.longest,
    ),
    line(`“${verdictOf(ended)}”`, 'speech'),
    line(PLAY_AGAIN, 'speech', WAIT.none),
  ],
  ended,
})

/** Ends the run because no health is left (specification 4, Death). */
export const die = (state: State, lines: readonly Line[], killer: Killer): Turn =>
  end(
    state,
    [
      ...withPauseAfter(lines),
      line(SPECIFIED_MESSAGES.youDied, 'danger', WAIT.longest, {
        snapshot: snapshotOf(state),
        cue: 'death',
      }),
    ],
    endingOf(state, 'death', killer),
  )

/** Ends the run on day 100 or later (specification 4, End of game). */
export const finish = (state: State, lines: readonly Line[]): Turn => {
  const marks = { snapshot: snapshotOutsideFight(state), cue: 'hundredth-day' } as const
  const speech = markFirst(linesOf(ENDING_SPEECH), marks)
  return end(state, [...withPauseAfter(lines), ...speech], endingOf(state, 'hundred'))
}

/** Whether the run is over by its day. */
export const isLastDay = (state: State): boolean => state.day >= LAST_DAY
