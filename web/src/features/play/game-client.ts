import { diceFrom, newRun, nameOf, step, turnSeed, type Ending } from '@fable/engine'
import type { RunLog } from '../../game/run-log.ts'
import { RunLost, type RunServer, type Started } from './run-server.ts'
import { TEMPLATE_VERSION } from '../../game/save/game-variables.ts'
import type { Run, SavedGame } from '../../game/save/saved-game.ts'
import type { Settings } from '../../game/preferences.ts'
import { Inquiry } from './inquiry.ts'
import { agreesWith, isOfOtherRules, retell } from '../../game/replay-log.ts'
import { Teller } from './scene-store.ts'
import { WORDS } from './messages.ts'

type Options = {
  game: SavedGame
  /** Keeps the game; false when that failed. */
  save: (game: SavedGame) => boolean
  pace: () => Settings['pace']
  /** Where ranked runs are drawn; without it every run is unranked. */
  server?: RunServer
  /** A run has ended; `rankedId` when it was a ranked one. */
  onEnded?: (ending: Ending, playerName: string, rankedId?: string) => void
}

const unrankedRun = (turn = 0): Run => ({
  id: crypto.randomUUID(),
  seed: crypto.randomUUID(),
  turn,
  at: 0,
  pending: null,
  ranked: false,
})

/**
 * One player's game in one page: takes answers, plays them with the engine, saves, and has them told. An
 * answer is saved before it is played or sent, and its turn as soon as it is played, so that a reload at
 * any moment neither loses nor repeats one. A ranked run's chance comes from the server, an unranked
 * one's from the run's own secret; both are played here, by the same engine.
 *
 * It plays and saves between `enter` and `leave` only: whoever left may have handed the game on.
 */
export class Session {
  #game: SavedGame
  #isEntered = false
  readonly #options: Options
  readonly #inquiry: Inquiry | null
  readonly #teller: Teller

  constructor(options: Options) {
    this.#options = options
    this.#game = options.game
    this.#teller = new Teller(options.game, options.pace)
    const sayItIsSlow = () => this.#teller.show({ isSlow: true })
    this.#inquiry = options.server ? new Inquiry(options.server, sayItIsSlow) : null
    const { run } = options.game
    if (this.#isRunOpen()) this.#teller.show({ isRanked: run?.ranked === true })
  }

  get subscribe() {
    return this.#teller.subscribe
  }

  get scene() {
    return this.#teller.scene
  }

  get advance() {
    return this.#teller.advance
  }

  get finish() {
    return this.#teller.finish
  }

  /** Goes on from where the game was left: with an answer that waits, or where another device has brought it. */
  readonly enter = (): void => {
    this.#isEntered = true
    const { run } = this.#game
    if (run?.pending) this.#resume(run.pending)
    else if (run?.ranked && this.#isRunOpen()) void this.#catchUp(run)
  }

  /** The screen goes away: the rest of a turn stands there on return, and nothing is played or saved any more. */
  readonly leave = (): void => {
    this.finish()
    this.#inquiry?.leave()
    this.#teller.show({ isWaiting: false, isSlow: false })
    this.#isEntered = false
  }

  /** The game as it is saved. */
  readonly game = (): SavedGame => this.#game

  /** Answers the game. While lines print it brings them instead; an empty answer is none. */
  readonly answer = (input: string): void => {
    const { isPrinting, isWaiting } = this.scene()
    if (!this.#isEntered) return
    if (isPrinting) this.advance()
    if (isPrinting || isWaiting || input.trim() === '') return
    this.#teller.say(input.trim(), 'echo')
    // A refused answer is no turn: it draws no dice, and nobody need be asked.
    const refused = step(this.#game.state, input, diceFrom(''))
    if (!refused.accepted) {
      this.#teller.tell(refused, null)
      this.#keep({})
    } else if (this.#isRunOpen()) this.#take(this.#game.run ?? unrankedRun(), input)
    else void this.#begin(input)
  }

  /** The player does not want to wait for the server any more. */
  readonly goOnUnranked = (): void => {
    this.#inquiry?.giveUp()
  }

  readonly keepWaiting = (): void => {
    this.#teller.show({ isSlow: false })
  }

  /** The player has seen what is new. */
  readonly markNewsSeen = (): void => {
    this.#keep({ update: TEMPLATE_VERSION })
  }

  #isRunOpen(): boolean {
    return this.#game.state.mode.name !== 'start'
  }

  async #begin(input: string): Promise<void> {
    if (!this.#inquiry) {
      this.#take(unrankedRun(), input)
      return
    }
    this.#teller.show({ isWaiting: true, ending: null })
    const playerName = nameOf(this.#game.state)
    const unheard: Started = { kind: 'unranked', why: 'unreachable' }
    const started = await this.#inquiry.ask(
      (server, how) => server.start({ playerName, ...how }),
      () => this.#beginAs(unheard, input),
    )
    if (started) this.#beginAs(started instanceof RunLost ? unheard : started, input)
  }

  #beginAs(started: Started, input: string): void {
    this.#teller.show({ isWaiting: false, isSlow: false })
    if (started.kind === 'unranked') {
      this.#teller.say(WORDS.unrankedStart[started.why], 'quiet')
      this.#take(unrankedRun(), input)
      return
    }
    const { id, player } = started.run
    this.#keep({ state: newRun(player) })
    this.#take({ id, seed: '', turn: 0, at: 0, pending: null, ranked: true }, input)
  }

  /** Takes an answer of the run: kept first, then played or asked for. */
  #take(run: Run, input: string): void {
    this.#teller.show({ isRanked: run.ranked, ending: null })
    this.#keep({ run: { ...run, pending: input } })
    if (run.ranked) void this.#ask(run, input)
    else this.#play(run, input, { seed: turnSeed(run.seed, run.turn) })
  }

  /** An answer that was kept and, as far as this page knows, not played. */
  #resume(input: string): void {
    const { run, lines, state } = this.#game
    if (!run) return
    if (!step(state, input, diceFrom('')).accepted) {
      this.#keep({ run: { ...run, pending: null } })
      return
    }
    const last = lines.at(-1)
    const isEchoed = last?.tone === 'echo' && last.text === input.trim()
    if (!isEchoed) this.#teller.say(input.trim(), 'echo')
    this.#take(run, input)
  }

