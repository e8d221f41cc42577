import type { User } from '@fable/contract'
import { accountCopyOf, addFinishedRuns } from '../game/run/finished-runs.ts'
import { decode } from '../game/save/decode.ts'
import { encode } from '../game/save/encode.ts'
import {
  withRunBackIfIdle,
  withLedgerOf,
  withShelfOf,
  type SavedGame,
} from '../game/save/saved-game.ts'
import { withNewsOf } from '../game/save/store.ts'
import type { AttachedGame, SyncPort, SyncState } from '../game/save/sync-port.ts'
import { call, isProblem, isRetryable } from '../lib/api.ts'
import { countOr, type Fields } from '../lib/reading.ts'
import { backoff } from '../lib/request-policy.ts'
import { Store } from '../lib/store.ts'
import { later, pause } from '../lib/timers.ts'
import { Outbox, type Delivery } from './outbox.ts'
import { decide } from './sync-decision.ts'
import {
  isSameRankedRun,
  markOf,
  newGameOf,
  ofAccount,
  isKnownMissing,
  isSentUnconfirmed,
  situationOf,
  type Remote,
  readMemory,
  writeMemory,
  type SyncMemory,
} from './sync-situation.ts'

/**
 * The number of saves without a response whose marks are remembered. The account's save may turn out to be one of them.
 */
const MARKS_MAX = 8
/** Signing out waits this long for the last save. */
const SETTLE_MS = 4_000
const LAST_PAUSE_MS = 60_000

type Sync = {
  readonly user: User
  readonly game: AttachedGame
  readonly onSignedOut: () => void
}

// `decode` fills in missing fields, and the player then sees the update popup.
function readDocument(document: unknown, { id }: User): SavedGame {
  addFinishedRuns(document, id)
  return withNewsOf(document, decode(document))
}

/**
 * Keeps this browser's save equal to the account's save. At sign-in `decide` chooses one of them. Every save names the
 * revision on which it is based, so an outdated device or tab never overwrites a newer run.
 */
export class AccountSync implements SyncPort {
  readonly state = new Store<SyncState>({ status: 'off', other: null })
  #game: AttachedGame | null = null
  #signedIn: { readonly user: User; readonly onSignedOut: () => void } | null = null
  /** Null if nobody is signed in or no game is attached. */
  #current: Sync | null = null
  /**
   * The revision of the account's save in a conflict. Once the player has chosen, this browser's next save is based on
   * this revision.
   */
  #otherRevision = 0
  #cancelRead: (() => void) | null = null
  #readsLost = 0
  readonly #outbox = new Outbox((game) => this.#send(game))

  readonly attach = (game: AttachedGame): (() => void) => {
    this.#game = game
    this.#start()
    return () => {
      this.flush()
      this.#stop()
      this.#game = null
    }
  }

