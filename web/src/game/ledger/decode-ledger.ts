import { GOODS } from '@fable/engine/content'
import { countOr, fieldsOf, listOf, oneOf, textOr } from '../../lib/reading.ts'
import { ENTRY_KEYS, type EntryKey } from './entries.ts'
import { newLedgerRun, type Ledger, type LedgerRun } from './ledger.ts'

const GOOD_IDS = GOODS.map(({ id }) => id)

/** The known names of a stored list, once each. */
const known = <Name>(stored: unknown, names: readonly Name[]): Name[] => [
  ...new Set(listOf(stored).flatMap((item) => oneOf(item, names) ?? [])),
]

function decodeCounts(stored: unknown): Ledger['counts'] {
  const fields = fieldsOf(stored)
  const read = ENTRY_KEYS.map((key) => [key, countOr(fields[key], 0)] as const)
  return Object.fromEntries(read.filter(([, count]) => count > 0))
}

function decodeRun(stored: unknown, isHeld: (key: EntryKey) => boolean): LedgerRun {
  const { id, from, turns, added, paid, merchants, bought, exact } = fieldsOf(stored)
  return {
    ...newLedgerRun(textOr(id, ''), countOr(from, 0)),
    turns: countOr(turns, 0),
    added: known(added, ENTRY_KEYS).filter(isHeld),
    paid: countOr(paid, 0),
    merchants: countOr(merchants, 0),
    bought: known(bought, GOOD_IDS),
    exact: countOr(exact, 0),
  }
}

/** Reads a stored ledger, whatever it holds: unknown names and broken values are dropped. */
export function decodeLedger(stored: unknown): Ledger {
  const fields = fieldsOf(stored)
  const counts = decodeCounts(fields.counts)
  const isHeld = (key: EntryKey): boolean => counts[key] !== undefined
  return {
    counts,
    fresh: known(fields.fresh, ENTRY_KEYS).filter(isHeld),
    run: decodeRun(fields.run, isHeld),
  }
}
