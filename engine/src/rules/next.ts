import { SPECIFIED_MESSAGES, PATH_PROMPT, VIEW_PRICE } from '#content'
import { rumoursOn } from '../model/catalogue.ts'
import type { Line } from '../model/line.ts'
import { snapshotOutsideFight } from '../model/snapshot.ts'
import type { PathKind, State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { finish, isLastDay } from './endings.ts'
import { line, linesOf, markFirst, WAIT } from './lines.ts'
import type { RulesRng } from './prose.ts'

/** Goes to the choice of a path: `seen` are the kinds of the four if they were paid for, or null (specification 4, Paths). */
export const offerPaths = (
  state: State,
  seen: readonly PathKind[] | null,
  lines: readonly Line[],
): Turn => {
  const snapshot = snapshotOutsideFight(state)
  return {
    state: { ...state, mode: { name: 'paths', seen } },
    lines: [...lines, line(PATH_PROMPT, 'quiet', WAIT.none, { snapshot })],
  }
}

/**
 * Goes on after an event (specification 4, Paychance): to the end on day 100, to the offer to see the paths
 * with gold, straight to the paths without. The rumours of the day come first, once a run.
 */
export const proceed = (state: State, lines: readonly Line[], { prose }: RulesRng): Turn => {
  if (isLastDay(state)) return finish(state, lines)
  const canPay = state.gold >= VIEW_PRICE
  const rumours = linesOf(rumoursOn(state.day)).filter(({ text }) => !prose.isPrinted(text))
  for (const { text } of rumours) prose.take(text)
  const offer = [
    ...rumours,
    canPay
      ? line(SPECIFIED_MESSAGES.payPrompt, 'gold', WAIT.none)
      : line(SPECIFIED_MESSAGES.noGold, 'quiet', WAIT.usual),
  ]
  const all = [...lines, ...markFirst(offer, { snapshot: snapshotOutsideFight(state) })]
  return canPay
    ? { state: { ...state, mode: { name: 'paychance' } }, lines: all }
    : offerPaths(state, null, all)
}
