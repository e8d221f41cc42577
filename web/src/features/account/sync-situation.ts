import type { User } from '@fable/contract'
import { hasRunToLose, type SavedGame } from '../../game/save/saved-game.ts'
import { isSameRankedRun, markOf } from './account-save.ts'
import type { Situation } from './sync-decision.ts'
import { readMemory } from './sync-memory.ts'

/** The account's save as the server holds it. */
export type Remote = { readonly revision: number; readonly game: SavedGame }

/** Whether the account holds what this browser sent without hearing back. */
export const isSentUnconfirmed = (remote: SavedGame): boolean =>
  readMemory().sent.includes(markOf(remote))

/** How the save of this browser and the account's (null: it has none) stand to each other. */
export function situationOf(local: SavedGame, remote: Remote | null, user: User): Situation {
  const memory = readMemory()
  const { userID } = local.account
  const isRemembered = memory.userID === user.id
  return {
    owner: userID === user.id ? 'me' : userID === '' ? 'nobody' : 'other',
    isRemoteMissing: remote === null,
    isJustSignedUp: isRemembered && memory.revision === 0 && memory.isDirty,
    isRevisionKnown: isRemembered && remote !== null && memory.revision === remote.revision,
    isDirty: isRemembered && memory.isDirty,
    isSentUnconfirmed: isRemembered && remote !== null && isSentUnconfirmed(remote.game),
    isSameRankedRun: remote !== null && isSameRankedRun(local, remote.game),
    hasRunToLose: hasRunToLose(local),
  }
}
