import { BOSSES, ENEMIES, GOODS } from '@fable/engine/content'
import { OUTCOMES, WAYS, type EntryKey } from './entries.ts'
import { has, type Ledger } from './ledger.ts'

/** `isNew`: at least one of the entries found is new to the player. */
export type Progress = { readonly found: number; readonly of: number; readonly isNew: boolean }

const KEYS = {
  enemies: ENEMIES.map(({ id }) => `met/${id}` as const),
  bosses: BOSSES.map(({ id }) => `met/${id}` as const),
  stories: OUTCOMES.map((id) => `told/${id}` as const),
  goods: GOODS.map(({ id }) => `good/${id}` as const),
  endings: WAYS.map((id) => `end/${id}` as const),
} satisfies Record<string, readonly EntryKey[]>

export type Heading = keyof typeof KEYS

export function progressOf(ledger: Ledger, ...headings: readonly Heading[]): Progress {
  const keys = headings.flatMap((heading): readonly EntryKey[] => KEYS[heading])
  return {
    found: keys.filter((key) => has(ledger, key)).length,
    of: keys.length,
    isNew: keys.some((key) => ledger.fresh.includes(key)),
  }
}
