import { areCodes, joinCodes, Printed, type Memory } from '@fable/engine'
import { OUTCOME_NAMES, type OpportunityId } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, knownOf, textOr } from '../../lib/reading.ts'
import { type EntryKey, ENTRY_KEYS, WAYS } from './entries.ts'
import { decodeStakes, mergeStakes, type Stakes } from './stakes.ts'

export type LedgerRun = {
  /** The id of the run; '' before the first run. */
  readonly id: string
  /** The number of the next turn to record. Earlier turns are not recorded again. */
  readonly turns: number
  readonly added: readonly EntryKey[]
}

/** The ledger outlives every run and is part of the save. */
export type Ledger = {
  /** Entries that were never recorded are missing. */
  readonly counts: Readonly<Partial<Record<EntryKey, number>>>
  /** The largest changes that each outcome has caused. Changes from before 0.0.33 are missing. */
  readonly stakes: Stakes
  /** New entries. The player has not yet seen them in the book. */
  readonly fresh: readonly EntryKey[]
  readonly run: LedgerRun
  readonly flames: number
  /** The codes of the texts printed by ended runs, latest last. */
  readonly texts: string
}

export const newLedgerRun = (id = '', turns = 0): LedgerRun => ({ id, turns, added: [] })

export const EMPTY_LEDGER: Ledger = {
  counts: {},
  stakes: {},
  fresh: [],
  run: newLedgerRun(),
  flames: 0,
  texts: '',
}

/** At each of the three posts a run can earn three flames at most. */
export const FLAMES_MAX = 9

const TEXTS_MAX = 1500

export const isEmpty = ({ counts }: Ledger): boolean => Object.keys(counts).length === 0

export const has = ({ counts }: Pick<Ledger, 'counts'>, key: EntryKey): boolean =>
  counts[key] !== undefined

export const isAnswered = (ledger: Ledger, opportunity: OpportunityId): boolean =>
  OUTCOME_NAMES.some((name) => has(ledger, `told/${opportunity}/${name}`))

export const runsIn = ({ counts }: Ledger): number =>
  WAYS.reduce((runs, way) => runs + (counts[`end/${way}`] ?? 0), 0)

/** Adds one to the count of each entry. Entries without a count become new ones. */
export function withEntries(ledger: Ledger, keys: readonly EntryKey[]): Ledger {
  if (keys.length === 0) return ledger
  const added = [...new Set(keys)].filter((key) => !has(ledger, key))
  const counts = { ...ledger.counts }
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return {
    ...ledger,
    counts,
    fresh: [...ledger.fresh, ...added],
    run: { ...ledger.run, added: [...ledger.run.added, ...added] },
  }
}

export const withTexts = (ledger: Ledger, codes: string): Ledger => ({
  ...ledger,
  texts: joinCodes(ledger.texts, codes, TEXTS_MAX),
})

export const withStakes = (ledger: Ledger, stakes: Stakes): Ledger =>
  Object.keys(stakes).length > 0
    ? { ...ledger, stakes: mergeStakes(ledger.stakes, stakes) }
    : ledger

export const withFlames = (ledger: Ledger, flames: number): Ledger =>
  flames > ledger.flames ? { ...ledger, flames } : ledger

export function memoryOf(ledger: Ledger): Memory {
  const { counts, texts } = ledger
  const read = new Printed(texts)
  const countOf = (key: EntryKey): number => counts[key] ?? 0
  return {
    isRead: (text) => read.positionOf(text) >= 0,
    endedRuns: runsIn(ledger),
    wins: countOf('end/field'),
    met: (foe) => countOf(`met/${foe}`),
    answered: (opportunity) =>
      OUTCOME_NAMES.reduce((sum, name) => sum + countOf(`told/${opportunity}/${name}`), 0),
  }
}

/** Returns the entries that the run has added. The list is empty if the ledger has recorded another run since. */
export const addedBy = ({ run }: Ledger, runId: string | undefined): readonly EntryKey[] =>
  run.id === runId ? run.added : []

export const withSeen = (ledger: Ledger, shown: readonly EntryKey[]): Ledger => ({
  ...ledger,
  fresh: ledger.fresh.filter((key) => !shown.includes(key)),
})

/** A run gets a new id when it stops being ranked. */
export const withRunId = (ledger: Ledger, from: string, to: string): Ledger =>
  ledger.run.id === from ? { ...ledger, run: { ...ledger.run, id: to } } : ledger

const entriesOf = ({ counts }: Ledger): EntryKey[] => Object.keys(counts) as EntryKey[]

const isFresh = (key: EntryKey, ledgers: readonly Ledger[]): boolean =>
  ledgers.every((ledger) => !has(ledger, key) || ledger.fresh.includes(key))

/**
 * Returns all entries of both ledgers, with the larger counts and changes. `base` is the ledger of the game that
 * continues. The result has the run of `base`, unless both ledgers have the same ranked run and `other` has more of its
 * turns. Returns `base` itself if the other ledger adds nothing.
 */
export function mergeLedgers(
  base: Ledger,
  other: Ledger,
  { isRanked }: { isRanked: boolean },
): Ledger {
  const isFurther = isRanked && base.run.id === other.run.id && base.run.turns < other.run.turns
  const keys = [...new Set([...entriesOf(base), ...entriesOf(other)])]

  const merged: Ledger = {
    counts: Object.fromEntries(
      keys.map((key) => [key, Math.max(base.counts[key] ?? 0, other.counts[key] ?? 0)]),
    ),
    stakes: mergeStakes(base.stakes, other.stakes),
    fresh: [...new Set([...base.fresh, ...other.fresh])].filter((key) =>
      isFresh(key, [base, other]),
    ),
    run: isFurther ? other.run : base.run,
    flames: Math.max(base.flames, other.flames),
    texts: joinCodes(other.texts, base.texts, TEXTS_MAX),
  }

  return JSON.stringify(merged) === JSON.stringify(base) ? base : merged
}

const decodeCounts = (stored: unknown): Ledger['counts'] =>
  Object.fromEntries(
    Object.entries(countsOf(stored, ...ENTRY_KEYS)).filter(([, count]) => count > 0),
  )

function decodeRun(stored: unknown, isCounted: (key: EntryKey) => boolean): LedgerRun {
  const { id, turns, added } = fieldsOf(stored)
  return {
    id: textOr(id, ''),
    turns: countOr(turns, 0),
    added: knownOf(added, ENTRY_KEYS).filter(isCounted),
  }
}

function decodeTexts(stored: unknown): string {
  const texts = textOr(stored, '', Infinity)
  return areCodes(texts) ? joinCodes('', texts, TEXTS_MAX) : ''
}

/** Leaves out unknown names and invalid values. */
export function decodeLedger(stored: unknown): Ledger {
  const fields = fieldsOf(stored)
  const counts = decodeCounts(fields.counts)
  const isCounted = (key: EntryKey): boolean => counts[key] !== undefined
  return {
    counts,
    stakes: decodeStakes(fields.stakes, (id) => isCounted(`told/${id}`)),
    fresh: knownOf(fields.fresh, ENTRY_KEYS).filter(isCounted),
    run: decodeRun(fields.run, isCounted),
    flames: countOr(fields.flames, 0, 0, FLAMES_MAX),
    texts: decodeTexts(fields.texts),
  }
}
