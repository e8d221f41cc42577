import type { Ending } from '@fable/engine'
import {
  BOSSES,
  ENEMIES,
  FLAVOURS,
  GOODS,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  type BossId,
  type EmptyPathId,
  type FoeId,
  type GoodId,
  type OpportunityId,
  type OutcomeName,
} from '@fable/engine/content'

export const WAYS = ['brisk', 'picnic', 'story', 'field', ...BOSSES.map(({ id }) => id)] as const
export type WayId = 'brisk' | 'picnic' | 'story' | 'field' | BossId

export type OutcomeId = `${OpportunityId}/${OutcomeName}`

/** The outcome of a right guess comes first, then the outcome of a wrong one. */
export const OUTCOMES_OF = {
  yes: ['correctYes', 'incorrectYes'],
  no: ['correctNo', 'incorrectNo'],
} as const satisfies Record<'yes' | 'no', readonly OutcomeName[]>

export type Answer = keyof typeof OUTCOMES_OF

export const answerIn = (outcome: OutcomeName): Answer =>
  OUTCOMES_OF.yes.some((one) => one === outcome) ? 'yes' : 'no'

export const isRight = (outcome: OutcomeName): boolean =>
  outcome === OUTCOMES_OF.yes[0] || outcome === OUTCOMES_OF.no[0]

/**
 * Saves contain these keys. `met`, `felled` and `fell-to` are about foes, `told` about outcomes, `read` about texts of
 * empty paths.
 */
export type EntryKey =
  | `${'met' | 'felled' | 'fell-to'}/${FoeId}`
  | `told/${OutcomeId}`
  | `good/${GoodId}`
  | `read/${EmptyPathId}`
  | `end/${WayId}`

export const OUTCOMES: readonly OutcomeId[] = OPPORTUNITIES.flatMap(({ id }) =>
  OUTCOME_NAMES.map((name) => `${id}/${name}` as const),
)

const READINGS: readonly EmptyPathId[] = [...FLAVOURS.map(({ id }) => id), ...OUTCOMES]

export const ENTRY_KEYS: readonly EntryKey[] = [
  ...[...ENEMIES, ...BOSSES].flatMap(
    ({ id }) => [`met/${id}`, `felled/${id}`, `fell-to/${id}`] as const,
  ),
  ...OUTCOMES.map((id) => `told/${id}` as const),
  ...GOODS.map(({ id }) => `good/${id}` as const),
  ...READINGS.map((id) => `read/${id}` as const),
  ...WAYS.map((id) => `end/${id}` as const),
]

const BRISK_BEFORE = 5

export function wayOf({ cause, killer, daysSurvived }: Ending): WayId {
  if (cause === 'hundred') return 'field'
  const boss = BOSSES.find(({ id }) => id === killer)
  if (boss) return boss.id
  if (OPPORTUNITIES.some(({ id }) => id === killer)) return 'story'
  return daysSurvived < BRISK_BEFORE ? 'brisk' : 'picnic'
}
