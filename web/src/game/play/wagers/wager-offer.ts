import type { WagerId, WagerKind } from '@fable/engine'
import { RUN_WAGERS_MAX } from '@fable/contract/limits'
import { has, runsIn, type Ledger } from '../../ledger/ledger.ts'
import { WAGER_KINDS, wagersOf } from '../../wagers/wagers.ts'

/** A wager of an offered kind: already kept, the next one to take, or one that opens later. */
export type OfferedStep = {
  readonly wager: WagerId
  readonly state: 'kept' | 'open' | 'locked'
}

/** A card: a kind of wager, its three wagers, and the one that can be taken. */
export type WagerOffer = {
  readonly kind: WagerKind
  readonly steps: readonly OfferedStep[]
  readonly wager: WagerId
}

/** Number of wagers on the page. */
const CARDS = 3

function offerOf(ledger: Ledger, kind: WagerKind): WagerOffer {
  const wagers = wagersOf(kind)
  const hardest = wagers.at(-1)
  const open = wagers.find((wager) => !has(ledger, `wager/${wager}`)) ?? hardest
  if (!open) throw new Error(`No wager is of the kind ${kind}`)
  const steps = wagers.map((wager): OfferedStep => {
    if (wager === open) return { wager, state: 'open' }
    return { wager, state: has(ledger, `wager/${wager}`) ? 'kept' : 'locked' }
  })
  return { kind, steps, wager: open }
}

const isDone = (ledger: Ledger, { wager }: WagerOffer): boolean => has(ledger, `wager/${wager}`)

/**
 * Returns the cards that Marlowe offers before a run. Their kinds change after each run; kinds of which the player has
 * kept all three wagers come last.
 */
export function offersFor(ledger: Ledger): readonly WagerOffer[] {
  const first = runsIn(ledger) % WAGER_KINDS.length
  const kinds = [...WAGER_KINDS.slice(first), ...WAGER_KINDS.slice(0, first)]
  const offers = kinds.map((kind) => offerOf(ledger, kind))
  const open = offers.filter((offer) => !isDone(ledger, offer))
  const done = offers.filter((offer) => isDone(ledger, offer))
  return [...open, ...done].slice(0, CARDS)
}

/**
 * Returns how many wagers the player can take at once: one at first, two once a run has reached day 100, three once
 * such a run has kept two wagers.
 */
export function hooksFor(ledger: Ledger): number {
  if (!has(ledger, 'end/field')) return 1
  return ledger.lanterns < 2 ? 2 : RUN_WAGERS_MAX
}
