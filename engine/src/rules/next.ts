import { SPECIFIED_MESSAGES, PATH_PROMPT, VIEW_PRICE } from '#content'
import { rumoursOn } from '../model/catalogue.ts'
import type { PathKind } from '../model/state.ts'
import { finish, isLastDay } from './endings.ts'
import { line, linesOf, WAIT } from './lines.ts'
import { isPrinted, take } from './prose.ts'
import type { TurnInPlay } from './turn-in-play.ts'

/** Goes to the choice of a path (docs/rules.md, section 4): `seen` are the kinds of the four if paid for, or null. */
export const offerPaths = (turn: TurnInPlay, seen: readonly PathKind[] | null): void => {
  turn.state.mode = { name: 'paths', seen }
  turn.report(PATH_PROMPT, 'quiet', WAIT.none)
}

const PAY_PROMPT = [line(SPECIFIED_MESSAGES.payPrompt, 'gold', WAIT.none)]
const NO_GOLD = [line(SPECIFIED_MESSAGES.noGold, 'quiet')]

/**
 * Goes on after an event (docs/rules.md, section 4): to the end on day 100, to the offer to see the paths
 * with gold, straight to the paths without. The rumours of the day come first, once a run.
 */
export const proceed = (turn: TurnInPlay): void => {
  const { state } = turn
  if (isLastDay(state)) {
    finish(turn)
    return
  }
  const canPay = state.gold >= VIEW_PRICE
  const rumours = linesOf(rumoursOn(state.day)).filter(({ text }) => !isPrinted(turn, text))
  for (const { text } of rumours) take(turn, text)
  state.mode = { name: 'paychance' }
  const offer = canPay ? PAY_PROMPT : NO_GOLD
  turn.reportAll(rumours.length > 0 ? [...rumours, ...offer] : offer)
  if (!canPay) offerPaths(turn, null)
}
