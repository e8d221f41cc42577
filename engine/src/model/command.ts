import type { Line, TurnLine } from './line.ts'
import type { Ending, State } from './state.ts'
import type { TurnEvent } from './turn-event.ts'

/** A decision of the player: what an input means in the mode in which it was entered. */
export type Command =
  | { readonly type: 'start' }
  /** A name that the name entry allows, without spaces around it. */
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'pay' }
  | { readonly type: 'chance' }
  /** `path` counts from 1. */
  | { readonly type: 'path'; readonly path: number }
  /** `amount` is a whole number from 0 up; play caps it at max damage. */
  | { readonly type: 'attack'; readonly amount: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  /** `slot` counts the merchant's goods from 1. */
  | { readonly type: 'buy'; readonly slot: number }
  | { readonly type: 'leave' }

/**
 * An input that is no command in its mode. It draws nothing, changes nothing and is not a turn. `lines`
 * are the lines of docs/rules.md for it. They are empty for an empty input, which is ignored.
 */
export type Refusal = { readonly type: 'refusal'; readonly lines: readonly Line[] }

/** The refusal of an empty input, which every mode ignores. */
export const IGNORED: Refusal = { type: 'refusal', lines: [] }

/** Refuses an input with these lines. */
export const refuse = (...lines: readonly Line[]): Refusal => ({ type: 'refusal', lines })

export const isRefusal = (read: Command | Refusal): read is Refusal => read.type === 'refusal'

/**
 * The canonical text of a command, as sent, stored and published. Reading it in a mode that allows the command gives an
 * equal command.
 */
export const textOf = (command: Command): string => {
  switch (command.type) {
    case 'name':
      return command.name
    case 'path':
      return `path ${command.path}`
    case 'attack':
      return String(command.amount)
    case 'buy':
      return String(command.slot)
    case 'leave':
      return 'none'
    default:
      return command.type
  }
}

/** A command and its results. */
export type Turn = {
  readonly command: Command
  readonly state: State
  /** Events, in order. */
  readonly events: readonly TurnEvent[]
  /** The printed lines. Each line tells one of the events; not every event has a line. */
  readonly lines: readonly TurnLine[]
  /** Set on the last turn of a run only; `state` is then the template again. */
  readonly ended?: Ending
}
