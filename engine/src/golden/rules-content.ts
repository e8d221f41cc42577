import type * as Content from '../content/index.ts'
import type * as Numbers from '../content/numbers.ts'
import { hash128 } from '../rng/hash.ts'

export type AllContent = typeof Content

/**
 * The part of the content that rules read: everything but wording. Plain JSON. tools/record-golden.ts freezes it for
 * the golden runs, and its hash is the fingerprint that demands a new RULES_VERSION.
 */
export type RulesContent = {
  readonly rules: number
  readonly numbers: Readonly<Record<string, unknown>>
  readonly enemies: readonly Entry[]
  readonly bosses: readonly Entry[]
  readonly goods: readonly Entry[]
  readonly rewards: readonly Entry[]
  readonly opportunities: readonly Entry[]
  readonly flavours: readonly Entry[]
}

export type Entry = { readonly id: string }

/**
 * The fields that rules only print. A field that is not listed here counts as a rule, so a new field of
 * wording is noticed, not missed.
 */
export const WORDING: ReadonlySet<string> = new Set([
  'name',
  'title',
  'tagline',
  'lines',
  'nearStart',
  'question',
  'futureText',
  'quips',
  'again',
  'intros',
  'misses',
  'hits',
  'falls',
  'rumours',
  'epitaph',
  'rewardName',
  'remark',
  'remarks',
])

const entries = (list: readonly Entry[]): readonly Entry[] =>
  list.map((entry) => withoutWording(entry) as Entry)

export const rulesContentOf = (content: AllContent, numbers: typeof Numbers): RulesContent => ({
  rules: content.RULES_VERSION,
  numbers: { ...numbers },
  enemies: entries(content.ENEMIES),
  bosses: entries(content.BOSSES),
  goods: entries(content.GOODS),
  rewards: entries(content.REWARDS),
  opportunities: entries(content.OPPORTUNITIES),
  flavours: entries(content.FLAVOURS),
})

/** The keys are in order, so that the order of fields does not matter. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

export function shortHash(text: string): string {
  const { a, b } = hash128(text)
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * 16 hex digits that change with everything that rules read: numbers, foes, goods, rewards, opportunities,
 * flavours, their order and the disallowed names. The version itself is not part of it.
 */
export const fingerprintOf = (
  { rules: _, ...content }: RulesContent,
  disallowedNames: ReadonlySet<string>,
): string => shortHash(canonical({ ...content, names: [...disallowedNames].sort() }))

function withoutWording(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWording)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !WORDING.has(field))
      .map(([field, inner]) => [field, withoutWording(inner)]),
  )
}
