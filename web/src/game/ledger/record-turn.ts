import type { OnlyTold, State, Turn, TurnEvent } from '@fable/engine'
import { BOSSES, ENEMIES, type FoeId } from '@fable/engine/content'
import { wayOf, type EntryKey } from './entries.ts'
import { newLedgerRun, withEntries, withStakes, type Ledger } from './ledger.ts'
import { stakesOf } from './stakes.ts'

export type PlayedTurn = {
  readonly runId: string
  readonly number: number
  readonly before: State
  readonly turn: Turn
}

const FOE_IDS: ReadonlySet<string> = new Set([...ENEMIES, ...BOSSES].map(({ id }) => id))

const isFoe = (id: string): id is FoeId => FOE_IDS.has(id)

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
  const counted = withEntries({ ...ledger, run: { ...run, turns: number + 1 } }, entries)
  return withStakes(counted, stakesOf(played.turn.events))
}

function entriesOf({ before: { mode }, turn }: PlayedTurn, isFirst: boolean): EntryKey[] {
  // A save may lack its run's part of the ledger, because saves of any age are read. The first recorded turn may then
  // be in the middle of a fight.
  const isUnmetFoe = isFirst && mode.name === 'attack'
  return [
    ...(isUnmetFoe ? [`met/${mode.foe.id}` as const] : []),
    ...turn.events.map(entryOf).filter((entry) => entry !== null),
    ...(turn.ended ? [`end/${wayOf(turn.ended)}` as const] : []),
  ]
}

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
      event.type satisfies
        | OnlyTold
        | 'paid'
        | 'path'
        | 'blow'
        | 'hit-back'
        | 'coin'
        | 'met-merchant'
        | 'changed'
      return null
  }
}
