import frozen from '../golden/frozen-content.json' with { type: 'json' }
import { withFrozenRules } from '../golden/rules-content.ts'
import type { AllContent } from '../golden/rules-content.ts'

/**
 * The factory of a `vi.mock('#content', …)`: the content under which the golden runs were recorded, with
 * the present wording. Tests on it do not change when a foe is added.
 */
export const frozenContent = async (
  importOriginal: () => Promise<AllContent>,
): Promise<AllContent> => withFrozenRules(await importOriginal(), frozen)
