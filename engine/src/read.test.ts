import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal, textOf } from './model/command.ts'
import { newRun } from './model/new-run.ts'
import type { State } from './model/state.ts'
import { parse, read } from './read.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'

test('the canonical text of a command reads as the same command', () => {
  fc.assert(
    fc.property(anyState, anyInput, (state, input) => {
      for (const command of [read(state, input), parse(state, input)]) {
        if (isRefusal(command)) continue
        expect(read(state, textOf(command))).toEqual(command)
        expect(parse(state, textOf(command))).toEqual(command)
      }
    }),
    { numRuns: 2000 },
  )
})

test('reading a canonical text ignores letter case and surrounding blanks outside the name entry', () => {
  fc.assert(
    fc.property(anyState, anyInput, (state, input) => {
      if (state.mode.name === 'playerInput') return
      const command = read(state, input)
      if (isRefusal(command)) return
      expect(read(state, ` ${textOf(command).toUpperCase()}\t`)).toEqual(command)
    }),
    { numRuns: 2000 },
  )
})

test('parse accepts every input that read accepts, as the same command unless that leaves the merchant', () => {
  fc.assert(
    fc.property(anyState, anyInput, (state, input) => {
      const recorded = read(state, input)
      const typed = parse(state, input)
      const isLeave = !isRefusal(recorded) && recorded.type === 'leave'
      if (!isRefusal(recorded) && !isLeave) expect(typed).toEqual(recorded)
      if (isRefusal(typed)) expect(typed).toEqual(recorded)
    }),
    { numRuns: 2000 },
  )
})

test('an empty input is refused without a line in every mode', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom('', ' ', '\t\n'), (state, input) => {
      expect(read(state, input)).toEqual({ type: 'refusal', lines: [] })
      expect(parse(state, input)).toEqual({ type: 'refusal', lines: [] })
    }),
  )
})

const at = (mode: State['mode']): State => ({ ...newRun({ playerName: 'Wren' }), mode })
const shop = at({ name: 'merchant', goods: ['honey-seeds', 'big-rock', 'unessential-oils'] })

const FIRST_GOOD =
  'One. | 1. | “1” | #1 | １ | ١ | ۱ | १ | ① | First | buy 1 | Buy one! | «one» | Honey Seeds. | buy the honey seeds'

test.each(FIRST_GOOD.split(' | '))('the answer %j to the merchant buys the first good', (typed) => {
  expect(parse(shop, typed)).toEqual({ type: 'buy', slot: 1 })
})

test.each([
  'no',
  'nothing',
  '4',
  '11',
  '-1',
  '1 2',
  'bye',
  'honey',
  'one more day',
  '…',
  'buy',
  '0',
])('the answer %j leaves the merchant', (typed) => {
  expect(parse(shop, typed)).toEqual({ type: 'leave' })
})

test('dictated and translated inputs are understood as commands, but kept as typed in the name entry', () => {
  const paths = at({ name: 'paths', seen: null })
  expect(parse(paths, 'Path three.')).toEqual({ type: 'path', path: 3 })
  expect(parse(paths, '“path ٢”')).toEqual({ type: 'path', path: 2 })
  expect(parse(paths, 'Path first')).toEqual({ type: 'path', path: 1 })
  expect(parse(at({ name: 'start' }), 'Start!')).toEqual({ type: 'start' })
  expect(parse(at({ name: 'paychance' }), '"Pay."')).toEqual({ type: 'pay' })
  const fight = at({ name: 'attack', foe: { type: 'enemy', id: 'gerald', health: 5, round: 0 } })
  for (const [typed, amount] of [
    ['Seven.', 7],
    ['twenty-one', 21],
    ['thirty', 30],
    ['१२', 12],
    ['(5)', 5],
    ['.5', 0],
    ['5.9', 5],
    ['1e1', 10],
  ] as const)
    expect(parse(fight, typed), typed).toEqual({ type: 'attack', amount })
  for (const typed of ['-5', 'minus five', '5 5', 'five five'])
    expect(isRefusal(parse(fight, typed)), typed).toBe(true)
  expect(parse(at({ name: 'playerInput' }), 'One.')).toEqual({ type: 'name', name: 'One.' })
})
