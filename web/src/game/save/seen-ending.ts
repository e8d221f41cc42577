import {
  viewOf,
  type Ending,
  type Opponent,
  type State,
  type Turn,
  type View,
  isCharacter,
} from '@fable/engine'
import { MARLOWE, OPPORTUNITIES, BOSSES, ENEMIES } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, oneOf, textOr, type Fields } from '../../lib/reading.ts'

type FinalNumbers = Pick<State, 'health' | 'maxDamage' | 'gold' | 'day'> & {
  readonly foe: Opponent | null
}

/** The end of a run as the last page shows it, stored with the run until the next one starts. */
export type SeenEnding = Ending & {
  readonly rank?: number
  readonly rankedId?: string
  readonly last?: FinalNumbers
}

/**
 * Returns the numbers at the end of a run. They come from the lines of the last turn and the state before it, because
 * the state after it is the template again.
 */
export function finalNumbersOf(before: State, { lines, state }: Turn): FinalNumbers {
  const { mode } = before
  const snapshot = lines.findLast((line) => line.snapshot !== undefined)?.snapshot
  const { health, maxDamage, gold, day } = snapshot ?? state
  const foeHealth = snapshot?.foeHealth
  const isFight = mode.name === 'attack' && foeHealth !== undefined
  return { health, maxDamage, gold, day, foe: isFight ? { ...mode.foe, health: foeHealth } : null }
}

type Ranked = { readonly rank: number | undefined; readonly rankedId: string | undefined }

/** Returns null unless this turn was the last one of its run. `before` is the state before the turn. */
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

const FOES = [...ENEMIES, ...BOSSES]

/** Returns null if the stored ending is invalid. Endings are stored for years, so the killer may no longer exist. */
export function decodeEnding(fields: Fields): Ending | null {
  const cause = oneOf(fields.cause, ['death', 'hundred'] as const)
  if (!cause) return null
  const killer = textOr(fields.killer, '') as NonNullable<Ending['killer']> | ''
  return {
    cause,
    ...(killer && { killer }),
    ...countsOf(fields, 'daysSurvived', 'strength', 'kills', 'bestHit', 'gold'),
  }
}

function decodeFoe(stored: unknown): Opponent | null {
  const { id } = fieldsOf(stored)
  const foe = FOES.find((known) => known.id === id)
  return foe ? { type: foe.type, id: foe.id, ...countsOf(stored, 'health', 'round') } : null
}

const decodeLast = (stored: unknown): FinalNumbers => ({
  ...countsOf(stored, 'health', 'maxDamage', 'gold', 'day'),
  foe: decodeFoe(fieldsOf(stored).foe),
})

/** Returns null if the run has not ended, or if its end is not known. */
export function decodeSeenEnding(stored: unknown): SeenEnding | null {
  const fields = fieldsOf(stored)
  const ending = decodeEnding(fields)
  if (!ending || (ending.killer !== undefined && !isCharacter(ending.killer))) return null
  const rank = countOr(fields.rank, 0)
  const rankedId = textOr(fields.rankedId, '')
  return {
    ...ending,
    ...(rank && { rank }),
    ...(rankedId && { rankedId }),
    ...(fields.last !== undefined && { last: decodeLast(fields.last) }),
  }
}
