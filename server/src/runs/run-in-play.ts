import { diceFrom, type Ending, nameOf, RULES_VERSION, type State, step } from '@fable/engine'
import type { RunRow } from './store.ts'
import { problem } from '../platform/http/problems.ts'
import { publicInput } from './public-run.ts'
import { decodeInputs, type StoredTranscript } from './transcript.ts'
import { seedOf } from './seeds.ts'

/** What the server answers to a turn. */
export type TurnResponse = {
  turn: number
  seed: string
  ended?: { daysSurvived: number; rank: number }
}

/** Gives the answer, or throws the problem; asked when the run has been written. */
export type TurnResult = () => TurnResponse

/** The outcome of a turn that is refused, or that failed. */
export const failWith =
  (error: unknown): TurnResult =>
  () => {
    throw error
  }

const stateIn = ({ state }: RunRow): State | undefined =>
  state === null ? undefined : (JSON.parse(state) as State)

/** A run as the database holds it, and the turns that are played on it before it is written again. */
export class RunInPlay {
  readonly row: RunRow
  /** The answers that the database does not have yet. */
  readonly newInputs: string[] = []
  readonly #record: StoredTranscript | undefined
  #state: State | undefined
  #ending: Ending | undefined
  #rank: number | undefined

  /** `record` may be left out while nobody asks for a turn that has been played. */
  constructor(row: RunRow, record?: StoredTranscript) {
    this.row = row
    this.#record = record
    this.#rank = row.rankAtEnd ?? undefined
  }

  get turns(): number {
    return this.row.turns + this.newInputs.length
  }

  /**
   * The state after the last turn; of a run that has just ended the template, with the player's name
   * in it. Read out of the row when first needed: a row that cannot be read must not stop its group.
   */
  get state(): State | undefined {
    return (this.#state ??= stateIn(this.row))
  }

  /** How the run has just ended. */
  get ending(): Ending | undefined {
    return this.#ending
  }

  /** The name for the board: the username, else the name that was stored or entered. */
  get name(): string {
    return this.row.userName || (this.state ? nameOf(this.state) : this.row.playerName)
  }

  /** Tells the rank with which the run has just been written. */
  ranked(rank: number): void {
    this.#rank = rank
  }

  /**
   * Takes an answer to a turn. The first answer that the rules take stands for ever; an answer that
   * they refuse is no turn, and nothing is told of the chance that it would have had.
   */
  take(turn: number, input: string): TurnResult {
    if (turn < this.turns) return this.#repeatTurn(turn, input)
    if (!this.state || this.#ending) return failWith(problem('run_ended'))
    if (this.row.rules !== RULES_VERSION) return failWith(problem('rules_changed'))
    if (turn > this.turns)
      return failWith(problem('turn_not_next', { extras: { turn: this.turns } }))
    const seed = seedOf(this.row, turn)
    const played = step(this.state, input, diceFrom(seed))
    if (!played.accepted) return failWith(problem('input_refused'))
    this.newInputs.push(input)
    this.#state = played.state
    this.#ending = played.ended
    return () => this.#respond(turn, seed)
  }

  #repeatTurn(turn: number, input: string): TurnResult {
    const standing = this.#storedInput(turn)
    if (input === standing) return () => this.#respond(turn)
    // The id of an open run only its holder knows; an ended one's everybody may ask under.
    const isPublic = this.row.endedAt !== null
    const shown = isPublic ? publicInput(this.row, turn, standing) : standing
    return failWith(problem('turn_taken', { extras: { standing: shown } }))
  }

  #storedInput(turn: number): string {
    const { turns } = this.row
    const standing =
      turn < turns ? this.#record && decodeInputs(this.#record)[turn] : this.newInputs[turn - turns]
    if (standing === undefined) throw new Error('A run lacks an answer that it has been given.')
    return standing
  }

  #respond(turn: number, seed = seedOf(this.row, turn)): TurnResponse {
    const answer = { turn, seed }
    const daysSurvived = this.#ending?.daysSurvived ?? this.row.daysSurvived
    const isLast = turn === this.turns - 1
    if (!isLast || daysSurvived === null || this.#rank === undefined) return answer
    return { ...answer, ended: { daysSurvived, rank: this.#rank } }
  }
}
