import type { EntryKey } from './entries.ts'
import { has, type Ledger } from './ledger.ts'

const keysOf = ({ counts }: Ledger) => Object.keys(counts) as EntryKey[]

/** What one of them has shown is not new any more. */
const isFresh = (key: EntryKey, ledgers: readonly Ledger[]): boolean =>
  ledgers.every((ledger) => !has(ledger, key) || ledger.fresh.includes(key))

/**
 * Two ledgers of one player as one: every entry of either, with the larger count. The run is that of `base`,
 * the ledger of the game that is played on. Of the same ranked run it is the part that is further, because
 * both will have the same turns. Returns `base` itself when the other adds nothing.
 */
export function mergeLedgers(
  base: Ledger,
  other: Ledger,
  { isRanked }: { isRanked: boolean },
): Ledger {
  const isFurther = isRanked && base.run.id === other.run.id && base.run.turns < other.run.turns
  const keys = [...new Set([...keysOf(base), ...keysOf(other)])]
  const merged: Ledger = {
    counts: Object.fromEntries(
      keys.map((key) => [key, Math.max(base.counts[key] ?? 0, other.counts[key] ?? 0)]),
    ),
    fresh: [...new Set([...base.fresh, ...other.fresh])].filter((key) =>
      isFresh(key, [base, other]),
    ),
    run: isFurther ? other.run : base.run,
  }
  return JSON.stringify(merged) === JSON.stringify(base) ? base : merged
}
