import { isCharacter, type Ending, type Opponent } from '@fable/engine'
import { BOSSES, ENEMIES } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, oneOf, textOr, type Fields } from '../../lib/reading.ts'
import type { FinalNumbers, SeenEnding } from './seen-ending.ts'

const FOES = [...ENEMIES, ...BOSSES]

/** Endings are kept for years, so a killer that no longer exists stays in them. */
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

/** Reads how a stored run ended; null for one that has not, or of an earlier release. */
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
