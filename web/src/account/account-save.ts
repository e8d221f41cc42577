import type { User } from '@fable/contract'
import { newGame, type SavedGame } from '../game/save/saved-game.ts'

/** The save as this account's: its owner, and the name that it greets. */
export function ofAccount(game: SavedGame, user: User): SavedGame {
  const account = { ...game.account, userID: user.id, userName: user.username }
  return { ...game, account, state: { ...game.state, userName: user.username } }
}

/** A new game of this account. */
export const newGameOf = (user: User): SavedGame => ofAccount(newGame(), user)

/** Whether both hold the same ranked run: the server's transcript says which is further. */
export function isSameRankedRun(one: SavedGame, other: SavedGame): boolean {
  return one.run?.ranked === true && other.run?.ranked === true && one.run.id === other.run.id
}

/** Tells one save of a run from every other: the run, its turn, and when it was played. */
export function markOf({ run }: SavedGame): string {
  return run ? `${run.id}:${run.turn}:${run.at}` : 'no run'
}
