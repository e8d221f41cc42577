import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opportunityOf } from './model/catalogue.ts'
import { isRefusal } from './model/command.ts'
import { newRun } from './model/new-run.ts'
import { promptOf } from './model/prompt.ts'
import type { State } from './model/state.ts'
import { viewOf } from './model/view.ts'
import { play } from './play.ts'
import { parse } from './read.ts'
import { replay } from './replay.ts'
import { rngFrom } from './rng/rng.ts'
import { drawsPaths } from './rules/paths.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'
import { playInput } from './testing/play-input.ts'
import type { InputResult } from './testing/play-input.ts'
import { riggedRng, rngOf } from './testing/rigged-rng.ts'

const RUNS = { numRuns: 1000 }

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

/** Plays any input in any state on any seed. */
function always(
  check: (before: State, turn: InputResult, input: string, seed: string) => void,
): void {
  fc.assert(
    fc.property(anyState, anyInput, fc.string(), (state, input, seed) => {
      const before = deepFreeze(state)
      check(before, playInput(before, input, rngFrom(seed)), input, seed)
    }),
    RUNS,
  )
}

test('any text in any state is played or refused without changing the given state', () => {
  always((_before, turn) => {
    for (const { text, wait } of turn.lines) {
      expect(text.length).toBeGreaterThan(0)
      expect([0, 300, 700, 1000, 1200]).toContain(wait)
    }
  })
})

test('stats stay whole numbers of at least 0, and a run in progress has health left and is before day 100', () => {
  always((_before, { state }) => {
    const { health, maxDamage, gold, day, stats } = state
    for (const stat of [health, maxDamage, gold, day, ...Object.values(stats)]) {
      expect(Number.isInteger(stat) && stat >= 0 && !Object.is(stat, -0)).toBe(true)
    }
    expect(health).toBeGreaterThan(0)
    expect(day).toBeLessThan(100)
  })
})

test('the day changes only as the mode allows', () => {
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

test('the state after a turn is unchanged by a round trip through JSON', () => {
  always((_before, turn) => {
    expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state)
  })
})

test('a refused input draws nothing and leaves the state as it was; an empty input prints nothing', () => {
  always((before, turn, input) => {
    if (turn.accepted) return
    expect(turn.state).toBe(before)
    expect(turn.ended).toBeUndefined()
    const none = Object.assign(riggedRng(), { cosmetic: riggedRng() })
    expect(playInput(before, input, none)).toEqual(turn)
    expect(turn.lines.length > 0).toBe(input.trim() !== '')
  })
})

test('a command draws a set of paths, from a separate seed, exactly when the rules say so', () => {
  always((before, _turn, input, seed) => {
    const command = parse(before, input)
    if (isRefusal(command)) return
    const kindsFrom = (otherSeed: string) =>
      play(before, command, rngFrom(otherSeed, 'paths')).events.flatMap((event) => {
        const isDrawn = event.type === 'view' || (event.type === 'path' && !event.isSeen)
        return isDrawn ? [event.kinds] : []
      })
    const drawn = kindsFrom(seed)
    expect(drawn).toHaveLength(drawsPaths(before, command) ? 1 : 0)
    expect(kindsFrom(`${seed}!`)).toEqual(drawn)
  })
})

test('the end of a run resets the state to that of a new run and keeps the names', () => {
  always((before, { state, ended }) => {
    if (!ended) return
    const playerName = state.playerName
    expect(state).toEqual(newRun({ playerName, userName: before.userName }))
    expect(ended.daysSurvived).toBeLessThanOrEqual(100)
    expect(ended.cause === 'death').toBe(ended.killer !== undefined)
  })
})

test('letter case and surrounding blanks of an input do not matter outside the name entry', () => {
  always((before, turn, input, seed) => {
    if (before.mode.name === 'playerInput' || input.toUpperCase().toLowerCase() !== input) return
    expect(playInput(before, `\t${input.toUpperCase()} `, rngFrom(seed))).toEqual(turn)
  })
})

test('every state has a view with the prompt of its mode', () => {
  always((before, turn) => {
    expect(viewOf(before).prompt.mode).toBe(before.mode.name)
    expect(viewOf(turn.state).prompt.mode).toBe(turn.state.mode.name)
  })
})

test('the same seeds and inputs give the same run, and cosmetic draws change only printed texts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyInput, fc.string())), anyState, (turns, start) => {
      const record = turns.map(([input, seed]) => ({ input, seed }))
      expect(replay(start, record)).toEqual(replay(start, record))
    }),
    { numRuns: 200 },
  )
  always((before, turn, input, seed) => {
    const rng = rngFrom(seed)
    const own = (sides: number) => rng.int(sides)
    const otherWording = Object.assign(rngOf(own), {
      paths: rngOf(own),
      cosmetic: rngFrom('another seed'),
    })
    const other = playInput(before, input, otherWording).state
    expect({ ...other, printed: turn.state.printed }).toEqual(turn.state)
  })
})

test('a replay stops at the end of the run, even if more inputs follow', () => {
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

test('a replay stops before an input that the rules refuse', () => {
  const transcript = ['start', 'Wanda', 'maybe', 'chance'].map((input) => ({ input, seed: input }))
  const { turns, ended, state } = replay(newRun(), transcript)
  expect(turns.map(({ command }) => command.type)).toEqual(['start', 'name'])
  expect(ended).toBeUndefined()
  expect(state.mode.name).toBe('paychance')
})

test('every choice of a prompt can be played, and so can a name or a number that the prompt asks for', () => {
  fc.assert(
    fc.property(anyState, fc.string(), (state, seed) => {
      const { mode, choices, free } = promptOf(state)
      expect(mode).toBe(state.mode.name)
      expect(choices.length > 0).toBe(free === undefined)
      for (const { command } of choices) play(state, command, rngFrom(seed))
      if (free === 'name') play(state, { type: 'name', name: 'Wanda' }, rngFrom(seed))
      if (free === 'number') play(state, { type: 'attack', amount: 3 }, rngFrom(seed))
    }),
    RUNS,
  )
})

test('a command that is impossible in the current mode throws', () => {
  const rng = rngFrom('any')
  const start = newRun()
  expect(() => play(start, { type: 'pay' }, rng)).toThrow('In mode start')
  expect(() => play({ ...start, mode: { name: 'paychance' } }, { type: 'yes' }, rng)).toThrow()
  const named: State = { ...start, mode: { name: 'playerInput' } }
  expect(() => play(named, { type: 'name', name: 'shit' }, rng)).toThrow()
  const paths: State = { ...start, mode: { name: 'paths', seen: null } }
  for (const path of [0, 5, 1.5, NaN]) {
    expect(() => play(paths, { type: 'path', path }, rng)).toThrow()
  }
  const foe = { type: 'enemy', id: 'starch-king', health: 5, round: 0 } as const
  const fight: State = { ...start, mode: { name: 'attack', foe } }
  for (const amount of [-1, 0.5, Infinity, NaN]) {
    expect(() => play(fight, { type: 'attack', amount }, rng)).toThrow()
  }
  const merchant: State = { ...start, mode: { name: 'merchant', goods: ['flashlight'] } }
  expect(() => play(merchant, { type: 'buy', slot: 2 }, rng)).toThrow()
})
