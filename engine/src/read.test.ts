import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal, textOf } from './model/command.ts'
import { parse, read } from './read.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'

test('the canonical text of a command is read as the same command', () => {
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

test('canonical texts are read in one way only: reading never depends on letter case or blanks', () => {
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

test('parse accepts everything that read accepts, with the same meaning but for what the merchant is told', () => {
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

test('an empty input is ignored in every mode: a refusal without lines', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom('', ' ', '\t\n'), (state, input) => {
      expect(read(state, input)).toEqual({ type: 'refusal', lines: [] })
      expect(parse(state, input)).toEqual({ type: 'refusal', lines: [] })
    }),
  )
})
