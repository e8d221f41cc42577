import type { ResponseOf } from '@fable/contract'
import {
  type Command,
  type Draw,
  drawsPaths,
  type Ending,
  findOffered,
  hasSharedPaths,
  isPlayable,
  isRefusal,
  nameOf,
  newRun,
  passTurn,
  play,
  type Posts,
  postsAtStart,
  postSeed,
  read,
  replay,
  rngFrom,
  type Seeds,
  type State,
  textOf,
} from '@fable/engine'
import { problem } from '../../http/problems.ts'
import type { DisplayName } from '../../lib/names/display-names.ts'
import {
  decodeDraws,
  decodeInputs,
  decodeLanterns,
  type StoredTranscript,
  seedsOf,
  type TakenLantern,
  turnsOf,
} from '../seeds.ts'
import { asStarted, type RunRow } from '../store.ts'
import { publicInput } from './public-run.ts'

export type TurnResponse = ResponseOf<'POST /api/runs/:id/turns'>

/** Returns the response of a turn or throws its problem. Call it only after the run has been stored. */
export type TurnResult = () => TurnResponse

export const failWith =
  (error: unknown): TurnResult =>
  () => {
    throw error
  }

const stateIn = ({ state }: RunRow): State | undefined =>
  state === null ? undefined : (JSON.parse(state) as State)

const postsIn = ({ posts, rules }: RunRow): Posts =>
  posts === null ? postsAtStart(rules) : (JSON.parse(posts) as Posts)

type SentTurn = {
  readonly turn: number
  readonly input: string
  readonly lantern?: string | undefined
}

type NewTurn = Omit<SentTurn, 'turn'> & { readonly before: State; readonly draw: Draw | null }

type Known = {
  readonly displayName: DisplayName
  readonly transcript: StoredTranscript | undefined
  readonly isClosed: boolean
}

export class RunInPlay {
  readonly row: RunRow
  readonly #newTurns: NewTurn[] = []
  readonly #displayName: DisplayName
  readonly #transcript: StoredTranscript | undefined
  readonly #isClosed: boolean
  #state: State | undefined
  #posts: Posts | undefined
  #ending: Ending | undefined
  #rank: number | null

  constructor(row: RunRow, { displayName, transcript, isClosed }: Known) {
    this.row = row
    this.#displayName = displayName
    this.#transcript = transcript
    this.#isClosed = isClosed
    this.#rank = row.rankAtEnd
  }

  get newInputs(): readonly string[] {
    return this.#newTurns.map(({ input }) => input)
  }

