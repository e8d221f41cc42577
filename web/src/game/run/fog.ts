import type { Line, PathKind, TakenPath } from '@fable/engine'
import type { Run } from '../save/saved-game.ts'

/** The encounters of four paths, and the number of the one that was taken unseen. */
export type Fog = Pick<TakenPath, 'path' | 'kinds'>

/**
 * Returns the encounters behind the paths if the last path was taken unseen. Returns null otherwise, and during an
 * attempt on a daily road, which others may still have to walk.
 */
export function fogOf({ story: { path }, road }: Pick<Run, 'story' | 'road'>): Fog | null {
  if (!path || path.isSeen || path.kinds.length === 0 || road?.isAttempt) return null
  return path
}

/** The wait after each line, in milliseconds. */
const WAIT = 700

/** Returns the number of the first path with this encounter, not counting the taken path; null if there is none. */
function besideOf({ path, kinds }: Fog, wanted: PathKind): number | null {
  const at = kinds.findIndex((kind, slot) => kind === wanted && slot + 1 !== path)
  return at === -1 ? null : at + 1
}

/** Returns Marlowe's remark on a particularly good or bad choice; null for most choices. */
function remarkOn(fog: Fog): string | null {
  const taken = fog.kinds[fog.path - 1]
  const [foe, chest] = [besideOf(fog, 'enemy'), besideOf(fog, 'reward')]
  if (taken === 'reward' && foe) return `“You would have hated number ${foe},” says Marlowe.`
  if (taken === 'enemy' && chest)
    return `“The chest was in number ${chest},” says Marlowe. “I looked away.”`
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

/** Returns the console's lines about the paths that were not taken, shown once the fog has lifted. */
export function fogLines(fog: Fog): readonly Line[] {
  const remark = remarkOn(fog)
  return [
    { text: `Behind the fog: ${besideWords(fog)}.`, tone: 'quiet', wait: WAIT },
    ...(remark === null ? [] : [{ text: remark, tone: 'speech', wait: WAIT } as const]),
  ]
}
