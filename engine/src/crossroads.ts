import { MESSAGES } from './content/messages.ts'
import { PATH_PROMPT } from './content/texts.ts'
import { VIEW_PRICE } from './content/numbers.ts'
import { finish, isLastDay } from './ends.ts'
import { line, play, WAIT } from './lines.ts'
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
 * straight to the paths; on day 100 to the end.
 */
export const moveOn = (state: State, lines: readonly Line[]): Turn => {
  if (isLastDay(state)) return finish(state, lines)
  const now = nowAtPeace(state)
  if (state.gold < VIEW_PRICE) {
    return choosePath(state, null, [...lines, line(MESSAGES.noGold, 'quiet', WAIT.usual, { now })])
  }
  const prompt = line(MESSAGES.payPrompt, 'gold', WAIT.none, { now })
  return play({ ...state, mode: { name: 'paychance' } }, [...lines, prompt])
}
