import type { ModeName, State, Tally, Turn, TurnEvent } from '@fable/engine'
import { BOSSES, ENEMIES, type FoeId } from '@fable/engine/content'
import { type DeedId, wayOf, type EntryKey } from './entries.ts'
import { deedsOf } from './deeds.ts'
import { has, newLedgerRun, withEntries, type Ledger } from './ledger.ts'

/** A turn to record: its run and number, the state before it, and the tally after it. */
export type PlayedTurn = {
  readonly runId: string
  readonly number: number
  readonly before: State
  readonly turn: Turn
  readonly tally: Tally
}

const FOE_IDS: ReadonlySet<string> = new Set([...ENEMIES, ...BOSSES].map(({ id }) => id))

const isFoe = (id: string): id is FoeId => FOE_IDS.has(id)

function entryOf(event: TurnEvent): EntryKey | null {
  switch (event.type) {
    case 'met-foe':
      return `met/${event.foe}`
    case 'felled':
      return `felled/${event.foe}`
    case 'died':
      return isFoe(event.by) ? `fell-to/${event.by}` : null
    case 'answered':
      return `told/${event.opportunity}/${event.outcome}`
    case 'read':
      return `read/${event.id}`
    case 'bought':
      return `good/${event.good}`
    default:
      return null
  }
}

function entriesOf({ before: { mode }, turn }: PlayedTurn, isFirst: boolean): EntryKey[] {
  // Saves of any age may lack a run's part of the ledger, so the run may be recorded from the middle of a fight.
  const isUnmetFoe = isFirst && mode.name === 'attack'
  return [
    ...(isUnmetFoe ? [`met/${mode.foe.id}` as const] : []),
    ...turn.events.map(entryOf).filter((entry) => entry !== null),
    ...(turn.ended ? [`end/${wayOf(turn.ended)}` as const] : []),
  ]
}

/**
 * Adds a turn to the ledger. A turn that is already recorded changes nothing, so a transcript can be recorded again
 * from its start. A turn of another run starts a new record.
 */
export function recordTurn(ledger: Ledger, played: PlayedTurn): Ledger {
  const { runId, number } = played
  if (ledger.run.id === runId && number < ledger.run.turns) return ledger
  const isFirst = ledger.run.id !== runId
  const run = isFirst ? newLedgerRun(runId) : ledger.run
  const entries = entriesOf(played, isFirst)
  const written = withEntries({ ...ledger, run: { ...run, turns: number + 1 } }, entries)
  return withEntries(
    written,
    deedsOf({ ...played, ledger: written }).map((id) => `deed/${id}` as const),
  )
}

/** Deeds that are done by an input that the rules refuse. */
const REFUSED: Partial<Record<ModeName, DeedId>> = { attack: 'usually-numbers', paychance: 'cake' }

/** Records a refused input, which is not a turn and not in the transcript. */
export function recordRefusal(ledger: Ledger, mode: ModeName): Ledger {
  const deed = REFUSED[mode]
  return deed && !has(ledger, `deed/${deed}`) ? withEntries(ledger, [`deed/${deed}`]) : ledger
}
