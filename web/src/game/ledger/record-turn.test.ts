import {
  NEW_TALLY,
  newRun,
  rngFrom,
  tallyTurn,
  textOf,
  type Command,
  type Mode,
  type State,
  type Tally,
  type Turn,
} from '@fable/engine'
import type { FoeId, OpportunityId } from '@fable/engine/content'
import { describe, expect, it } from 'vitest'
import { ledgerOfRuns, turnsOf } from '../../testing/bot-runs.ts'
import { turnOf } from '../../testing/turn-of.ts'
import { type DeedId, DEED_IDS, ENTRY_KEYS, type EntryKey } from './entries.ts'
import { EMPTY_LEDGER, withEntries, type Ledger } from './ledger.ts'
import { recordRefusal, recordTurn } from './record-turn.ts'

const stateIn = (mode: Mode, numbers: Partial<State> = {}): State => ({
  ...newRun({ playerName: 'Wanda' }),
  day: 20,
  mode,
  ...numbers,
})

const fight = (id: FoeId, health: number, numbers: Partial<State> = {}, round = 1): State =>
  stateIn({ name: 'attack', foe: { type: 'enemy', id, health, round } }, numbers)

type Before = { runId: string; tally: Partial<Tally>; seed: string; ledger: Ledger }

/** The ledger after one turn of the run 'now', with the given ledger and tally before it. */
function after(
  before: State,
  command: Command,
  { runId = 'now', tally = {}, seed = 'x', ledger = EMPTY_LEDGER }: Partial<Before> = {},
): Ledger {
  const turn = turnOf(before, textOf(command), rngFrom(seed))
  const begun = { ...ledger, run: { ...ledger.run, id: runId } }
  const counted: Tally = { ...NEW_TALLY, health: [[before.day, before.health]], ...tally }
  const number = begun.run.turns
  return recordTurn(begun, { runId: 'now', number, before, turn, tally: tallyTurn(counted, turn) })
}

const sumOf = ({ counts }: Ledger, kind: string): number =>
  Object.entries(counts).reduce(
    (sum, [key, count]) => (key.startsWith(`${kind}/`) ? sum + count : sum),
    0,
  )

describe('the ledger of whole runs', () => {
  const runs = 12
  const ledger = ledgerOfRuns('blind, full blows', runs)

  it('holds known entries only, and each fight ends in it with one of the two', () => {
    expect(ENTRY_KEYS).toEqual(expect.arrayContaining(Object.keys(ledger.counts)))
    expect(sumOf(ledger, 'met')).toBe(sumOf(ledger, 'felled') + sumOf(ledger, 'fell-to'))
    expect(sumOf(ledger, 'met')).toBeGreaterThan(runs)
  })

  it('holds one ending for each run, and a story for each question that was answered', () => {
    expect(sumOf(ledger, 'end')).toBe(runs)
    const answered = Array.from({ length: runs }, (_, at) =>
      turnsOf('blind, full blows', `run ${at}`),
    )
      .flat()
      .filter(({ turn: { command } }) => command.type === 'yes' || command.type === 'no')
    expect(sumOf(ledger, 'told')).toBe(answered.length)
  })

  it('counts nothing twice when a transcript is recorded again from its start', () => {
    const turns = turnsOf('blind, full blows', 'once')
    const half = turns.slice(0, turns.length / 2).reduce(recordTurn, ledger)
    const whole = turns.reduce(recordTurn, ledger)
    expect(turns.reduce(recordTurn, half)).toEqual(whole)
    expect(turns.reduce(recordTurn, whole)).toBe(whole)
  })

  it('knows what the last run added, and forgets that with the next', () => {
    const first = turnsOf('blind, full blows', 'first').reduce(recordTurn, EMPTY_LEDGER)
    expect(first.run.added).toEqual(first.fresh)
    const second = turnsOf('blind, full blows', 'second').reduce(recordTurn, first)
    expect(second.run).toMatchObject({ id: 'second' })
    expect(second.run.added.filter((key) => first.counts[key])).toEqual([])
    expect(second.fresh).toEqual([...first.run.added, ...second.run.added])
  })

  it('has at most 8 KB when it is full and has been seen', () => {
    const full = {
      ...EMPTY_LEDGER,
      counts: Object.fromEntries(ENTRY_KEYS.map((key) => [key, 999])),
    }
    expect(JSON.stringify(full).length).toBeLessThan(8 * 1024)
  })
})

