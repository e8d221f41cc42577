import frozen from '../golden/frozen-content.json' with { type: 'json' }
import { WORDING } from '../golden/rules-content.ts'
import type { AllContent, Entry, RulesContent } from '../golden/rules-content.ts'

/**
 * The given content with the rules of the frozen one: frozen lists and numbers, current wording. Entries missing from
 * the frozen content are left out.
 */
export function withFrozenRules(content: AllContent, frozen: RulesContent): AllContent {
  const thaw = <T extends Entry>(list: readonly T[], frozenList: readonly Entry[]): readonly T[] =>
    frozenList.map(
      (entry) =>
        merge(
          list.find(({ id }) => id === entry.id),
          entry,
        ) as T,
    )
  return {
    ...content,
    ...frozen.numbers,
    RULES_VERSION: frozen.rules,
    ENEMIES: thaw(content.ENEMIES, frozen.enemies),
    BOSSES: thaw(content.BOSSES, frozen.bosses),
    GOODS: thaw(content.GOODS, frozen.goods),
    REWARDS: thaw(content.REWARDS, frozen.rewards),
    OPPORTUNITIES: thaw(content.OPPORTUNITIES, frozen.opportunities),
    FLAVOURS: thaw(content.FLAVOURS, frozen.flavours),
  } as AllContent
}

/** Takes every rule from `frozen` and every wording from `live`. */
function merge(live: unknown, frozen: unknown): unknown {
  if (typeof frozen !== 'object' || frozen === null || Array.isArray(frozen)) return frozen
  const wording = Object.entries(live ?? {}).filter(([field]) => WORDING.has(field))
  const rules = Object.entries(frozen).map(([field, inner]) => [
    field,
    merge((live as Record<string, unknown> | undefined)?.[field], inner),
  ])
  return Object.fromEntries([...wording, ...(rules as [string, unknown][])])
}

/**
 * The factory of a `vi.mock('#content', …)`: the content under which the golden runs were recorded, with
 * the current wording. Tests on it do not change when a foe is added.
 */
export const frozenContent = async (
  importOriginal: () => Promise<AllContent>,
): Promise<AllContent> => withFrozenRules(await importOriginal(), frozen)