  signIn(user: User | null, onSignedOut: () => void): void {
    if (user && this.#signedIn?.user === user) return
    this.#signedIn = user && { user, onSignedOut }
    // This also drops unsent data, because nothing may be sent or stored for a user who has signed out.
    this.#start()
  }

  readonly leave = (): void => {
    this.#outbox.clear()
    this.#stop()
    this.#signedIn = null
    this.#game?.leave()
  }

  readonly reset = (notice: string): void => {
    this.#game?.replace(null, notice)
  }

  readonly push = (game: SavedGame): void => {
    const { userID } = game.account
    // Turns that are played after the session was lost must reach the account later.
    if (userID !== '') this.#remember(userID, { isDirty: true })
    if (userID !== this.#current?.user.id) return
    if (this.state.get().status === 'synced') this.state.set({ status: 'saving', other: null })
    this.#outbox.put(game)
  }

  readonly flush = (): void => {
    if (this.#cancelRead) this.#read()
    void this.#outbox.flush()
  }

  /** Waits until the save is sent, but only a few seconds. */
  readonly settle = (): Promise<void> => Promise.race([this.#outbox.flush(), pause(SETTLE_MS)])

  readonly choose = (chosen: SavedGame): void => {
    const sync = this.#current
    if (!sync) return
    const { other } = this.state.get()
    const isOther = chosen === other
    const left = (isOther ? null : other) ?? sync.game.read()
    const kept = withShelfOf(withLedgerOf(chosen, left), left)
    this.state.set({ status: 'saving', other: null })
    const isDirty = !isOther || kept !== chosen
    this.#remember(sync.user.id, { revision: this.#otherRevision, isDirty })
    sync.game.replace(ofAccount(kept, sync.user))
  }

  #start(): void {
    this.#stop()
    this.#outbox.clear()
    if (!this.#game || !this.#signedIn) return
    this.#current = { ...this.#signedIn, game: this.#game }
    this.#readsLost = 0
    this.state.set({ status: 'loading', other: null })
    this.#read()
  }

  #stop(): void {
    this.#cancelRead?.()
    this.#cancelRead = null
    this.#current = null
    this.state.set({ status: 'off', other: null })
  }

  #read(): void {
    this.#cancelRead?.()
    this.#cancelRead = null
    if (!this.#current) return
    if (isKnownMissing(this.#current.user)) this.#meet(this.#current, null)
    else void this.#readRemote(this.#current)
  }

  async #readRemote(sync: Sync): Promise<void> {
    try {
      const save = await call('GET /api/account/game', { query: { missing: 'null' } })
      if (this.#current !== sync) return
      // A missing save is not an error, but it is logged (docs/rules.md, section 8).
      if (!save) console.info('The account holds no game yet.')
      this.#meet(
        sync,
        save && { revision: save.revision, game: readDocument(save.GameVariables, sync.user) },
      )
    } catch (error) {
      if (this.#current !== sync) return
      if (isProblem(error, 'not_signed_in')) this.#sessionLost(sync)
      else {
        this.state.set({ status: 'retrying', other: null })
        this.#readsLost += 1
        this.#cancelRead = later(backoff(this.#readsLost, LAST_PAUSE_MS), () => this.#read())
      }
    }
  }

  #meet(sync: Sync, remote: Remote | null): void {
    const { user, game } = sync
    // If the run on a road has ended, the run on the shelf is compared.
    const local = withRunBackIfIdle(game.read())
    const memory = readMemory(user.id)
    const revision = remote?.revision ?? 0

    const known: SyncMemory = {
      userID: user.id,
      revision,
      isDirty: memory?.isDirty ?? false,
      sent: memory?.sent ?? [],
    }

    const other = remote ? ofAccount(withRunBackIfIdle(remote.game), user) : newGameOf(user)
    const situation = situationOf(local, remote, user)
    // The game that continues gets both ledgers, unless this browser's save belongs to another account.
    const adopted = situation.owner === 'other' ? other : withLedgerOf(other, local)
    const kept = withLedgerOf(local, other)

    switch (decide(situation)) {
      case 'keep':
        writeMemory(known)
        this.state.set({ status: 'synced', other: null })
        if (kept !== local) game.replace(kept)
        return
      case 'push':
        writeMemory({ ...known, isDirty: true })
        this.state.set({ status: 'saving', other: null })
        if (local.account.userID === user.id && kept === local) this.push(game.read())
        else game.replace(ofAccount(kept, user))
        return
      case 'adopt':
      case 'newGame':
        writeMemory({ ...known, isDirty: adopted !== other, sent: [] })
        game.replace(adopted)
        return
      case 'ask':
        writeMemory({ ...known, revision: memory?.revision ?? 0 })
        this.#ask(other, revision)
    }
  }

  #ask(other: SavedGame, revision: number): void {
    this.#otherRevision = revision
    this.state.set({ status: 'conflict', other })
  }

  async #send(game: SavedGame): Promise<Delivery> {
    const sync = this.#current
    if (!sync) return 'dropped'
    if (this.state.get().status === 'conflict') return 'refused'
    const { id } = sync.user
    const mark = markOf(game)
    const { revision: known, sent } = readMemory(id) ?? { revision: 0, sent: [] }
    const others = sent.filter((other) => other !== mark)
    this.#remember(id, { sent: [mark, ...others].slice(0, MARKS_MAX) })
    const headers: Record<string, string> = known
      ? { 'if-match': `"${known}"` }
      : { 'if-none-match': '*' }

    try {
      const body = { GameVariables: accountCopyOf(encode(game)) }
      const { revision } = await call('PUT /api/account/game', { body }, { headers })
      // During the request the player may have signed out, and another player may have signed in.
      const isLast = this.#outbox.unsent === null
      if (!this.#remember(id, { revision, isDirty: !isLast, sent: [mark] })) return 'dropped'
      if (this.#current === sync) {
        this.state.set({ status: isLast ? 'synced' : 'saving', other: null })
      }
      return 'sent'
    } catch (error) {
      return this.#current === sync ? this.#refused(sync, error) : 'dropped'
    }
  }

  #refused(sync: Sync, error: unknown): Delivery {
    if (isProblem(error, 'game_changed')) return this.#meetNewer(sync, error.body)
    if (isProblem(error, 'not_signed_in')) {
      this.#sessionLost(sync)
      return 'dropped'
    }
    const mayHelp = isRetryable(error)
    this.state.set({ status: mayHelp ? 'retrying' : 'refused', other: null })
    return mayHelp ? 'again' : 'refused'
  }

  /** Handles the refusal of a save because another device or tab has saved since. */
  #meetNewer({ user, game }: Sync, body: Fields): Delivery {
    const revision = countOr(body.revision, 0)
    const stored = readDocument(body.GameVariables, user)
    const other = ofAccount(withRunBackIfIdle(stored), user)
    const local = game.read()
    const isNoOther = isSameRankedRun(local, other) || isSentUnconfirmed(stored, user)
    if (isNoOther) {
      this.#remember(user.id, { revision })
      const kept = withShelfOf(withLedgerOf(local, other), other)
      if (kept === local) return 'again'
      // The merged game is sent once it has replaced the local one.
      game.replace(kept)
      return 'dropped'
    }
    this.#ask(other, revision)
    return 'refused'
  }

  #sessionLost(sync: Sync): void {
    this.#outbox.clear()
    this.#stop()
    this.#signedIn = null
    sync.onSignedOut()
  }

  #remember(userID: string, change: Partial<SyncMemory>): boolean {
    const memory = readMemory(userID)
    if (!memory) return false
    writeMemory({ ...memory, ...change })
    return true
  }
}
