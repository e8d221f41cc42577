import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newRun } from './model/new-run.ts'
import { rngFrom } from './rng/rng.ts'
import { replay, step } from './step.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'
import { isRefusal } from './model/command.ts'
import { play } from './play.ts'
import { read } from './read.ts'

test('step plays what read and play play, with the old names beside the new ones', () => {
  fc.assert(
    fc.property(anyState, anyInput, fc.string(), (state, input, seed) => {
      const turn = step(state, input, rngFrom(seed))
      const command = read(state, input)
      expect(turn.accepted).toBe(!isRefusal(command))
      if (isRefusal(command)) {
        expect(turn).toEqual({ state, lines: command.lines, accepted: false })
        return
      }
      expect(turn).toMatchObject(play(state, command, rngFrom(seed)))
      for (const { now, moment, snapshot, cue } of turn.lines) {
        expect([now, moment]).toEqual([snapshot, cue])
      }
    }),
    { numRuns: 500 },
  )
})

test('replay has the old names, too', () => {
  const { turns } = replay(newRun({ playerName: 'Wanda' }), [{ input: 'start', seed: 'a' }])
  expect(turns[0]).toMatchObject({ accepted: true, command: { type: 'start' } })
  expect(turns[0]?.lines.at(-1)?.now).toMatchObject({ health: 5 })
})
