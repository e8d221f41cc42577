import type { ModeName, Snapshot, State, Turn } from '@fable/engine'
import {
  FLAVOURS,
  GOODS,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  type ContentLine,
  type FoeId,
  type GoodId,
} from '@fable/engine/content'
import { type DeedId, wayOf, type EntryKey } from './entries.ts'
import { deedsOf } from './deeds.ts'
import { has, newLedgerRun, withEntries, type Ledger, type LedgerRun } from './ledger.ts'

/** A turn to record: of which run, its number, and the state before it. */
export type PlayedTurn = {
  readonly runId: string
  readonly number: number
  readonly before: State
  readonly turn: Turn
}

const textOf = (line: ContentLine | undefined): string =>
  typeof line === 'object' ? line.text : (line ?? '')

/** Texts that say which entry a turn adds: the first line of an outcome, a flavour or a part of a sequel. */
const ENTRY_OF_TEXT = new Map<string, EntryKey>([
  ...FLAVOURS.map(({ id, lines }) => [textOf(lines[0]), `read/${id}`] as const),
  ...OPPORTUNITIES.flatMap(({ id, outcomes }) =>
    OUTCOME_NAMES.flatMap((name) => [
      [textOf(outcomes[name].lines[0]), `told/${id}/${name}`] as const,
      ...outcomes[name].futureText.map((part) => [textOf(part[0]), `read/${id}/${name}`] as const),
    ]),
  ),
])

const opponentIn = ({ mode }: State): FoeId | null => (mode.name === 'attack' ? mode.foe.id : null)

function felledBy({ before, turn }: PlayedTurn): FoeId | null {
  const isFelled = turn.lines.some(({ cue }) => cue === 'foe-falls' || cue === 'boss-falls')
  return isFelled ? opponentIn(before) : null
}

/** The good that this turn bought; undefined for too little gold. */
function boughtBy({ before, turn: { command } }: PlayedTurn): GoodId | undefined {
  const id =
    before.mode.name === 'merchant' && command.type === 'buy'
      ? before.mode.goods[command.slot - 1]
      : undefined
  return GOODS.find((good) => good.id === id && good.price <= before.gold)?.id
}

/** The foe that ended the run, if one did. */
const killerIn = ({ before, turn }: PlayedTurn): FoeId | null => {
  const foe = opponentIn(before)
  return foe !== null && turn.ended?.killer === foe ? foe : null
}

/** The foe that this turn met. A run that is older than the ledger may begin in the middle of a fight. */
function metBy({ before, turn }: PlayedTurn, isFirst: boolean): FoeId | null {
  const earlier = opponentIn(before)
  if (earlier === null) return opponentIn(turn.state)
  return isFirst ? earlier : null
}

function entriesOf(played: PlayedTurn, isFirst: boolean): EntryKey[] {
  const { turn } = played
  const met = metBy(played, isFirst)
  const felled = felledBy(played)
  const killer = killerIn(played)
  const bought = boughtBy(played)
  return [
    ...turn.lines.flatMap(({ text }) => ENTRY_OF_TEXT.get(text) ?? []),
    ...(met ? [`met/${met}` as const] : []),
    ...(felled ? [`felled/${felled}` as const] : []),
    ...(killer ? [`fell-to/${killer}` as const] : []),
    ...(bought ? [`good/${bought}` as const] : []),
    ...(turn.ended ? [`end/${wayOf(turn.ended)}` as const] : []),
  ]
}

function exactAfter(run: LedgerRun, { before, turn: { command } }: PlayedTurn): number {
  if (command.type !== 'attack') return run.exact
  return command.amount === before.maxDamage ? run.exact + 1 : 0
}

function runAfter(run: LedgerRun, played: PlayedTurn): LedgerRun {
  const { number, turn } = played
  const bought = boughtBy(played)
  return {
    ...run,
    turns: number + 1,
    paid: run.paid + (turn.command.type === 'pay' ? 1 : 0),
    merchants: run.merchants + (turn.state.mode.name === 'merchant' ? 1 : 0),
    bought: bought ? [...new Set([...run.bought, bought])] : run.bought,
    exact: exactAfter(run, played),
  }
}

/** The numbers after a turn. After the last one the state is the template again; its lines still have them. */
export const numbersAfter = ({ state, lines, ended }: Turn): State | Snapshot =>
  (ended && lines.findLast(({ snapshot }) => snapshot !== undefined)?.snapshot) ?? state

/**
 * The ledger with a turn more. A turn that it holds already changes nothing, so a transcript may be recorded
 * again from its start. A turn of another run begins that run's part.
 */
export function recordTurn(ledger: Ledger, played: PlayedTurn): Ledger {
  const { runId, number, before, turn } = played
  if (ledger.run.id === runId && number < ledger.run.turns) return ledger
  const isFirst = ledger.run.id !== runId
  const run = isFirst ? newLedgerRun(runId, number) : ledger.run
  const entries = entriesOf(played, isFirst)
  const written = withEntries({ ...ledger, run: runAfter(run, played) }, entries)
  const after = numbersAfter(turn)
  const felled = felledBy(played)
  const deeds = deedsOf({ ledger: written, before, after, turn, felled })
  return withEntries(
    written,
    deeds.map((id) => `deed/${id}` as const),
  )
}

/** Deeds that are done by an input that the rules refuse. */
const REFUSED: Partial<Record<ModeName, DeedId>> = { attack: 'usually-numbers', paychance: 'cake' }

/** The ledger after a refused input, which is no turn and in no transcript. */
export function recordRefusal(ledger: Ledger, mode: ModeName): Ledger {
  const deed = REFUSED[mode]
  return deed && !has(ledger, `deed/${deed}`) ? withEntries(ledger, [`deed/${deed}`]) : ledger
}
