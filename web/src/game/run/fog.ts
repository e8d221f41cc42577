import type { Line, PathKind, TakenPath, Tally, Turn, View } from '@fable/engine'
import type { Run } from '../save/saved-game.ts'

/** A fork at which the player took `path` unseen. */
export type Fog = Pick<TakenPath, 'path' | 'kinds'>

/** Returns null unless the run's last path was taken unseen. */
export function fogOf({ story: { path } }: Pick<Run, 'story'>): Fog | null {
  return !path || path.isSeen || path.kinds.length === 0 ? null : path
}

/** Returns null unless the turn has taken a path unseen. `story` is the tally after the turn. */
export const fogOfTurn = ({ events }: Pick<Turn, 'events'>, story: Tally): Fog | null =>
  events.some(({ type }) => type === 'path') ? fogOf({ story }) : null

/**
 * The turned cards of the last fork are shown above the prompt, from the end of the path's story until the next fork is
 * answered. Returns null at other times.
 */
export function trayOf(run: Pick<Run, 'story'>, { prompt, player, seenPaths }: View): Fog | null {
  const { mode } = prompt
  if (mode === 'start') return null
  // A player with gold has first decided whether to pay, so the fork is answered. A player without gold comes to the
  // paths directly.
  const isAnswered = mode === 'paths' && (seenPaths !== null || player.gold > 0)
  return isAnswered ? null : fogOf(run)
}

/** True if the path at this index had a reward that was not taken. */
export const isMissed = ({ path, kinds }: Fog, at: number): boolean =>
  kinds[at] === 'reward' && at + 1 !== path

/**
 * The times in milliseconds of the turning cards. The card of the pressed sign turns at once, then the others from left
 * to right.
 */
export const TURNING = { others: 400, apart: 90, length: 320, glint: 1100, glintLength: 500 }

export function turningTime(fog: Fog): number {
  const hasMissed = fog.kinds.some((_, at) => isMissed(fog, at))
  return TURNING.glint + (hasMissed ? TURNING.glintLength : 0)
}

const REMARK_WAIT_MS = 700

// Returns the first path with this encounter, not counting the taken one; null if there is none.
function besideOf({ path, kinds }: Fog, wanted: PathKind): number | null {
  const at = kinds.findIndex((kind, slot) => kind === wanted && slot + 1 !== path)
  return at === -1 ? null : at + 1
}

const AVOIDED_FOE: readonly ((path: number) => string)[] = [
  (path) => `“You would have hated number ${path},” says Marlowe.`,
  (path) => `“Number ${path} had teeth,” says Marlowe. “Some of them its own.”`,
  (path) => `“Number ${path} had laid a place for you,” says Marlowe. “With a lid.”`,
  (path) => `“Something in number ${path} is rolling its sleeves down again,” says Marlowe.`,
  (path) => `“Number ${path} had so looked forward to you,” says Marlowe.`,
  (path) => `“Walk quietly past number ${path},” says Marlowe. “It sulks.”`,
]

const MISSED_CHEST: readonly ((path: number) => string)[] = [
  (path) => `“The chest was in number ${path},” says Marlowe. “I looked away.”`,
  (path) => `“Number ${path},” says Marlowe. “It had hinges and everything.”`,
  (path) => `“The chest in number ${path} sends its regards,” says Marlowe.`,
  (path) => `“I would have said number ${path},” says Marlowe. “Nobody asked.”`,
  (path) => `“There was a chest in number ${path},” says Marlowe. “I only mention it.”`,
  (path) => `“Number ${path} had a chest,” says Marlowe. “And, for once, no moral.”`,
]

// Returns null for most choices. Which remark is printed depends on the day.
function remarkOn(fog: Fog, day: number): string | null {
  const taken = fog.kinds[fog.path - 1]
  const [foe, chest] = [besideOf(fog, 'enemy'), besideOf(fog, 'reward')]
  if (taken === 'reward' && foe) return AVOIDED_FOE[day % AVOIDED_FOE.length]?.(foe) ?? null
  if (taken === 'enemy' && chest) return MISSED_CHEST[day % MISSED_CHEST.length]?.(chest) ?? null
  return null
}

const ENCOUNTERS: Readonly<Record<PathKind, string>> = {
  reward: 'a reward',
  enemy: 'an enemy',
  merchant: 'a merchant',
  empty: 'nothing',
}

/** 'You took path 2, an enemy. Path 1: nothing. Path 3: a reward. Path 4: a merchant.' */
export function describeFog({ path, kinds }: Fog): string {
  const taken = kinds[path - 1]
  const others = kinds.flatMap((kind, at) =>
    at + 1 === path ? [] : `Path ${at + 1}: ${ENCOUNTERS[kind]}.`,
  )
  return [`You took path ${path}, ${taken ? ENCOUNTERS[taken] : 'unseen'}.`, ...others].join(' ')
}

/** The text for screen readers. It begins with what was on each path, because no printed line says so. */
export const announcementOf = (fog: Fog | null, lines: readonly Pick<Line, 'text'>[]): string =>
  [fog ? describeFog(fog) : [], lines.map(({ text }) => text)].flat().join('\n')

export function remarkLines(fog: Fog, day: number): readonly Line[] {
  const text = remarkOn(fog, day)
  return text === null ? [] : [{ text, tone: 'speech', wait: REMARK_WAIT_MS }]
}
