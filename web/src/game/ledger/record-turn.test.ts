import { describe, expect, it } from 'vitest'
import {
  newRun,
  rngFrom,
  textOf,
  type Command,
  type Mode,
  type State,
  type Turn,
} from '@fable/engine'
import type { FoeId } from '@fable/engine/content'
import { ledgerOfRuns, turnsOf } from '../../testing/bot-runs.ts'
import { turnOf } from '../../testing/turn-of.ts'
import { ENTRY_KEYS, OUTCOMES, type EntryKey } from './entries.ts'
import { EMPTY_LEDGER, type Ledger } from './ledger.ts'
import { recordTurn } from './record-turn.ts'

const stateIn = (mode: Mode, numbers: Partial<State> = {}): State => ({
  ...newRun({ playerName: 'Wanda' }),
  day: 20,
  mode,
  ...numbers,
})

const fight = (id: FoeId, health: number, numbers: Partial<State> = {}, round = 1): State =>
  stateIn({ name: 'attack', foe: { type: 'enemy', id, health, round } }, numbers)

type Before = { runId: string; seed: string; ledger: Ledger }

/** The ledger after one turn of the run 'now', with the given ledger before it. */
function after(
  before: State,
  command: Command,
  { runId = 'now', seed = 'x', ledger = EMPTY_LEDGER }: Partial<Before> = {},
): Ledger {
  const turn = turnOf(before, textOf(command), rngFrom(seed))
  const begun = { ...ledger, run: { ...ledger.run, id: runId } }
  return recordTurn(begun, { runId: 'now', number: begun.run.turns, before, turn })
}

const sumOf = ({ counts }: Ledger, kind: string): number =>
  Object.entries(counts).reduce(
    (sum, [key, count]) => (key.startsWith(`${kind}/`) ? sum + count : sum),
    0,
  )

describe('the ledger of whole runs', () => {
  const runs = 12
  const ledger = ledgerOfRuns('blind, full blows', runs)

  it('holds only known entries, and one outcome for each fight', () => {
    expect(ENTRY_KEYS).toEqual(expect.arrayContaining(Object.keys(ledger.counts)))
    expect(sumOf(ledger, 'met')).toBe(sumOf(ledger, 'felled') + sumOf(ledger, 'fell-to'))
    expect(sumOf(ledger, 'met')).toBeGreaterThan(runs)
  })

  it('holds one ending for each run and a story for each answered question', () => {
    expect(sumOf(ledger, 'end')).toBe(runs)
    const answered = Array.from({ length: runs }, (_, at) =>
      turnsOf('blind, full blows', `run ${at}`),
    )
      .flat()
      .filter(({ turn: { command } }) => command.type === 'yes' || command.type === 'no')
    expect(sumOf(ledger, 'told')).toBe(answered.length)
  })

  it('counts nothing twice if a transcript is recorded again from its start', () => {
    const turns = turnsOf('blind, full blows', 'once')
    const half = turns.slice(0, turns.length / 2).reduce(recordTurn, ledger)
    const whole = turns.reduce(recordTurn, ledger)
    expect(turns.reduce(recordTurn, half)).toEqual(whole)
    expect(turns.reduce(recordTurn, whole)).toBe(whole)
  })

  it('lists what the last run has added until the next run begins', () => {
    const first = turnsOf('blind, full blows', 'first').reduce(recordTurn, EMPTY_LEDGER)
    expect(first.run.added).toEqual(first.fresh)
    const second = turnsOf('blind, full blows', 'second').reduce(recordTurn, first)
    expect(second.run).toMatchObject({ id: 'second' })
    expect(second.run.added.filter((key) => first.counts[key])).toEqual([])
    expect(second.fresh).toEqual([...first.run.added, ...second.run.added])
  })

  it('takes less than 8 KB if it is full and has been seen', () => {
    const full = {
      ...EMPTY_LEDGER,
      counts: Object.fromEntries(ENTRY_KEYS.map((key) => [key, 999])),
      stakes: Object.fromEntries(
        OUTCOMES.map((id) => [id, { health: -2, maxDamage: 1, fights: 1 }]),
      ),
    }
    expect(JSON.stringify(full).length).toBeLessThan(8 * 1024)
  })
})

describe('the entries of a turn', () => {
  it('contain the outcome of a deadly answer and the text that was read', () => {
    const before = stateIn({ name: 'yesno', opportunity: 'dark-cave' })
    const command = { type: 'no' } as const
    const turn: Turn = {
      command,
      state: newRun(),
      events: [
        { type: 'answered', opportunity: 'dark-cave', answer: 'no', outcome: 'correctNo' },
        { type: 'read', id: 'dark-cave/correctNo' },
        { type: 'died', by: 'dark-cave', days: 3 },
      ],
      lines: [],
    }
    const played = { runId: 'now', number: 0, before, turn }
    expect(recordTurn(EMPTY_LEDGER, played).counts).toEqual({
      'told/dark-cave/correctNo': 1,
      'read/dark-cave/correctNo': 1,
    })
  })

  it('contain a good that was bought, but not a good that was too expensive', () => {
    const merchant = { name: 'merchant', goods: ['big-rock', 'honey-seeds', 'long-stick'] } as const
    const bought = after(stateIn(merchant, { gold: 4 }), { type: 'buy', slot: 1 })
    expect(bought.counts).toEqual({ 'good/big-rock': 1 })
    const refused = after(stateIn(merchant, { gold: 3 }), { type: 'buy', slot: 1 })
    expect(refused.counts).not.toHaveProperty('good/big-rock')
  })

  it.each<[string, State, EntryKey]>([
    ['an enemy early', fight('starch-king', 5, { health: 1, maxDamage: 0, day: 3 }), 'end/brisk'],
    ['an enemy later', fight('starch-king', 5, { health: 1, maxDamage: 0, day: 5 }), 'end/picnic'],
    ['a boss', fight('gerald', 25, { health: 1, maxDamage: 0 }), 'end/gerald'],
  ])('contain the ending of a run that was lost to %s', (_, before, way) => {
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      after(before, { type: 'attack', amount: 0 }, { seed }),
    )
    const ended = ends.find(({ counts }) => counts[way])
    const foe = before.mode.name === 'attack' ? before.mode.foe.id : ''
    expect(ended?.counts).toMatchObject({ [`fell-to/${foe}`]: 1 })
  })

  it('count a foe only once if the fight began before the run was recorded', () => {
    const before = fight('ellery', 9)
    const first = after(before, { type: 'attack', amount: 1 }, { runId: 'earlier' })
    expect(first.counts).toMatchObject({ 'met/ellery': 1 })
    const second = after(before, { type: 'attack', amount: 1 }, { ledger: first })
    expect(second.counts).toMatchObject({ 'met/ellery': 1 })
  })

  it('contain the ending on day 100 and the foe that was defeated on that day', () => {
    const { counts } = after(fight('starch-king', 5, { day: 99 }), { type: 'attack', amount: 5 })
    expect(counts).toMatchObject({ 'felled/starch-king': 1, 'end/field': 1 })
  })
})
