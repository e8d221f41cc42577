import type { User } from '@fable/contract'
import { hasRunToLose, type SavedGame, newGame } from '../game/save/saved-game.ts'
import { countOr, fieldsOf, listOf } from '../lib/reading.ts'
import { readJson, writeText } from '../lib/storage.ts'
import type { Situation } from './sync-decision.ts'

export type SyncMemory = {
  readonly userID: string
  /** 0 if the account has no save. */
  readonly revision: number
  /** True if this browser has a turn that the account lacks. */
  readonly isDirty: boolean
  /**
   * The marks of the last save with a response and of those sent after it, newest first. The account's save may be any
   * of these.
   */
  readonly sent: readonly string[]
}

export const SYNC_MEMORY_KEY = 'AccountDocument'

declare module '../lib/storage.ts' {
  interface StorageKeys {
    [SYNC_MEMORY_KEY]: true
  }
}

/** Returns null if this browser remembers nothing about the user's account. */
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

/** Returns false if the browser did not store the memory. */
export const writeMemory = (memory: SyncMemory): boolean =>
  writeText(SYNC_MEMORY_KEY, JSON.stringify(memory))

export function ofAccount(game: SavedGame, user: User): SavedGame {
  const account = { ...game.account, userID: user.id, userName: user.username }
  return { ...game, account, state: { ...game.state, userName: user.username } }
}

export const newGameOf = (user: User): SavedGame => ofAccount(newGame(), user)

export function isSameRankedRun(one: SavedGame, other: SavedGame): boolean {
  return one.run?.ranked === true && other.run?.ranked === true && one.run.id === other.run.id
}

export function markOf({ run }: SavedGame): string {
  return run ? `${run.id}:${run.turn}:${run.at}` : 'no run'
}

export type Remote = { readonly revision: number; readonly game: SavedGame }

export const isSentUnconfirmed = (remote: SavedGame, user: User): boolean =>
  readMemory(user.id)?.sent.includes(markOf(remote)) === true

/**
 * True if the account has no save, for example after a sign-up. This browser then sends its save without first reading
 * the account's. If another device has saved since, the server refuses this browser's save.
 */
export function isKnownMissing(user: User): boolean {
  const memory = readMemory(user.id)
  return memory?.revision === 0 && memory.isDirty
}

function ownerOf(save: SavedGame, user: User): Situation['owner'] {
  const { userID } = save.account
  if (userID === user.id) return 'me'
  return userID === '' ? 'nobody' : 'other'
}

/** `remote` is null if the account has no save. */
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
