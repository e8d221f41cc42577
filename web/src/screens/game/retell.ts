import { newRun, replay } from '@fable/engine'
import type { ResponseOf } from '@fable/contract'
import { LINES_KEPT, type LineTone } from '../../lib/console-line.ts'

/** Plays a run's log to where it stands: its state, and the last lines as the console would show them. */
export function retell({ player, turns }: ResponseOf<'GET /api/runs/:id'>) {
  const replayed = replay(newRun(player), turns)
  const words: { text: string; tone: LineTone; wait: number }[] = []
  for (const [at, { lines }] of replayed.turns.entries()) {
    words.push({ text: turns[at]?.input.trim() ?? '', tone: 'echo', wait: 0 }, ...lines)
  }
  return { state: replayed.state, words: words.slice(-LINES_KEPT) }
}
