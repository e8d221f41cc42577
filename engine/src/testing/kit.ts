import { expect as check } from 'vitest'
import { foeOf } from '../content/catalogue.ts'
import type { FoeId, GoodId, OpportunityId } from '../content/ids.ts'
import { newRun } from '../new-run.ts'
import type { Ending, Foe, Mode, PathKind, State, Turn } from '../state.ts'
import { step } from '../step.ts'
import { riggedDice } from './rigged-dice.ts'

/** The moment before an answer: the state, and how the dice will fall. */
export type Scene = {
  readonly state: State
  /** The same moment, with something about the player changed. */
  with(changes: Partial<State>): Scene
  /** How the dice fall, in the order in which they are thrown. */
  rolling(...falls: number[]): Scene
  /** Gives an answer. A die too few or too many is an error of the test. */
  answer(input: string): Told
  attack(input: string): Told
}

/** What an answer led to. */
export type Told = { readonly before: State; readonly turn: Turn }

const sceneOf = (state: State, falls: readonly number[] = []): Scene => {
  const answer = (input: string): Told => {
    const dice = riggedDice(...falls)
    const turn = step(state, input, dice)
    check(dice.unused(), 'dice that nobody threw').toEqual([])
    return { before: state, turn }
  }
  return {
    state,
    with: (changes) => sceneOf({ ...state, ...changes }, falls),
    rolling: (...next) => sceneOf(state, next),
    answer,
    attack: answer,
  }
}

const inMode = (mode: Mode): Scene => sceneOf({ ...newRun({ playerName: 'Wanda' }), day: 20, mode })

/** Before the first answer of somebody whom nobody knows. */
export const stranger = (): Scene => sceneOf(newRun())
/** Before the first answer of somebody who is known by a name. */
export const returning = (player: { playerName?: string; userName?: string }): Scene =>
  sceneOf(newRun(player))
/** Asked for a name. */
export const enteringAName = (): Scene => sceneOf({ ...newRun(), mode: { name: 'playerInput' } })
/** At the crossroads on day 20, with gold for a view. */
export const offeredAView = (): Scene => inMode({ name: 'paychance' })
/** Before four paths: seen, when the kinds are named. */
export const beforePaths = (...seen: PathKind[]): Scene =>
  inMode({ name: 'paths', seen: seen.length > 0 ? seen : null })
/** In a fight on day 20; the foe is unhurt and the round the first, unless told otherwise. */
export const facing = (id: FoeId, so: Partial<Pick<Foe, 'health' | 'round'>> = {}): Scene => {
  const { type, health } = foeOf(id)
  return inMode({ name: 'attack', foe: { type, id, health, round: 0, ...so } })
}
/** Asked the question of an opportunity, on day 20. */
export const asked = (opportunity: OpportunityId): Scene => inMode({ name: 'yesno', opportunity })
/** Before a merchant with these goods, on day 20. */
export const offered = (...goods: GoodId[]): Scene => inMode({ name: 'merchant', goods })

const textsOf = ({ turn }: Told): string[] => turn.lines.map((it) => it.text)

/** What can be asked of a turn, in the language of the game. */
export const expect = (told: Told) => ({
  /** These lines, in this order; others may stand between them. */
  toSay(...texts: string[]): void {
    check(told.turn.accepted, 'accepted').toBe(true)
    const said = textsOf(told)
    let from = 0
    for (const text of texts) {
      const at = said.indexOf(text, from)
      if (at < 0) check(said, `'${text}' is not said, or not in this order`).toContain(text)
      check(at, `'${text}' comes too early`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  },
  notToSay(...texts: string[]): void {
    for (const text of texts) check(textsOf(told)).not.toContain(text)
  },
  /** Exactly these lines, the same state, no turn spent. */
  toBeRefused(...texts: string[]): void {
    check(told.turn.accepted).toBe(false)
    check(told.turn.state).toBe(told.before)
    check(textsOf(told)).toEqual(texts)
    check(told.turn.ended).toBeUndefined()
  },
  /** The run goes on, and this is true of it. */
  toLeave(state: Partial<State>): void {
    check(told.turn.ended).toBeUndefined()
    check(told.turn.state).toMatchObject(state)
  },
  /** The run is over, in this way, and the template stands again with the player's names. */
  toEnd(ending: Partial<Ending>): void {
    check(told.turn.ended).toMatchObject(ending)
    check(told.turn.state).toEqual(newRun(told.before))
  },
})