  get newLanterns(): readonly TakenLantern[] {
    return this.#newTurns.flatMap(({ lantern }, at) =>
      lantern === undefined ? [] : [{ turn: this.row.turns + at, lantern }],
    )
  }

  get newDraws(): readonly Draw[] {
    return this.#newTurns.flatMap(({ draw }) => (draw ? [draw] : []))
  }

  get turns(): number {
    return this.row.turns + this.#newTurns.length
  }

  /**
   * The turn that ends the run leaves the state of a new run with the same names. A stored state is parsed only when it
   * is needed, so that a damaged row throws in its own turn and not for the whole batch.
   */
  get state(): State | undefined {
    return (this.#state ??= stateIn(this.row))
  }

  get posts(): Posts {
    return (this.#posts ??= postsIn(this.row))
  }

  get ending(): Ending | undefined {
    return this.#ending
  }

  get name(): string {
    return this.row.userName || (this.state ? nameOf(this.state) : this.row.playerName)
  }

  setRank(rank: number | null): void {
    this.#rank = rank
  }

  /**
   * The first input of a turn that the rules accept is final, together with the lantern that was taken before it. A
   * refused input is not a turn, and its response does not contain the seed.
   */
  playInput(sent: SentTurn): TurnResult {
    const { turn, input, lantern } = sent
    if (turn < this.turns) return this.#repeatTurn(sent)
    if (!this.state || this.#ending) return failWith(problem('run_ended'))
    if (!isPlayable(this.row.rules)) return failWith(problem('rules_changed'))
    if (turn > this.turns)
      return failWith(problem('turn_not_next', { extras: { turn: this.turns } }))

    const command = read(this.state, input)
    const isOffered = lantern === undefined || findOffered(this.posts, lantern) !== undefined
    if (isRefusal(command) || !isOffered) return failWith(problem('input_refused'))

    const decision = this.#decisionOf(this.state, command)
    const draw = this.#drawOf(this.state, command)
    this.#newTurns.push({ input: decision, lantern, before: this.state, draw })
    const seeds = this.#seedsOf(turn)
    const played = play(this.state, command, rngFrom(seeds.seed, seeds.paths))
    this.#posts = passTurn(this.posts, { turn: played, taken: lantern, seed: postSeed(this.row) })
    this.#state = played.state
    this.#ending = played.ended
    return () => this.#respond(turn, seeds)
  }

  /**
   * On a daily road the seeds depend on decisions. All attacks above the maximum are the same decision, so they are
   * stored as the maximum.
   */
  #decisionOf({ maxDamage }: State, command: Command): string {
    const isCapped = this.row.road !== null && command.type === 'attack'
    return textOf(isCapped ? { ...command, amount: Math.min(command.amount, maxDamage) } : command)
  }

  #drawOf(state: State, command: Command): Draw | null {
    const isShared = hasSharedPaths(this.row) && drawsPaths(state, command)
    return isShared ? { turn: this.turns, day: state.day } : null
  }

  #repeatTurn({ turn, input, lantern }: SentTurn): TurnResult {
    // Anyone can know the id of an ended run.
    const isPublic = this.row.endedAt !== null
    // While its road is open, its inputs and seeds would tell other players what to expect.
    if (isPublic && !this.#isClosed) return failWith(problem('run_ended'))
    const stored = this.#storedInput(turn)
    const isSameInput = input === stored || this.#isSameCommand(turn, input, stored)
    if (isSameInput && lantern === this.#lanternOf(turn)) {
      return () => this.#respond(turn)
    }
    // A hidden name must not be in the response.
    const standing = isPublic
      ? publicInput(this.row, { turn, input: stored }, this.#displayName)
      : stored
    return failWith(problem('turn_taken', { extras: { standing } }))
  }

  /**
   * Two texts can be the same command, for example `Path 1` and ` path 1 `. This depends on the state before the turn,
   * which can be replayed only if the run's rules can be played.
   */
  #isSameCommand(turn: number, input: string, stored: string): boolean {
    if (!isPlayable(this.row.rules)) return false
    const state = this.#stateBefore(turn)
    const [sent, recorded] = [read(state, input), read(state, stored)]
    if (isRefusal(sent) || isRefusal(recorded)) return false
    return this.#decisionOf(state, sent) === this.#decisionOf(state, recorded)
  }

  #stateBefore(turn: number): State {
    const newTurn = this.#newTurns[turn - this.row.turns]
    if (newTurn) return newTurn.before
    const started = asStarted(this.row)
    return replay(newRun(started), turnsOf(started, this.#storedInputs.slice(0, turn))).state
  }

  #seedsOf(turn: number): Seeds {
    return seedsOf(asStarted(this.row), turn, {
      inputs: [...this.#storedInputs, ...this.newInputs],
      draws: [...decodeDraws(this.row.draws), ...this.newDraws],
    })
  }

  get #storedInputs(): readonly string[] {
    return this.#transcript ? decodeInputs(this.#transcript) : []
  }

  #storedInput(turn: number): string {
    const { turns } = this.row
    const input = turn < turns ? this.#storedInputs[turn] : this.#newTurns[turn - turns]?.input
    if (input === undefined) throw new Error('The transcript of a run lacks an input.')
    return input
  }

  #lanternOf(turn: number): string | undefined {
    const taken = [...decodeLanterns(this.row.lanterns), ...this.newLanterns]
    return taken.find((one) => one.turn === turn)?.lantern
  }

  #respond(turn: number, seeds = this.#seedsOf(turn)): TurnResponse {
    const response = { turn, ...seeds }
    const daysSurvived = this.#ending?.daysSurvived ?? this.row.daysSurvived
    const isLast = turn === this.turns - 1
    if (!isLast || daysSurvived === null) return response
    return {
      ...response,
      ended: { daysSurvived, ...(this.#rank !== null && { rank: this.#rank }) },
    }
  }
}