  async #ask(run: Run, input: string): Promise<void> {
    this.#teller.show({ isWaiting: true })
    const answer = await this.#inquiry?.ask(
      (server, how) => server.seedOf({ id: run.id, turn: run.turn, input, ...how }),
      () => this.#continueUnranked(WORDS.unranked),
    )
    if (!answer) return
    if (!(answer instanceof RunLost)) {
      const { seed, ended } = answer
      this.#play(run, input, { seed, ...(ended && { rank: ended.rank }) })
    } else if (answer.reason === 'elsewhere') await this.#followLog(run)
    else this.#continueUnranked(answer.reason === 'rules' ? WORDS.rulesChanged : WORDS.runGone)
  }

  /** After a reload: has the run gone on elsewhere? The player may go on meanwhile. */
  async #catchUp({ id }: Run): Promise<void> {
    const log = await this.#inquiry?.ask((server, { signal }) => server.read({ id, signal }))
    if (!log || log instanceof RunLost || agreesWith(log, this.#game)) return
    this.#adopt(log)
  }

  /** The server's log of a run is right; a run that it no longer has goes on without it. */
  async #followLog({ id }: Run): Promise<void> {
    const log = await this.#inquiry?.ask(
      (server, how) => server.read({ id, ...how }),
      () => this.#continueUnranked(WORDS.unranked),
    )
    if (!log) return
    if (log instanceof RunLost) this.#continueUnranked(WORDS.runGone)
    else this.#adopt(log)
  }

  #adopt(log: RunLog): void {
    if (isOfOtherRules(log)) {
      this.#continueUnranked(WORDS.rulesChanged)
      return
    }
    const { run } = this.#game
    const { userName } = this.#game.state
    const { words, ended, ...retold } = retell(log)
    const state = { ...retold.state, userName }
    this.#teller.replace(words, state)
    this.#teller.say(WORDS.asTheServerHasIt, 'quiet')
    this.#teller.show({ isWaiting: false, isSlow: false, isRanked: ended ? null : true })
    if (ended) {
      const place = { ...(log.rank && { rank: log.rank }), rankedId: log.id }
      this.#options.onEnded?.(ended, log.playerName, log.id)
      this.#teller.show({ ending: { ...ended, ...place } })
    }
    this.#keep({ state, run: run && { ...run, turn: log.turns.length, pending: null } })
  }

  #continueUnranked(why: string): void {
    const { run } = this.#game
    this.#inquiry?.leave()
    this.#teller.show({ isWaiting: false, isSlow: false })
    if (!run) return
    this.#teller.say(why, 'quiet')
    const unranked = { ...unrankedRun(run.turn), pending: run.pending }
    if (run.pending) this.#take(unranked, run.pending)
    else {
      this.#teller.show({ isRanked: false })
      this.#keep({ run: unranked })
    }
  }

  #play(run: Run, input: string, { seed, rank }: { seed: string; rank?: number }): void {
    const before = this.#game.state
    const turn = step(before, input, diceFrom(seed))
    this.#teller.show({
      isWaiting: false,
      isSlow: false,
      ...(turn.ended && { isRanked: null }),
    })
    if (turn.ended) {
      this.#options.onEnded?.(turn.ended, nameOf(before), run.ranked ? run.id : undefined)
    }
    this.#game = {
      ...this.#game,
      state: turn.state,
      run: { ...run, turn: run.turn + 1, at: Date.now(), pending: null },
    }
    const place = { ...(rank && { rank }), ...(run.ranked && { rankedId: run.id }) }
    this.#teller.tell(turn, turn.ended ? { ...turn.ended, ...place } : null)
    this.#keep({})
  }

  #keep(change: Partial<SavedGame>): void {
    if (!this.#isEntered) return
    this.#game = { ...this.#game, ...change, lines: this.#teller.told() }
    const isKept = this.#options.save(this.#game)
    if (isKept !== this.scene().isKept) this.#teller.show({ isKept })
  }
}
