import type { Line, PathKind, TakenPath } from '@fable/engine'
import type { Run } from '../save/saved-game.ts'

/** The encounters of a set of paths, one of which was taken unseen. */
export type Fog = Pick<TakenPath, 'path' | 'kinds'>

/**
 * The encounters behind the paths if the last one was taken unseen; null otherwise, and on a road that is still open.
 */
export function fogOf({ story: { path }, road }: Pick<Run, 'story' | 'road'>): Fog | null {
  if (!path || path.isSeen || path.kinds.length === 0 || road?.isAttempt) return null
  return path
}

/** The wait after each line, in milliseconds. */
const WAIT = 700

/** The number of the first path, other than the taken one, with this encounter. */
function besideOf({ path, kinds }: Fog, wanted: PathKind): number | null {
  const at = kinds.findIndex((kind, slot) => kind === wanted && slot + 1 !== path)
  return at === -1 ? null : at + 1
}

/** Marlowe's remark on a choice that went well, or badly; null for most. */
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

/** The paths beside the taken one: 'an enemy on path 1, a merchant on path 3, nothing on path 4'. */
const besideWords = ({ path, kinds }: Fog): string =>
  kinds
    .flatMap((kind, at) => (at + 1 === path ? [] : `${ENCOUNTERS[kind]} on path ${at + 1}`))
    .join(', ')

/** The console's lines about the other paths, once the fog has lifted. */
export function fogLines(fog: Fog): readonly Line[] {
  const remark = remarkOn(fog)
  return [
    { text: `Behind the fog: ${besideWords(fog)}.`, tone: 'quiet', wait: WAIT },
    ...(remark === null ? [] : [{ text: remark, tone: 'speech', wait: WAIT } as const]),
  ]
}
