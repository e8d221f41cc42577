import { expect, test } from 'vitest'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, REWARDS } from '#content'
import { FLAVOUR_IDS, foeOf } from '../model/catalogue.ts'
import type { State } from '../model/state.ts'
import { rngFrom, turnSeed } from '../rng/rng.ts'
import { deviation, tally } from '../testing/chi-square.ts'
import { atOpportunity, atPaths, atPaychance, inFight } from '../testing/kit.ts'
import { playInput } from '../testing/play-input.ts'
import type { InputResult } from '../testing/play-input.ts'
import { foesOn } from './encounters.ts'

/** The odds of docs/rules.md, section 4, measured by playing. */
const TRIALS = 6000
const BOUND = 4.5

/** Plays one input on many seeds and counts the results. */
const counted = (
  state: State,
  input: string,
  cells: number,
  cellOf: (turn: InputResult) => number,
) =>
  tally(cells, TRIALS, (at) =>
    cellOf(playInput(state, input, rngFrom(turnSeed(`odds ${input}`, at)))),
  )

function expectOdds(counts: number[], odds: number[]): void {
  expect(
    Math.abs(deviation(counts, odds)),
    `${counts.join(' ')} for ${odds.join(' : ')}`,
  ).toBeLessThan(BOUND)
}

const KINDS = ['reward', 'enemy', 'merchant', 'empty'] as const
const kindsSeen = ({ state: { mode } }: InputResult) =>
  mode.name === 'paths' ? (mode.seen ?? []) : []
const EMPTY = ['empty', 'empty', 'empty', 'empty'] as const
const flatly = (count: number): number[] => Array.from({ length: count }, () => 1)

test.each([0, 1, 2, 3])(
  'slot %i of a set draws a reward in 20 %, an enemy in 40 %, a merchant in 10 % unless an earlier slot has one, and otherwise nothing',
  (slot) => {
    const counts = counted(atPaychance().state, 'pay', 4, (turn) =>
      KINDS.indexOf(kindsSeen(turn)[slot] ?? 'empty'),
    )
    const merchant = 0.1 * 0.9 ** slot
    expectOdds(counts, [0.2, 0.4, merchant, 0.4 - merchant])
  },
)

test('the four slots of a set draw enemies independently of each other', () => {
  const counts = counted(atPaychance().state, 'pay', 16, (turn) =>
    kindsSeen(turn).reduce((cell, kind) => cell * 2 + (kind === 'enemy' ? 1 : 0), 0),
  )
  const odds = counts.map((_, cell) => {
    const enemies = cell.toString(2).replaceAll('0', '').length
    return 0.4 ** enemies * 0.6 ** (4 - enemies)
  })
  expectOdds(counts, odds)
})

test.each(['path 1', 'path 4'])('an unseen %s has the same odds as a paid one', (input) => {
  const counts = counted(atPaths().state, input, 4, ({ state: { mode, day } }) => {
    if (mode.name === 'attack') return 1
    if (mode.name === 'merchant') return 2
    return mode.name === 'yesno' || day === 20 ? 3 : 0
  })
  // A text on an empty path takes a day, as a reward does, so 5 in 11 of the empty paths are counted as rewards.
  const merchant = input === 'path 1' ? 0.1 : 0.1 * 0.9 ** 3
  const empty = 0.4 - merchant
  expectOdds(counts, [0.2 + (empty * 5) / 11, 0.4, merchant, (empty * 6) / 11])
})

test('an empty path holds an opportunity 6 times in 11, each one equally often', () => {
  const all = OPPORTUNITIES.length
  const counts = counted(atPaths(...EMPTY).state, 'path 1', all + 1, ({ state: { mode } }) =>
    mode.name === 'yesno'
      ? OPPORTUNITIES.findIndex((opportunity) => opportunity.id === mode.opportunity)
      : all,
  )
  expectOdds(counts, [...flatly(all).map(() => 6 / 11 / all), 5 / 11])
})

test('every text of an empty path is equally likely', () => {
  const { state } = atPaths(...EMPTY).with({
    usedOpportunities: OPPORTUNITIES.map((opportunity) => opportunity.id),
  })
  const counts = counted(state, 'path 1', FLAVOUR_IDS.length, (turn) =>
    FLAVOUR_IDS.findIndex((id) => !turn.state.emptyPaths.includes(id)),
  )
  expectOdds(counts, flatly(FLAVOUR_IDS.length))
})

test('every foe that can be met is equally likely', () => {
  const day = 75
  const { state } = atPaths('enemy', 'enemy', 'enemy', 'enemy').with({ day })
  const foes = foesOn(state).map((foe) => foe.id)
  const met = [...ENEMIES, ...BOSSES].filter(
    (foe) => foe.toggle && foe.daySpawn <= day && day <= foe.dayEndSpawn,
  )
  expect(foes).toEqual(met.map((foe) => foe.id))
  const counts = counted(state, 'path 1', foes.length, ({ state: { mode } }) =>
    mode.name === 'attack' ? foes.indexOf(mode.foe.id) : -1,
  )
  expectOdds(counts, flatly(foes.length))
})

test('every reward is equally likely', () => {
  const { state } = atPaths('reward', 'reward', 'reward', 'reward')
  const counts = counted(state, 'path 1', REWARDS.length, ({ events }) => {
    const found = events.find((event) => event.type === 'reward')
    return REWARDS.findIndex(({ id }) => id === found?.reward)
  })
  expectOdds(counts, flatly(REWARDS.length))
})

test('every good is equally likely in every slot of the merchant', () => {
  const { state } = atPaths('merchant', 'empty', 'empty', 'empty')
  for (const slot of [0, 1, 2]) {
    const counts = counted(state, 'path 1', GOODS.length, ({ state: { mode } }) =>
      mode.name === 'merchant' ? GOODS.findIndex((good) => good.id === mode.goods[slot]) : -1,
    )
    expectOdds(counts, flatly(GOODS.length))
  }
})

test.each(['starch-king', 'obsidian-steve', 'octopus-of-destruction'] as const)(
  '%s does each damage from 0 to its maximum equally often',
  (id) => {
    const counts = counted(
      inFight(id).with({ health: 50 }).state,
      '1',
      foeOf(id).damage + 1,
      (turn) => 50 - turn.state.health,
    )
    expectOdds(counts, flatly(foeOf(id).damage + 1))
  },
)

test.each(['starch-king', 'obsidian-steve', 'ellery', 'small-purple-alien'] as const)(
  '%s drops a reward as often as its drop rate says',
  (id) => {
    const { state } = inFight(id, { health: 1, round: 1 })
    const counts = counted(state, '1', 2, ({ events }) =>
      events.some(({ type }) => type === 'no-reward') ? 1 : 0,
    )
    expectOdds(counts, [foeOf(id).dropRate, 10 - foeOf(id).dropRate])
  },
)

test.each(OPPORTUNITIES)(
  'the answer yes to $title is right in $yesChance of 10 draws, and no in the others',
  ({ id, yesChance }) => {
    for (const choice of ['yes', 'no'] as const) {
      const counts = counted(atOpportunity(id).with({ health: 50 }).state, choice, 2, ({ state }) =>
        (state.emptyPaths.at(-1) ?? '').includes('/correct') ? 0 : 1,
      )
      const right = choice === 'yes' ? yesChance : 10 - yesChance
      expectOdds(counts, [right, 10 - right])
    }
  },
)
