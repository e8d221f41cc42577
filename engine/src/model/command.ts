import type { Line, TurnLine } from './line.ts'
import type { Ending, State } from './state.ts'
import type { TurnEvent } from './turn-event.ts'

/** A decision of the player: the meaning of an input in the mode in which it was entered. */
export type Command =
  | { readonly type: 'start' }
  /** A name that is allowed (`isAllowedName`), without spaces around it. */
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'pay' }
  | { readonly type: 'chance' }
  /** `path` counts from 1. */
  | { readonly type: 'path'; readonly path: number }
  /** `amount` is a whole number of at least 0; the rules cap it at max damage. */
  | { readonly type: 'attack'; readonly amount: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  /** `slot` counts the merchant's goods from 1. */
  | { readonly type: 'buy'; readonly slot: number }
  | { readonly type: 'leave' }

/**
 * An input that is not a command in the current mode. It draws and changes nothing, and does not count as a turn.
 * `lines` are the lines that docs/rules.md specifies for it. They are empty for an empty input, which is ignored.
 */
export type Refusal = { readonly type: 'refusal'; readonly lines: readonly Line[] }

export const IGNORED: Refusal = { type: 'refusal', lines: [] }

export const refuse = (...lines: readonly Line[]): Refusal => ({ type: 'refusal', lines })

export const isRefusal = (read: Command | Refusal): read is Refusal => read.type === 'refusal'

/**
 * Returns the text with which a command is sent, stored and published. Reading this text in the same mode gives an
 * equal command.
 */
export function textOf(command: Command): string {
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

export type Turn = {
  readonly command: Command
  readonly state: State
  readonly events: readonly TurnEvent[]
  /** The printed lines. Each line belongs to one of the events, but not every event has a line. */
  readonly lines: readonly TurnLine[]
  /** Set only on the last turn of a run. `state` is then the template again. */
  readonly ended?: Ending
}
