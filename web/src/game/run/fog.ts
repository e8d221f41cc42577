import type { Line, PathKind, TakenPath } from '@fable/engine'
import type { Run } from '../save/saved-game.ts'

/** The encounters of four paths, and the number of the one that was taken unseen. */
export type Fog = Pick<TakenPath, 'path' | 'kinds'>

/**
 * Returns the encounters behind the paths if the last path was taken unseen. Returns null otherwise, and on a daily
 * road, which others may still have to walk.
 */
export function fogOf({ story: { path }, road }: Pick<Run, 'story' | 'road'>): Fog | null {
  if (!path || path.isSeen || path.kinds.length === 0 || road) return null
  return path
}

/** The waits after the two lines, in milliseconds. The first one only repeats what the cards show. */
const WAITS = { paths: 300, remark: 700 }

/** Returns the number of the first path with this encounter, not counting the taken path; null if there is none. */
function besideOf({ path, kinds }: Fog, wanted: PathKind): number | null {
  const at = kinds.findIndex((kind, slot) => kind === wanted && slot + 1 !== path)
  return at === -1 ? null : at + 1
}

/** Marlowe's remarks on a foe that the player avoided, by its path. */
const AVOIDED_FOE: readonly ((path: number) => string)[] = [
  (path) => `“You would have hated number ${path},” says Marlowe.`,
  (path) => `“Number ${path} had teeth,” says Marlowe. “Some of them its own.”`,
  (path) => `“Number ${path} had laid a place for you,” says Marlowe. “With a lid.”`,
  (path) => `“Something in number ${path} is rolling its sleeves down again,” says Marlowe.`,
  (path) => `“Number ${path} had so looked forward to you,” says Marlowe.`,
  (path) => `“Walk quietly past number ${path},” says Marlowe. “It sulks.”`,
]

/** Marlowe's remarks on a chest that the player missed, by its path. */
const MISSED_CHEST: readonly ((path: number) => string)[] = [
  (path) => `“The chest was in number ${path},” says Marlowe. “I looked away.”`,
  (path) => `“Number ${path},” says Marlowe. “It had hinges and everything.”`,
  (path) => `“The chest in number ${path} sends its regards,” says Marlowe.`,
  (path) => `“I would have said number ${path},” says Marlowe. “Nobody asked.”`,
  (path) => `“There was a chest in number ${path},” says Marlowe. “I only mention it.”`,
  (path) => `“Number ${path} had a chest,” says Marlowe. “And, for once, no moral.”`,
]

/** Returns Marlowe's remark on a particularly good or bad choice; null for most choices. Remarks come in turn by day. */
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

/** Describes the paths that were not taken: 'an enemy on path 1, a merchant on path 3, nothing on path 4'. */
const besideWords = ({ path, kinds }: Fog): string =>
  kinds
    .flatMap((kind, at) => (at + 1 === path ? [] : `${ENCOUNTERS[kind]} on path ${at + 1}`))
    .join(', ')

/** Returns the console's lines about the paths of a day that were not taken, shown once the fog has lifted. */
export function fogLines(fog: Fog, day: number): readonly Line[] {
  const remark = remarkOn(fog, day)
  return [
    { text: `Behind the fog: ${besideWords(fog)}.`, tone: 'quiet', wait: WAITS.paths },
    ...(remark === null ? [] : [{ text: remark, tone: 'speech', wait: WAITS.remark } as const]),
  ]
}
