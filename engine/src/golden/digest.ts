import type { Ending, State } from '../model/state.ts'
import { canonical, shortHash } from './rules-content.ts'

/** The part of a state that rules decide. Statistics and later additions do not change a digest. */
const ruledPart = ({
  mode,
  playerName,
  userName,
  health,
  maxDamage,
  gold,
  day,
  ...more
}: State) => {
  const { enemies, bosses, usedOpportunities, emptyPaths } = more
  const player = { playerName, userName, health, maxDamage, gold, day }
  return { mode, player, enemies, bosses, usedOpportunities, emptyPaths }
}

/** What an input led to: `accepted` is false if it was refused and `state` is the one before. */
type Outcome = { readonly state: State; readonly accepted: boolean; readonly ended?: Ending }

/** 16 hex digits that change when a turn plays differently, and not when its wording changes. */
export const digestOf = ({ state, accepted, ended }: Outcome): string => {
  const ending = ended && [ended.cause, ended.killer, ended.daysSurvived, ended.strength]
  return shortHash(canonical([ruledPart(state), accepted, ending]))
}
