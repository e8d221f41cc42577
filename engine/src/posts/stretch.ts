import type { OnlyTold, TurnEvent } from '../model/turn-event.ts'
import type { Lantern } from './lanterns.ts'

export type Stretch = {
  readonly felled: number
  readonly bosses: number
  /** The number of foes felled with more damage than was needed, plus the number of coins won with a first attack. */
  readonly spoiled: number
  /** The lowest HEALTH of the stretch; null until HEALTH has changed. */
  readonly lowest: number | null
  readonly paid: number
}

export const NEW_STRETCH: Stretch = { felled: 0, bosses: 0, spoiled: 0, lowest: null, paid: 0 }

export const countStretch = (stretch: Stretch, events: readonly TurnEvent[]): Stretch =>
  events.reduce(countEvent, stretch)

/** True as soon as the lantern cannot be kept any more. It then goes dark at once. */
export function isLost({ id, asks }: Lantern, { spoiled, lowest, paid }: Stretch): boolean {
  switch (id) {
    case 'steady-hand':
      return lowest !== null && lowest < asks
    case 'to-the-point':
      return spoiled > 0
    case 'eyes-shut':
      return paid > asks
    case 'hunter':
    case 'giant-killer':
    case 'miser':
      return false
  }
}

/** Call it at the end of the stretch. `gold` is what the player has then. */
export function isKept(lantern: Lantern, stretch: Stretch, gold: number): boolean {
  const { id, asks } = lantern
  if (isLost(lantern, stretch)) return false
  switch (id) {
    case 'hunter':
    case 'to-the-point':
      return stretch.felled >= asks
    case 'giant-killer':
      return stretch.bosses >= asks
    case 'miser':
      return gold >= asks
    case 'steady-hand':
    case 'eyes-shut':
      return true
  }
}

function countEvent(stretch: Stretch, event: TurnEvent): Stretch {
  const { felled, bosses, spoiled, lowest, paid } = stretch
  switch (event.type) {
    case 'felled':
      return {
        ...stretch,
        felled: felled + 1,
        bosses: bosses + (event.kind === 'boss' ? 1 : 0),
        spoiled: spoiled + (event.isExact ? 0 : 1),
      }
    case 'coin':
      return { ...stretch, spoiled: spoiled + 1 }
    case 'hit-back':
      return { ...stretch, lowest: Math.min(lowest ?? event.left, event.left) }
    case 'changed':
      return event.stat === 'health'
        ? { ...stretch, lowest: Math.min(lowest ?? event.to, event.to) }
        : stretch
    case 'paid':
      return { ...stretch, paid: paid + 1 }
    default:
      event.type satisfies
        | OnlyTold
        | 'path'
        | 'met-foe'
        | 'blow'
        | 'answered'
        | 'read'
        | 'met-merchant'
        | 'bought'
        | 'died'
      return stretch
  }
}
