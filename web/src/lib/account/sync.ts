import type { User } from '@fable/contract'
import { ApiError, call, isProblem } from '../api.ts'
import { later, pause } from '../printer.ts'
import { decode } from '../save/decode.ts'
import { encode } from '../save/encode.ts'
import { countOr, type Fields } from '../reading.ts'
import type { SavedGame } from '../save/saved-game.ts'
import { hasRunToLose, isSameRankedRun, newGameOf, ofAccount } from './games.ts'
import { keepKnown, readKnown } from './known.ts'

/** A burst of turns is one request: they are gathered for so long, in milliseconds. */
const GATHER = 800
/** The pauses between tries grow from the first to the last of these. */
const FIRST_PAUSE = 1_000
const LAST_PAUSE = 60_000
const SETTLE_STEP = 50

export type SyncState = {
  /** `waiting`: there is a turn that the account does not have yet, and the network is to blame. */
  readonly status: 'off' | 'saved' | 'saving' | 'waiting'
  /** The account holds another run: the player chooses. */
  readonly other: SavedGame | null
}

type Start = {
  user: User
  /** The game as it is in this browser now. */
  local: () => SavedGame
  /** Another game takes the place of the local one. */
  adopt: (game: SavedGame) => void
  onSignedOut: () => void
}

/**
 * Keeps the account's document and this browser's game together. Every save names the revision that it
 * builds on, so that a stale device or tab never overwrites a newer run: it learns of it and asks.
 */
export class AccountSync {
  #state: SyncState = { status: 'off', other: null }
  #start: Start | null = null
  #unsaved: SavedGame | null = null
  #isSending = false
  /** The revision of the other run; known as ours only when the player has chosen. */
  #otherRevision = 0
  #rest = FIRST_PAUSE
  #cancel: (() => void) | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): SyncState => this.#state

