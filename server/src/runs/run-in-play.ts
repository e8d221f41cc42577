import {
  type Ending,
  isRefusal,
  nameOf,
  newRun,
  play,
  read,
  replay,
  rngFrom,
  RULES_VERSION,
  type State,
  textOf,
} from '@fable/engine'
import type { RunRow } from './store.ts'
import { problem } from '../platform/http/problems.ts'
import { publicInput } from './public-run.ts'
import { decodeInputs, type StoredTranscript } from './transcript.ts'
import { seedOf } from './seeds.ts'

export type TurnResponse = {
  turn: number
  seed: string
  ended?: { daysSurvived: number; rank: number }
}

/** Returns the response or throws the problem. Call it after the run has been written. */
export type TurnResult = () => TurnResponse

/** The result of a turn that failed. */
export const failWith =
  (error: unknown): TurnResult =>
  () => {
    throw error
  }

const stateIn = ({ state }: RunRow): State | undefined =>
  state === null ? undefined : (JSON.parse(state) as State)

/** A stored run and the new turns that are played on it before it is written again. */
export class RunInPlay {
  readonly row: RunRow
  /** The turns that the database does not have yet, each with the state before it. */
  readonly #played: { readonly input: string; readonly before: State }[] = []
  readonly #record: StoredTranscript | undefined
  #state: State | undefined
  #ending: Ending | undefined
  #rank: number | undefined

  /** `transcript` is only required to repeat a turn that is already stored. */
  constructor(row: RunRow, transcript?: StoredTranscript) {
    this.row = row
    this.#transcript = transcript
    this.#rank = row.rankAtEnd ?? undefined
  }

  /** The inputs that the database does not have yet. */
  get added(): readonly string[] {
    return this.#played.map(({ input }) => input)
  }

  get turns(): number {
    return this.row.turns + this.#played.length
  }

  /**
   * The state after the last turn. After the end it is the template with the player's name. It is
   * parsed on first use, so that a damaged row throws inside its own turn and not for the whole batch.
   */
  get state(): State | undefined {
    return (this.#state ??= stateIn(this.row))
  }

  /** The ending, if one of the new turns ended the run. */
  get ending(): Ending | undefined {
    return this.#ending
  }

  /** The leaderboard name: the username, else the stored or entered name. */
  get name(): string {
    return this.row.userName || (this.state ? nameOf(this.state) : this.row.playerName)
  }

  /** Sets the rank after the end of the run has been written. */
  setRank(rank: number): void {
    this.#rank = rank
  }

  /**
   * Plays an input. The first input that the rules accept is final. A refused input is not a turn, and
   * the response does not contain the seed.
   */
  play(turn: number, input: string): TurnResult {
    if (turn < this.turns) return this.#repeatTurn(turn, input)
    if (!this.state || this.#ending) return failWith(problem('run_ended'))
    if (this.row.rules !== RULES_VERSION) return failWith(problem('rules_changed'))
    if (turn > this.turns)
      return failure(problem('turn_not_next', { extras: { turn: this.turns } }))
    const command = read(this.state, input)
    if (isRefusal(command)) return failure(problem('input_refused'))
    const seed = seedOf(this.row, turn)
    const played = play(this.state, command, rngFrom(seed))
    this.#played.push({ input: textOf(command), before: this.state })
    this.#state = played.state
    this.#ending = played.ended
    return () => this.#respond(turn, seed)
  }

  #again(turn: number, input: string): Outcome {
    const standing = this.#standing(turn)
    if (input === standing || this.#means(turn, input, standing)) return () => this.#answer(turn)
    // The id of an open run only its holder knows; an ended one's everybody may ask under.
    const isPublic = this.row.endedAt !== null
    const standing = isPublic ? publicInput(this.row, turn, stored) : stored
    return failWith(problem('turn_taken', { extras: { standing } }))
  }

  /**
   * Whether the input is the same command in a played turn as the recorded one: `Path 1` and ` path 1 `
   * are one decision. Only the rules of the run can tell.
   */
  #means(turn: number, input: string, standing: string): boolean {
    if (this.row.rules !== RULES_VERSION) return false
    const state = this.#stateBefore(turn)
    const command = read(state, input)
    const recorded = read(state, standing)
    if (isRefusal(command) || isRefusal(recorded)) return false
    return textOf(command) === textOf(recorded)
  }

  #stateBefore(turn: number): State {
    const played = this.#played[turn - this.row.turns]
    if (played) return played.before
    const transcript = this.#recorded
      .slice(0, turn)
      .map((input, number) => ({ input, seed: seedOf(this.row, number) }))
    return replay(newRun(this.row), transcript).state
  }

  get #recorded(): readonly string[] {
    return this.#record ? inputsOf(this.#record) : []
  }

  #standing(turn: number): string {
    const { turns } = this.row
    const standing = turn < turns ? this.#recorded[turn] : this.#played[turn - turns]?.input
    if (standing === undefined) throw new Error('A run lacks an input that it has been given.')
    return standing
  }

  #respond(turn: number, seed = seedOf(this.row, turn)): TurnResponse {
    const response = { turn, seed }
    const daysSurvived = this.#ending?.daysSurvived ?? this.row.daysSurvived
    const isLast = turn === this.turns - 1
    if (!isLast || daysSurvived === null || this.#rank === undefined) return response
    return { ...response, ended: { daysSurvived, rank: this.#rank } }
  }
}
