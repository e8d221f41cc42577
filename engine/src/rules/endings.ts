import { ENDING_SPEECH, LAST_DAY, SPECIFIED_MESSAGES, PLAY_AGAIN } from '#content'
import { verdictOf } from '../model/describe-ending.ts'
import type { Ending, State } from '../model/state.ts'
import { fill, linesOf, WAIT } from './lines.ts'
import type { TurnInPlay } from './turn-in-play.ts'

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

/** The last lines of every run. */
const end = (turn: TurnInPlay, ended: Ending): void => {
  turn.ended = ended
  const days = fill(SPECIFIED_MESSAGES.daysSurvived, { days: ended.daysSurvived })
  turn.print(days, 'title', WAIT.longest)
  turn.print(`“${verdictOf(ended)}”`, 'speech')
  turn.print(PLAY_AGAIN, 'speech', WAIT.none)
}

/** Ends the run because no health is left (docs/rules.md, section 4, Death). */
export const die = (turn: TurnInPlay, killer: Killer): void => {
  turn.pause()
  turn.report(SPECIFIED_MESSAGES.youDied, 'danger', WAIT.longest, 'death')
  end(turn, endingOf(turn.state, 'death', killer))
}

/** Ends the run on day 100 or later (docs/rules.md, section 4, End of game). */
export const finish = (turn: TurnInPlay): void => {
  turn.pause()
  // Nobody is fought any more.
  turn.state.mode = { name: 'start' }
  turn.reportAll(linesOf(ENDING_SPEECH), 'hundredth-day')
  end(turn, endingOf(turn.state, 'hundred'))
}

/** Whether the run is over by its day. */
export const isLastDay = (state: State): boolean => state.day >= LAST_DAY
