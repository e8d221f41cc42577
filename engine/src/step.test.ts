import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opportunityOf } from './content/catalogue.ts'
import { diceFrom } from './dice.ts'
import { newRun } from './new-run.ts'
import { replay } from './replay.ts'
import type { State, Turn } from './state.ts'
import { step } from './step.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'
import { riggedDice } from './testing/rigged-dice.ts'
import { viewOf } from './view.ts'

const RUNS = { numRuns: 2000 }

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

/** Every (state, input, seed), played. */
const always = (check: (before: State, turn: Turn, input: string, seed: string) => void): void => {
  fc.assert(
    fc.property(anyState, anyInput, fc.string(), (state, input, seed) => {
      const before = deepFreeze(state)
      check(before, step(before, input, diceFrom(seed)), input, seed)
    }),
    RUNS,
  )
}

test('any text in any state leads to a turn, and never changes the state it was given', () => {
  always((_before, turn) => {
    for (const { text, wait } of turn.lines) {
      expect(text.length).toBeGreaterThan(0)
      expect([0, 300, 700, 1000, 1200]).toContain(wait)
    }
  })
})

test('stats stay whole numbers from 0 up, and who plays on is alive before day 100', () => {
  always((_before, { state }) => {
    const { health, maxDamage, gold, day, stats } = state
    for (const stat of [health, maxDamage, gold, day, ...Object.values(stats)]) {
      expect(Number.isInteger(stat) && stat >= 0 && !Object.is(stat, -0)).toBe(true)
    }
    expect(health).toBeGreaterThan(0)
    expect(day).toBeLessThan(100)
  })
})

test('the day moves only as each mode allows', () => {
  always(({ mode, day }, { state, accepted, ended }) => {
    if (ended) return
    const moved = state.day - day
    if (!accepted || ['start', 'playerInput', 'paychance'].includes(mode.name)) {
      expect(moved).toBe(0)
    } else if (mode.name === 'merchant') {
      expect(moved).toBe(1)
    } else if (mode.name === 'yesno') {
      const allowed = Object.values(opportunityOf(mode.opportunity).outcomes).map(
        ({ changes }) => Math.max(0, day + changes.days) - day,
      )
      expect(allowed).toContain(moved)
    } else {
      expect([0, 1]).toContain(moved)
    }
  })
})

test('a state is plain JSON before and after', () => {
  always((_before, turn) => {
    expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state)
  })
})

test('a refused answer draws no dice and leaves the same state', () => {
  always((before, turn, input) => {
    if (turn.accepted) return
    expect(turn.state).toBe(before)
    expect(turn.ended).toBeUndefined()
    const none = { ...riggedDice(), words: riggedDice() }
    expect(step(before, input, none)).toEqual(turn)
    expect(turn.lines.length > 0).toBe(input.trim() !== '')
  })
})

test('the end resets to the template, keeps the names, and records at most 100 days', () => {
  always((before, { state, ended }) => {
    if (!ended) return
    const playerName = state.playerName
    expect(state).toEqual(newRun({ playerName, userName: before.userName }))
    expect(ended.daysSurvived).toBeLessThanOrEqual(100)
    expect(ended.cause === 'death').toBe(ended.killer !== undefined)
  })
})

test('letter case and the spaces around an answer do not matter', () => {
  always((before, turn, input, seed) => {
    if (before.mode.name === 'playerInput' || input.toUpperCase().toLowerCase() !== input) return
    expect(step(before, `\t${input.toUpperCase()} `, diceFrom(seed))).toEqual(turn)
  })
})

test('every state can be drawn', () => {
  always((before, turn) => {
    expect(viewOf(before).controls).toBe(before.mode.name)
    expect(viewOf(turn.state).controls).toBe(turn.state.mode.name)
  })
})

test('the same seeds and inputs give the same run, and other words never other odds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyInput, fc.string())), anyState, (turns, start) => {
      const record = turns.map(([input, seed]) => ({ input, seed }))
      expect(replay(start, record)).toEqual(replay(start, record))
    }),
    { numRuns: 200 },
  )
  always((before, turn, input, seed) => {
    const otherWords = { ...diceFrom(seed), words: diceFrom('other words') }
    expect(step(before, input, otherWords).state).toEqual(turn.state)
  })
})

test('a replay ends where the run does', () => {
  const start: State = {
    ...newRun({ playerName: 'Wanda' }),
    day: 99,
    mode: { name: 'merchant', goods: [] },
  }
  const record = ['none', 'start', 'pay'].map((input) => ({ input, seed: input }))
  const { turns, ended, state } = replay(start, record)
  expect(turns).toHaveLength(1)
  expect(ended).toMatchObject({ cause: 'hundred', daysSurvived: 100 })
  expect(state).toEqual(newRun({ playerName: 'Wanda' }))
})
