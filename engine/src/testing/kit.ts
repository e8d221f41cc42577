import { expect as check } from 'vitest'
import type { FoeId, GoodId, OpportunityId } from '#content'
import { foeOf } from '../model/catalogue.ts'
import type { Memory } from '../model/memory.ts'
import { newRun } from '../model/new-run.ts'
import type { Ending, Mode, Opponent, PathKind, State } from '../model/state.ts'
import { playInput } from './play-input.ts'
import type { InputResult } from './play-input.ts'
import { riggedRng } from './rigged-rng.ts'

/** A state before an input, and the draws that the input will cause. */
export type Situation = {
  readonly state: State
  /** The same situation with changes to the state. */
  with(changes: Partial<State>): Situation
  /** The same situation with these draws, in order. */
  drawing(...draws: number[]): Situation
  /** The same situation for a player with this memory, which is empty by default. */
  remembering(memory: Partial<Memory>): Situation
  /** Parses and plays an input. A wrong number of draws fails the test. */
  enter(input: string): Result
}

/** The state before an input, and the input's result. */
export type Result = { readonly before: State; readonly turn: InputResult }

/** The memory of a player's first run. */
export const FIRST_RUN: Memory = {
  isRead: () => false,
  endedRuns: 0,
  wins: 0,
  met: () => 0,
  answered: () => 0,
}

const situation = (state: State, draws: readonly number[] = [], memory?: Memory): Situation => ({
  state,
  with: (changes) => situation({ ...state, ...changes }, draws, memory),
  drawing: (...next) => situation(state, next, memory),
  remembering: (remembered) => situation(state, draws, { ...FIRST_RUN, ...remembered }),
  enter: (input) => {
    const rng = riggedRng(...draws)
    const turn = playInput(state, input, rng, memory)
    check(rng.unused(), 'numbers that were not drawn').toEqual([])
    return { before: state, turn }
  },
})

const inMode = (mode: Mode): Situation =>
  situation({ ...newRun({ playerName: 'Wanda' }), day: 20, mode })

/** The start of a player without a name. */
export const newPlayer = (): Situation => situation(newRun())
/** The start of a player with a name. */
export const returningPlayer = (player: { playerName?: string; userName?: string }): Situation =>
  situation(newRun(player))
export const atNameEntry = (): Situation =>
  situation({ ...newRun(), mode: { name: 'playerInput' } })
/** On day 20, with gold to see the paths. */
export const atPaychance = (): Situation => inMode({ name: 'paychance' })
/** At the choice of a path on day 20. The paths are seen if their kinds are given. */
export const atPaths = (...seen: PathKind[]): Situation =>
  inMode({ name: 'paths', seen: seen.length > 0 ? seen : null })
/** In a fight on day 20, by default at full health in the first round. */
export function inFight(
  id: FoeId,
  changes: Partial<Pick<Opponent, 'health' | 'round'>> = {},
): Situation {
  const { type, health } = foeOf(id)
  return inMode({ name: 'attack', foe: { type, id, health, round: 0, ...changes } })
}
/** At the question of an opportunity on day 20. */
export const atOpportunity = (opportunity: OpportunityId): Situation =>
  inMode({ name: 'yesno', opportunity })
/** Before a merchant with these goods on day 20. */
export const atMerchant = (...goods: GoodId[]): Situation => inMode({ name: 'merchant', goods })

const textsOf = ({ turn }: Result): string[] => turn.lines.map(({ text }) => text)

/** Assertions about a result in the language of the game. */
type Assertions = {
  /** These lines, in this order; others may stand between them. */
  toPrint(...texts: string[]): void
  notToPrint(...texts: string[]): void
  /** Refused with exactly these lines; the state is the same object, and no turn was played. */
  toBeRefused(...texts: string[]): void
  /** The run continues, and its state matches. */
  toLeave(state: Partial<State>): void
  /** The run ends in this way, and the state is the template with the player's names. */
  toEnd(ending: Partial<Ending>): void
}

export const expect = (result: Result): Assertions => ({
  toPrint(...texts: string[]): void {
    check(result.turn.accepted, 'accepted').toBe(true)
    const printed = textsOf(result)
    let from = 0
    for (const text of texts) {
      const at = printed.indexOf(text, from)
      if (at < 0) check(printed, `'${text}' is not printed, or not in this order`).toContain(text)
      check(at, `'${text}' comes too early`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  },
  notToPrint(...texts: string[]): void {
    for (const text of texts) check(textsOf(result)).not.toContain(text)
  },
  toBeRefused(...texts: string[]): void {
    check(result.turn.accepted).toBe(false)
    check(result.turn.state).toBe(result.before)
    check(result.turn.ended).toBeUndefined()
    check(textsOf(result)).toEqual(texts)
  },
  toLeave(state: Partial<State>): void {
    check(result.turn.ended).toBeUndefined()
    check(result.turn.state).toMatchObject(state)
  },
  toEnd(ending: Partial<Ending>): void {
    check(result.turn.ended).toMatchObject(ending)
    check(result.turn.state).toEqual(newRun(result.before))
  },
})
