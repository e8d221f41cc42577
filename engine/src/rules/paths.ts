import { PATHS_PER_SET, SPECIFIED_MESSAGES, VIEW_PRICE } from '#content'
import { refuse, type Command, type Refusal } from '../model/command.ts'
import type { PathKind, State } from '../model/state.ts'
import { drawPaths, encounter } from './encounters.ts'
import { line, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

const PATHS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: PATHS_PER_SET }, (_, slot) => [`path ${slot + 1}`, slot + 1] as const),
)

export function readPath(input: string): Command | Refusal {
  const path = PATHS.get(input)
  return path === undefined
    ? refuse(line(SPECIFIED_MESSAGES.notAPath, 'bad', WAIT.none))
    : { type: 'path', path }
}

/** True if the command draws a set of paths: by paying for the view, or by taking an unseen path. */
export const drawsPaths = ({ mode, gold }: State, { type }: Command): boolean =>
  type === 'pay' ? gold >= VIEW_PRICE : mode.name === 'paths' && mode.seen === null

/** Unseen paths are drawn only when one is taken, with the same odds as seen ones. */
export function playPath(
  turn: TurnInPlay,
  { seen, path }: { seen: readonly PathKind[] | null; path: number },
): void {
  const kinds = seen ?? drawPaths(turn.rng.paths)
  const kind = kinds[path - 1] ?? 'empty'
  turn.record({ type: 'path', path, kind, kinds, isSeen: seen !== null })
  encounter(turn, kind)
}
