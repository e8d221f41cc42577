import { LAST_DAY } from './content/numbers.ts'
import { MESSAGES } from './content/messages.ts'
import { ENDING_SPEECH, PLAY_AGAIN } from './content/texts.ts'
import { verdictOf } from './ending-words.ts'
import { hush, line, markFirst, tell, WAIT } from './lines.ts'
import { newRun } from './new-run.ts'
import { nowAtPeace, nowOf } from './now.ts'
import type { Ending, Line, State, Turn } from './state.ts'

type Killer = NonNullable<Ending['killer']>

/** The finished run: recorded days are at most 100. */
const endingOf = (state: State, cause: Ending['cause'], killer?: Killer): Ending => ({
  cause,
  daysSurvived: Math.min(state.day, LAST_DAY),
  strength: state.health + state.maxDamage + state.gold,
  kills: state.stats.kills,
  bestHit: state.stats.bestHit,
  gold: state.gold,
  ...(killer === undefined ? {} : { killer }),
})

/** The last lines of every run, and the template state with the player's names kept. */
const over = (state: State, lines: readonly Line[], ended: Ending): Turn => ({
  state: newRun(state),
  lines: [
    ...lines,
    line(MESSAGES.daysSurvived(ended.daysSurvived), 'title', WAIT.longest),
    line(`“${verdictOf(ended)}”`, 'speech'),
    line(PLAY_AGAIN, 'speech', WAIT.none),
  ],
  accepted: true,
  ended,
})

/** Health is gone (specification 4, Death). */
export const die = (state: State, lines: readonly Line[], killer: Killer): Turn =>
  over(
    state,
    [
      ...hush(lines),
      line(MESSAGES.youDied, 'danger', WAIT.longest, { now: nowOf(state), moment: 'death' }),
    ],
    endingOf(state, 'death', killer),
  )

/** Day 100 or later (specification 4, End of game). */
export const finish = (state: State, lines: readonly Line[]): Turn => {
  const marks = { now: nowAtPeace(state), moment: 'hundredth-day' } as const
  const speech = markFirst(tell(ENDING_SPEECH), marks)
  return over(state, [...hush(lines), ...speech], endingOf(state, 'hundred'))
}

/** Whether the run is over by its day, however it got there. */
export const isLastDay = (state: State): boolean => state.day >= LAST_DAY