describe('the entries of a turn', () => {
  it('has what came of an answer, deadly or not, and what an empty path printed', () => {
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
    const played = { runId: 'now', number: 0, before, turn, tally: NEW_TALLY }
    expect(recordTurn(EMPTY_LEDGER, played).counts).toEqual({
      'told/dark-cave/correctNo': 1,
      'read/dark-cave/correctNo': 1,
    })
  })

  it('has a good that was bought, and none for too little gold', () => {
    const merchant = { name: 'merchant', goods: ['big-rock', 'honey-seeds', 'long-stick'] } as const
    const bought = after(stateIn(merchant, { gold: 4 }), { type: 'buy', slot: 1 })
    expect(bought.counts).toEqual({ 'good/big-rock': 1, 'deed/surprise': 1, 'deed/picnic': 1 })
    const refused = after(stateIn(merchant, { gold: 3 }), { type: 'buy', slot: 1 })
    expect(refused.counts).not.toHaveProperty('good/big-rock')
  })

  it.each<[string, State, EntryKey]>([
    ['an enemy early', fight('starch-king', 5, { health: 1, maxDamage: 0, day: 3 }), 'end/brisk'],
    ['an enemy later', fight('starch-king', 5, { health: 1, maxDamage: 0, day: 5 }), 'end/picnic'],
    ['a boss', fight('gerald', 25, { health: 1, maxDamage: 0 }), 'end/gerald'],
  ])('has the way in which %s ended the run', (_, before, way) => {
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      after(before, { type: 'attack', amount: 0 }, { seed }),
    )
    const ended = ends.find(({ counts }) => counts[way])
    const foe = before.mode.name === 'attack' ? before.mode.foe.id : ''
    expect(ended?.counts).toMatchObject({ [`fell-to/${foe}`]: 1 })
  })

  it('has a foe whose fight began before the record, once', () => {
    const before = fight('ellery', 9)
    const first = after(before, { type: 'attack', amount: 1 }, { runId: 'earlier' })
    expect(first.counts).toMatchObject({ 'met/ellery': 1 })
    const second = after(before, { type: 'attack', amount: 1 }, { ledger: first })
    expect(second.counts).toMatchObject({ 'met/ellery': 1 })
  })

  it('has the hundredth day', () => {
    const { counts } = after(fight('starch-king', 5, { day: 99 }), { type: 'attack', amount: 5 })
    expect(counts).toMatchObject({ 'felled/starch-king': 1, 'end/field': 1, 'deed/grass': 1 })
  })
})

/** For each deed, the ledger of the turn that does it, and of one that nearly does. */
const DONE: Record<
  Exclude<DeedId, 'usually-numbers' | 'cake'>,
  readonly [Ledger, Ledger]
