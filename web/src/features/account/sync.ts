import type { User } from '@fable/contract'
import { ApiError, call, isProblem } from '../../platform/api.ts'
import { countOr, type Fields } from '../../platform/reading.ts'
import { decode } from '../../game/save/decode.ts'
import { encode } from '../../game/save/encode.ts'
import { hasRunToLose, type SavedGame } from '../../game/save/saved-game.ts'
import type { AttachedGame, SyncPort, SyncState } from '../../game/sync-port.ts'
import { isSameRankedRun, markOf, newGameOf, ofAccount } from './account-game.ts'
import { GrowingPause } from './backoff.ts'
import { keepKnown, readKnown, type Known } from './sync-memory.ts'
import { Outbox, type Delivery } from './outbox.ts'

/** So many games may be on their way unanswered and still be known again. */
const MARKS_KEPT = 8

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
export class AccountSync implements SyncPort {
  #state: SyncState = { status: 'off', other: null }
  #start: Start | null = null
  /** The revision of the other run; known as ours only when the player has chosen. */
  #otherRevision = 0
  readonly #rest = new GrowingPause()
  readonly #outbox = new Outbox((game) => this.#send(game))
  readonly #listeners = new Set<() => void>()
  #game: AttachedGame | null = null
  #signedIn: { readonly user: User; readonly onSignedOut: () => void } | null = null

  readonly attach = (game: AttachedGame): (() => void) => {
    this.#game = game
    this.#meetAgain()
    return () => {
      this.#game = null
      this.stop()
    }
  }

  /** Somebody is signed in, or nobody any more. `onSignedOut`: the server does not know the session. */
  signIn(user: User | null, onSignedOut: () => void): void {
    this.#signedIn = user && { user, onSignedOut }
    this.#meetAgain()
  }

  /** The player has signed out: what the storage holds now takes the game's place. */
  reset(notice: string): void {
    this.#game?.replace(null, notice)
  }

  #meetAgain(): void {
    this.stop()
    if (!this.#game || !this.#signedIn) return
    const { read, replace } = this.#game
    const { user, onSignedOut } = this.#signedIn
    void this.begin({ user, local: read, adopt: replace, onSignedOut })
  }

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
      else {
        this.#show({ status: 'waiting' })
        this.#rest.start(() => void this.begin(start))
      }
    }
  }

  /** The screen goes away, or the player signs out. */
  stop(): void {
    this.#rest.reset()
    this.flush()
    this.#start = null
    this.#show({ status: 'off', other: null })
  }

  /** A turn was saved here: the account gets it too, with those that follow at once. */
  push(game: SavedGame): void {
    const { userID } = game.account
    // Also what is played while nobody is signed in any more is the account's to have.
    if (userID !== '' && readKnown().userID === userID) this.#remember({ isDirty: true })
    if (userID !== this.#start?.user.id) return
    this.#show({ status: this.#state.status === 'waiting' ? 'waiting' : 'saving' })
    this.#outbox.put(game)
  }

  /** Sends what is not sent yet, now, and asks again what was not answered. */
  readonly flush = (): void => {
    this.#rest.hurry()
    void this.#outbox.flush()
  }

  /** Sends what is not sent yet and waits for it, as before signing out. */
  readonly settle = (): Promise<void> => this.#outbox.flush()

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
    if (isKnown || (isMine && this.#isNoOther(local, remote))) {
      this.#remember({ userID: user.id, revision, isDirty })
      this.#show({ status: 'saved' })
      if (isDirty || !isKnown) this.push(local)
    } else if ((isMine && !isDirty) || !this.#isWorthAsking(local, isMine)) {
      keepKnown({ userID: user.id, revision, isDirty: false, sent: [] })
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
    keepKnown({ userID: start.user.id, revision: 0, isDirty: isMine, sent: [] })
    if (isMine && local.account.userID) this.push(local)
    else if (isMine) start.adopt(ofAccount(local, start.user))
    else if (this.#isWorthAsking(local, false)) this.#ask(newGameOf(start.user), 0)
    else start.adopt(newGameOf(start.user))
  }

  /** Whether the account's game is the same ranked run, or what this browser sent without hearing of it. */
  #isNoOther(local: SavedGame, remote: SavedGame): boolean {
    return isSameRankedRun(local, remote) || readKnown().sent.includes(markOf(remote))
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

  async #send(game: SavedGame): Promise<Delivery> {
    const start = this.#start
    if (!start) return 'dropped'
    if (this.#state.other) return 'held'
    const mark = markOf(game)
    const others = readKnown().sent.filter((it) => it !== mark)
    this.#remember({ sent: [mark, ...others].slice(0, MARKS_KEPT) })
    try {
      const { revision } = await this.#put(game)
      // Somebody else may have signed in here meanwhile.
      if (readKnown().userID !== start.user.id) return 'dropped'
      const isLast = this.#outbox.waiting === null
      this.#remember({ revision, isDirty: !isLast, sent: [mark] })
      if (this.#start) this.#show({ status: isLast ? 'saved' : 'saving' })
      return 'sent'
    } catch (error) {
      return this.#refused(error)
    }
  }

  #put(game: SavedGame) {
    const { revision } = readKnown()
    const GameVariables = encode(game)
    const headers: Record<string, string> = revision
      ? { 'if-match': `"${String(revision)}"` }
      : { 'if-none-match': '*' }
    return call('PUT /api/account/game', { body: { GameVariables } }, { headers })
  }

  #refused(error: unknown): Delivery {
    const start = this.#start
    if (!start) return 'dropped'
    if (isProblem(error, 'game_changed')) return this.#meetNewer(start, error.body)
    if (isProblem(error, 'not_signed_in')) {
      this.#signedOut()
      return 'dropped'
    }
    this.#show({ status: 'waiting' })
    const mayHelp = !(error instanceof ApiError) || error.status >= 500 || error.status === 429
    return mayHelp ? 'again' : 'held'
  }

  /** Another device or tab has saved meanwhile. */
  #meetNewer(start: Start, body: Fields): Delivery {
    const revision = countOr(body.revision, 0)
    const remote = ofAccount(decode(body.GameVariables), start.user)
    if (!this.#isNoOther(start.local(), remote)) {
      this.#ask(remote, revision)
      return 'held'
    }
    this.#remember({ revision })
    return 'again'
  }

  #signedOut(): void {
    const start = this.#start
    this.#start = null
    this.#outbox.clear()
    this.#show({ status: 'off', other: null })
    start?.onSignedOut()
  }

  #remember(change: Partial<Known>): void {
    const known = readKnown()
    keepKnown({ ...known, userID: this.#start?.user.id ?? known.userID, ...change })
  }

  #show(change: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