  /** Signed in: finds out how the account's game and this browser's stand to each other. */
  async begin(start: Start): Promise<void> {
    this.#start = start
    this.#show({ status: 'saving' })
    try {
      const { revision, GameVariables } = await call('GET /api/account/game', {})
      if (this.#start === start) this.#meet(start, revision, decode(GameVariables))
    } catch (error) {
      if (this.#start !== start) return
      if (isProblem(error, 'game_not_found')) this.#meetNothing(start)
      else if (isProblem(error, 'not_signed_in')) this.#signedOut()
      else this.#again(() => void this.begin(start))
    }
  }

  /** The screen goes away, or the player signs out. */
  stop(): void {
    this.flush()
    this.#start = null
    this.#cancel?.()
    this.#show({ status: 'off', other: null })
  }

  /** A turn was saved here: the account gets it too, with those that follow at once. */
  push(game: SavedGame): void {
    if (!this.#start || game.account.userID !== this.#start.user.id) return
    this.#unsaved = game
    this.#remember({ isDirty: true })
    if (this.#state.other) return
    this.#show({ status: this.#state.status === 'waiting' ? 'waiting' : 'saving' })
    if (!this.#isSending) this.#schedule(GATHER)
  }

  /** Sends what is not sent yet, now. */
  readonly flush = (): void => {
    if (this.#unsaved && !this.#state.other) void this.#send()
  }

  /** Sends what is not sent yet and waits for it, as before signing out. */
  readonly settle = async (): Promise<void> => {
    while (this.#isSending) await pause(SETTLE_STEP)
    await this.#send()
  }

  /** The player has chosen between this browser's run and the account's. */
  readonly choose = (chosen: SavedGame): void => {
    const start = this.#start
    if (!start) return
    const isOther = chosen === this.#state.other
    this.#show({ other: null })
    this.#remember({ revision: this.#otherRevision, isDirty: !isOther })
    start.adopt(ofAccount(chosen, start.user))
  }

  #meet(start: Start, revision: number, remote: SavedGame): void {
    const { user, local: readLocal } = start
    const known = readKnown()
    const local = readLocal()
    const isMine = this.#isMine(local, user)
    const isKnown = isMine && known.userID === user.id && known.revision === revision
    const isDirty = isMine && known.isDirty
    if (isKnown || (isMine && isSameRankedRun(local, remote))) {
      keepKnown({ userID: user.id, revision, isDirty })
      this.#show({ status: 'saved' })
      if (isDirty || !isKnown) this.push(local)
    } else if ((isMine && !isDirty) || !this.#isWorthAsking(local, isMine)) {
      keepKnown({ userID: user.id, revision, isDirty: false })
      start.adopt(ofAccount(remote, user))
    } else this.#ask(ofAccount(remote, user), revision)
  }

  #ask(other: SavedGame, revision: number): void {
    this.#otherRevision = revision
    this.#show({ status: 'saving', other })
  }

  #meetNothing(start: Start): void {
    // A missing document is only logged; the local game is used (section 8).
    console.info('The account holds no game yet.')
    const local = start.local()
    const isMine = this.#isMine(local, start.user)
    keepKnown({ userID: start.user.id, revision: 0, isDirty: isMine })
    if (isMine && local.account.userID) this.push(local)
    else if (isMine) start.adopt(ofAccount(local, start.user))
    else if (this.#isWorthAsking(local, false)) this.#ask(newGameOf(start.user), 0)
    else start.adopt(newGameOf(start.user))
  }

  /** Whether the game here is this account's, or was taken into it by the sign-up a moment ago. */
  #isMine({ account }: SavedGame, user: User): boolean {
    const isNobodys = account.userID === '' && readKnown().userID === user.id
    return account.userID === user.id || isNobodys
  }

  /** A run in progress is; but one of another account is never shown to this one. */
  #isWorthAsking(local: SavedGame, isMine: boolean): boolean {
    return hasRunToLose(local) && (isMine || local.account.userID === '')
  }

  async #send(): Promise<void> {
    const game = this.#unsaved
    if (!game || this.#isSending) return
    this.#cancel?.()
    this.#unsaved = null
    this.#isSending = true
    try {
      const { revision } = await this.#put(game)
      this.#rest = FIRST_PAUSE
      this.#remember({ revision, isDirty: this.#hasMore() })
      this.#show({ status: this.#hasMore() ? 'saving' : 'saved' })
    } catch (error) {
      this.#unsaved ??= game
      this.#refused(error)
    } finally {
      this.#isSending = false
    }
    if (this.#unsaved && this.#state.status === 'saving' && !this.#state.other)
      this.#schedule(GATHER)
  }

  /** Whether more was played while the last of it was sent. */
  #hasMore(): boolean {
    return this.#unsaved !== null
  }

  #put(game: SavedGame) {
    const { revision } = readKnown()
    const GameVariables = encode(game)
    const headers: Record<string, string> = revision
      ? { 'if-match': `"${String(revision)}"` }
      : { 'if-none-match': '*' }
    return call('PUT /api/account/game', { body: { GameVariables } }, { headers })
  }

  #refused(error: unknown): void {
    const start = this.#start
    if (isProblem(error, 'game_changed') && start) this.#meetNewer(start, error.body)
    else if (isProblem(error, 'not_signed_in')) this.#signedOut()
    else if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      this.#show({ status: 'waiting' })
    } else this.#again(this.flush)
  }

  /** Another device or tab has saved meanwhile. */
  #meetNewer(start: Start, body: Fields): void {
    const revision = countOr(body.revision, 0)
    const remote = ofAccount(decode(body.GameVariables), start.user)
    if (!isSameRankedRun(start.local(), remote)) {
      this.#ask(remote, revision)
      return
    }
    this.#remember({ revision })
    this.#schedule(0)
  }

  #signedOut(): void {
    const start = this.#start
    this.#start = null
    this.#unsaved = null
    this.#show({ status: 'off', other: null })
    start?.onSignedOut()
  }

  #again(tryAgain: () => void): void {
    this.#show({ status: 'waiting' })
    this.#cancel?.()
    this.#cancel = later(this.#rest, tryAgain)
    this.#rest = Math.min(this.#rest * 2, LAST_PAUSE)
  }

  #schedule(milliseconds: number): void {
    this.#cancel?.()
    this.#cancel = later(milliseconds, this.flush)
  }

  #remember(change: { revision?: number; isDirty?: boolean }): void {
    const known = readKnown()
    keepKnown({ ...known, userID: this.#start?.user.id ?? known.userID, ...change })
  }

  #show(change: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
