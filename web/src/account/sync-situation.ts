import type { User } from '@fable/contract'
import { hasRunToLose, type SavedGame, newGame } from '../game/save/saved-game.ts'
import type { Situation } from './sync-decision.ts'
import { countOr, fieldsOf, listOf } from '../lib/reading.ts'
import { readJson, writeText } from '../lib/storage.ts'

/** This browser's record of the account's save. */
export type SyncMemory = {
  readonly userID: string
  /** 0: the account has no save yet. */
  readonly revision: number
  /** True if this browser holds a turn that the account does not. */
  readonly isDirty: boolean
  /** The marks of the saves sent since the last response, newest first: the account may hold any of them. */
  readonly sent: readonly string[]
}

export const SYNC_MEMORY_KEY = 'AccountDocument'

/** The record of this user's account; null if it is another user's or nothing is stored. */
export function readMemory(userID: string): SyncMemory | null {
  const stored = fieldsOf(readJson(SYNC_MEMORY_KEY))
  if (userID === '' || stored.userID !== userID) return null
  return {
    userID,
    revision: countOr(stored.revision, 0),
    isDirty: stored.isDirty === true,
    sent: listOf(stored.sent).filter((mark) => typeof mark === 'string'),
  }
}

/** Stores the situation. */
export const writeMemory = (memory: SyncMemory): boolean =>
  writeText(SYNC_MEMORY_KEY, JSON.stringify(memory))

/** Makes the save this account's: sets its owner, and the name with which it greets. */
export function ofAccount(game: SavedGame, user: User): SavedGame {
  const account = { ...game.account, userID: user.id, userName: user.username }
  return { ...game, account, state: { ...game.state, userName: user.username } }
}

/** A new game of this account. */
export const newGameOf = (user: User): SavedGame => ofAccount(newGame(), user)

/** Checks whether both have the same ranked run; the server's transcript then decides which is further. */
export function isSameRankedRun(one: SavedGame, other: SavedGame): boolean {
  return one.run?.ranked === true && other.run?.ranked === true && one.run.id === other.run.id
}

/** Identifies a save: by its run, turn and time. */
export function markOf({ run }: SavedGame): string {
  return run ? `${run.id}:${run.turn}:${run.at}` : 'no run'
}

/** The account's save as the server holds it. */
export type Remote = { readonly revision: number; readonly game: SavedGame }

/** Checks whether the account has a save that this browser sent without getting a response. */
export const isSentUnconfirmed = (remote: SavedGame, user: User): boolean =>
  readMemory(user.id)?.sent.includes(markOf(remote)) === true

/**
 * Checks whether this browser has a save for an account that is not known to have one, as after a sign-up. If another
 * device has saved since, the server refuses this browser's save.
 */
export function isKnownMissing(user: User): boolean {
  const memory = readMemory(user.id)
  return memory?.revision === 0 && memory.isDirty
}

/** The save's owner, as seen by this user. */
function ownerOf(save: SavedGame, user: User): Situation['owner'] {
  const { userID } = save.account
  if (userID === user.id) return 'me'
  return userID === '' ? 'nobody' : 'other'
}

/** Compares the save of this browser with the account's (null: it has none). */
export function situationOf(local: SavedGame, remote: Remote | null, user: User): Situation {
  const memory = readMemory(user.id)
  return {
    owner: ownerOf(local, user),
    isRemoteMissing: remote === null,
    isJustSignedUp: isKnownMissing(user),
    isRevisionKnown: remote !== null && memory?.revision === remote.revision,
    isDirty: memory?.isDirty === true,
    isSentUnconfirmed: remote !== null && isSentUnconfirmed(remote.game, user),
    isSameRankedRun: remote !== null && isSameRankedRun(local, remote.game),
    hasRunToLose: hasRunToLose(local) || local.shelf !== null,
  }
}