> = (() => {
  const hit = (amount: number): Command => ({ type: 'attack', amount })
  const strong = { maxDamage: 60 }
  const merchant = { name: 'merchant', goods: ['big-rock', 'small-rock', 'flashlight'] } as const
  const rich = (numbers: Partial<State> = {}) => stateIn(merchant, { gold: 9, ...numbers })
  const buy = (slot: number): Command => ({ type: 'buy', slot })
  const holding = (...keys: EntryKey[]) => withEntries(EMPTY_LEDGER, keys)
  const boss = (id: FoeId): readonly [Ledger, Ledger] => [
    after(fight(id, 9, strong), hit(60)),
    after(fight(id, 60, strong), hit(9)),
  ]
  /** The first ledger of many seeds that has an entry. */
  const until = (key: EntryKey, play: (seed: string) => Ledger): Ledger => {
    const tries = Array.from({ length: 60 }, (_, at) => play(String(at)))
    return tries.find(({ counts }) => counts[key]) ?? EMPTY_LEDGER
  }
  const dying = (day: number) => fight('starch-king', 5, { health: 1, maxDamage: 0, day, gold: 0 })
  const answer =
    (id: OpportunityId, type: 'yes' | 'no', ledger = EMPTY_LEDGER) =>
    (seed: string) =>
      after(stateIn({ name: 'yesno', opportunity: id }), { type }, { seed, ledger })
  /** The garden is left, rightly, after both outcomes of entering it and this entry. */
  const garden = (key: EntryKey) => {
    const entered = holding('told/a-garden/correctYes', 'told/a-garden/incorrectYes', key)
    return until('told/a-garden/correctNo', answer('a-garden', 'no', entered))
  }
  const goods = ENTRY_KEYS.filter((key) => key.startsWith('good/') && key !== 'good/big-rock')
  const death = (day: number) =>
    until('fell-to/starch-king', (seed) => after(dying(day), hit(0), { seed }))
  const looked = (bought: Tally['bought']) =>
    until('fell-to/starch-king', (seed) =>
      after(dying(9), hit(0), { seed, tally: { merchants: 3, bought } }),
    )
  return {
    lunch: [death(0), death(1)],
    picnic: [after(rich({ day: 14 }), buy(1)), after(rich({ day: 13 }), buy(1))],
    halfway: [after(rich({ day: 49 }), buy(1)), after(rich({ day: 48 }), buy(1))],
    grass: [after(rich({ day: 99 }), buy(1)), after(rich({ day: 98 }), buy(1))],
    'one-blow': [
      after(fight('ellery', 5, strong, 0), hit(99)),
      after(fight('ellery', 5, strong, 0), hit(5)),
    ],
    'to-the-number': [
      after(fight('ellery', 9), hit(5), { tally: { maximaInRow: 4 } }),
      after(fight('ellery', 9), hit(6), { tally: { maximaInRow: 4 } }),
    ],
    zero: [after(fight('ellery', 9), hit(0)), after(fight('ellery', 9), hit(1))],
    'last-pip': [
      after(fight('ellery', 5, { health: 1 }), hit(5)),
      after(fight('ellery', 5, { health: 2 }), hit(5)),
    ],
    surprise: [
      after(rich({ day: 19 }), buy(1)),
      after(rich({ day: 19 }), buy(1), { tally: { paid: 1 } }),
    ],
    spent: [
      death(9),
      until('fell-to/starch-king', (seed) => after({ ...dying(9), gold: 1 }, hit(0), { seed })),
    ],
    'just-looking': [looked([]), looked(['big-rock'])],
    geology: [
      after(rich(), buy(2), { tally: { bought: ['big-rock'] } }),
      after(rich(), buy(3), { tally: { bought: ['big-rock'] } }),
    ],
    'whole-shop': [
      after(rich(), buy(1), { ledger: holding(...goods) }),
      after(rich(), buy(2), { ledger: holding(...goods) }),
    ],
    'second-thoughts': [
      answer('a-garden', 'no', holding('told/a-garden/correctYes'))('1'),
      answer('a-garden', 'no', holding('told/dark-cave/correctYes'))('1'),
    ],
    'four-sides': [garden('told/a-garden/incorrectNo'), garden('told/dark-cave/incorrectNo')],
    yesterday: [
      until('told/time-traveling/incorrectYes', answer('time-traveling', 'yes')),
      until('told/time-traveling/correctYes', answer('time-traveling', 'yes')),
    ],
    noticed: [
      until('told/magical-mushrooms/incorrectYes', answer('magical-mushrooms', 'yes')),
      until('told/magical-mushrooms/correctNo', answer('magical-mushrooms', 'no')),
    ],
    breakfast: boss('captain-crunchy'),
    audit: boss('gerald'),
    hands: boss('octopus-of-destruction'),
    november: boss('pumpkin-king'),
    grown: boss('mother-tree'),
  }
})()

describe('the deeds', () => {
  it.each(Object.keys(DONE) as (keyof typeof DONE)[])(
    '%s is done in one way only, and once',
    (id) => {
      const [done, nearly] = DONE[id]
      expect(done.counts).toHaveProperty([`deed/${id}`], 1)
      expect(nearly.counts).not.toEqual({})
      expect(nearly.counts).not.toHaveProperty([`deed/${id}`])
    },
  )

  it('of a whole run are not done in one whose beginning is not recorded', () => {
    const before = stateIn({ name: 'merchant', goods: ['big-rock'] }, { gold: 9 })
    const { counts } = after(before, { type: 'buy', slot: 1 }, { tally: { isWhole: false } })
    expect(counts).not.toHaveProperty(['deed/surprise'])
  })

  it('of refused inputs are done once, each in its own mode', () => {
    const cake = recordRefusal(EMPTY_LEDGER, 'paychance')
    expect(cake.counts).toEqual({ 'deed/cake': 1 })
    expect(recordRefusal(cake, 'paychance')).toBe(cake)
    expect(recordRefusal(cake, 'paths')).toBe(cake)
    expect(recordRefusal(cake, 'attack').counts).toHaveProperty(['deed/usually-numbers'])
  })

  it('are 24, and each is done above', () => {
    expect(DEED_IDS).toHaveLength(24)
    expect(new Set([...Object.keys(DONE), 'usually-numbers', 'cake'])).toEqual(new Set(DEED_IDS))
  })
})
