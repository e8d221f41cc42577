import { viewOf, type Ending, type Opponent, type State, type Turn, type View } from '@fable/engine'
import { MARLOWE, OPPORTUNITIES } from '@fable/engine/content'

/** The numbers with which a run ended, and the foe of its last fight as it stood then. */
export type FinalNumbers = Pick<State, 'health' | 'maxDamage' | 'gold' | 'day'> & {
  readonly foe: Opponent | null
}

/** How a run ended, as the last page shows it. It is kept with the run until the next one starts. */
export type SeenEnding = Ending & {
  /** The place on the leaderboard and the id of a ranked run. */
  readonly rank?: number
  readonly rankedId?: string
  readonly last?: FinalNumbers
}

/** The final numbers of a run: from the state before its last turn, and that turn's lines. */
export function finalNumbersOf(before: State, { lines, state }: Turn): FinalNumbers {
  const { mode } = before
  const snapshot = lines.findLast((line) => line.snapshot !== undefined)?.snapshot
  const { health, maxDamage, gold, day } = snapshot ?? state
  const foeHealth = snapshot?.foeHealth
  const isFight = mode.name === 'attack' && foeHealth !== undefined
  return { health, maxDamage, gold, day, foe: isFight ? { ...mode.foe, health: foeHealth } : null }
}

type Ranked = { readonly rank: number | undefined; readonly rankedId: string | undefined }

/** How a run ended with a turn, from the state before it; null for any other turn. */
export function seenEndingOf(
  before: State,
  turn: Turn,
  { rank, rankedId }: Ranked,
): SeenEnding | null {
  const { ended } = turn
  if (!ended) return null
  const last = finalNumbersOf(before, turn)
  return { ...ended, ...(rank && { rank }), ...(rankedId && { rankedId }), last }
}

/** The view of a run's end; `state` is the one after the run. */
export function viewOfEnding({ cause, killer, last }: SeenEnding, state: State): View {
  if (!last) return viewOf(state)
  const { foe, ...numbers } = last
  const opportunity = OPPORTUNITIES.find(({ id }) => id === killer)?.id
  const ended = { ...state, ...numbers }
  if (foe) return viewOf({ ...ended, mode: { name: 'attack', foe } })
  if (opportunity) return viewOf({ ...ended, mode: { name: 'yesno', opportunity } })
  const view = viewOf(ended)
  return cause === 'hundred' ? { ...view, tagline: MARLOWE.taglines.hundredthDay } : view
}
