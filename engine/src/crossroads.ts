import { MESSAGES } from './content/messages.ts'
import { RUMOURS } from './content/rumours.ts'
import { PATH_PROMPT } from './content/texts.ts'
import { VIEW_PRICE } from './content/numbers.ts'
import { finish, isLastDay } from './ends.ts'
import { line, markFirst, play, tell, WAIT } from './lines.ts'
import { nowAtPeace } from './now.ts'
import type { Line, PathKind, State, Turn } from './state.ts'

/** Before the choice of a path: what was seen of the four, or null (specification 4, Paths). */
export const choosePath = (
  state: State,
  seen: readonly PathKind[] | null,
  lines: readonly Line[],
): Turn => {
  const prompt = line(PATH_PROMPT, 'quiet', WAIT.none, { now: nowAtPeace(state) })
  return play({ ...state, mode: { name: 'paths', seen } }, [...lines, prompt])
}

/**
 * Where every event leads (specification 4, Paychance): with gold to the offer of a view, without
 * straight to the paths; on day 100 to the end. On some days there is something to be heard first.
 */
export const moveOn = (state: State, lines: readonly Line[]): Turn => {
  if (isLastDay(state)) return finish(state, lines)
  const canPay = state.gold >= VIEW_PRICE
  const here = [
    ...tell(RUMOURS[state.day] ?? []),
    canPay
      ? line(MESSAGES.payPrompt, 'gold', WAIT.none)
      : line(MESSAGES.noGold, 'quiet', WAIT.usual),
  ]
  const told = [...lines, ...markFirst(here, { now: nowAtPeace(state) })]
  return canPay
    ? play({ ...state, mode: { name: 'paychance' } }, told)
    : choosePath(state, null, told)
}
