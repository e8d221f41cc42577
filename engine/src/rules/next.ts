import {
  ENDING_SPEECH,
  LAST_DAY,
  PATH_PROMPT,
  PLAY_AGAIN,
  SPECIFIED_MESSAGES,
  VIEW_PRICE,
} from '#content'
import { rumoursOn } from '../model/catalogue.ts'
import { verdictOf } from '../model/describe-ending.ts'
import type { Ending, PathKind, State } from '../model/state.ts'
import { isPrinted, take } from './prose.ts'
import { fill, line, linesOf, WAIT, type TurnInPlay } from './turn-in-play.ts'

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
  const { below, text } = verdictOf(ended)
  turn.record({ type: 'verdict', below })
  turn.print(`“${text}”`, 'speech')
  turn.record({ type: 'asked', mode: 'start' })
  turn.print(PLAY_AGAIN, 'speech', WAIT.none)
}

/** Ends the run because no health is left (docs/rules.md, section 4, Death). */
export const die = (turn: TurnInPlay, killer: Killer): void => {
  turn.pause()
  const ended = endingOf(turn.state, 'death', killer)
  turn.record({ type: 'died', by: killer, days: ended.daysSurvived })
  turn.report(SPECIFIED_MESSAGES.youDied, 'danger', WAIT.longest, 'death')
  end(turn, ended)
}

/** Ends the run on day 100 or later (docs/rules.md, section 4, End of game). */
export const finish = (turn: TurnInPlay): void => {
  turn.pause()
  // Nobody is fought any more.
  turn.state.mode = { name: 'start' }
  const ended = endingOf(turn.state, 'hundred')
  turn.record({ type: 'hundredth-day', days: ended.daysSurvived })
  turn.reportAll(linesOf(ENDING_SPEECH), 'hundredth-day')
  end(turn, ended)
}

/** Checks whether the run is over by its day. */
export const isLastDay = (state: State): boolean => state.day >= LAST_DAY

/** Goes to the choice of a path (docs/rules.md, section 4): `seen` are the kinds of the four if paid for, or null. */
export const offerPaths = (turn: TurnInPlay, seen: readonly PathKind[] | null): void => {
  turn.state.mode = { name: 'paths', seen }
  turn.record({ type: 'asked', mode: 'paths' })
  turn.report(PATH_PROMPT, 'quiet', WAIT.none)
}

const PAY_PROMPT = [line(SPECIFIED_MESSAGES.payPrompt, 'gold', WAIT.none)]
const NO_GOLD = [line(SPECIFIED_MESSAGES.noGold, 'quiet')]

/**
 * Goes on after an encounter (docs/rules.md, section 4): to the end on day 100, to the offer to see the paths
 * with gold, straight to the paths without. The rumours of the day come first, once a run.
 */
export const proceed = (turn: TurnInPlay): void => {
  const { state } = turn
  if (isLastDay(state)) {
    finish(turn)
    return
  }
  const canPay = state.gold >= VIEW_PRICE
  state.mode = { name: 'paychance' }
  const isRumoured = printRumours(turn)
  turn.record(canPay ? { type: 'asked', mode: 'paychance' } : { type: 'no-gold' })
  const offer = canPay ? PAY_PROMPT : NO_GOLD
  // The first line after an encounter has the numbers of the new day.
  if (isRumoured) turn.printAll(offer)
  else turn.reportAll(offer)
  if (!canPay) offerPaths(turn, null)
}

/** Prints the day's new rumours; the first line has the numbers. Returns whether anything was. */
const printRumours = (turn: TurnInPlay): boolean => {
  const { day } = turn.state
  const rumours = rumoursOn(day)
    .map(({ of, lines }) => ({
      of,
      lines: linesOf(lines).filter(({ text }) => !isPrinted(turn, text)),
    }))
    .filter(({ lines }) => lines.length > 0)
  for (const [at, { of, lines }] of rumours.entries()) {
    for (const { text } of lines) take(turn, text)
    turn.record({ type: 'rumour', day, of })
    if (at === 0) turn.reportAll(lines)
    else turn.printAll(lines)
  }
  return rumours.length > 0
}
