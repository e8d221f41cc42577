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
import { toldInput } from './public-run.ts'
import { inputsOf, type StoredTranscript } from './transcript.ts'
import { seedOf } from './seeds.ts'

/** What the server answers to a turn. */
export type TurnAnswer = {
  turn: number
  seed: string
  ended?: { daysSurvived: number; rank: number }
}

/** Gives the answer, or throws the problem; asked when the run has been written. */
export type Outcome = () => TurnAnswer

/** The outcome of a turn that is refused, or that failed. */
export const failure =
  (error: unknown): Outcome =>
  () => {
    throw error
  }

const stateIn = ({ state }: RunRow): State | undefined =>
  state === null ? undefined : (JSON.parse(state) as State)

/** A run as the database holds it, and the turns that are played on it before it is written again. */
export class RunInPlay {
  readonly row: RunRow
  /** The turns that the database does not have yet, each with the state before it. */
  readonly #played: { readonly input: string; readonly before: State }[] = []
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

  /** The inputs that the database does not have yet. */
  get added(): readonly string[] {
    return this.#played.map(({ input }) => input)
  }

  get turns(): number {
    return this.row.turns + this.#played.length
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
  take(turn: number, input: string): Outcome {
    if (turn < this.turns) return this.#again(turn, input)
    if (!this.state || this.#ending) return failure(problem('run_ended'))
    if (this.row.rules !== RULES_VERSION) return failure(problem('rules_changed'))
    if (turn > this.turns)
      return failure(problem('turn_not_next', { extras: { turn: this.turns } }))
    const command = read(this.state, input)
    if (isRefusal(command)) return failure(problem('input_refused'))
    const seed = seedOf(this.row, turn)
    const played = play(this.state, command, rngFrom(seed))
    this.#played.push({ input: textOf(command), before: this.state })
    this.#state = played.state
    this.#ending = played.ended
    return () => this.#answer(turn, seed)
  }

  #again(turn: number, input: string): Outcome {
    const standing = this.#standing(turn)
    if (input === standing || this.#means(turn, input, standing)) return () => this.#answer(turn)
    // The id of an open run only its holder knows; an ended one's everybody may ask under.
    const isPublic = this.row.endedAt !== null
    const shown = isPublic ? toldInput(this.row, turn, standing) : standing
    return failure(problem('turn_taken', { extras: { standing: shown } }))
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

  #answer(turn: number, seed = seedOf(this.row, turn)): TurnAnswer {
    const answer = { turn, seed }
    const daysSurvived = this.#ending?.daysSurvived ?? this.row.daysSurvived
    const isLast = turn === this.turns - 1
    if (!isLast || daysSurvived === null || this.#rank === undefined) return answer
    return { ...answer, ended: { daysSurvived, rank: this.#rank } }
  }
}
