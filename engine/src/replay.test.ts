import { expect, test } from 'vitest'
import { newRun } from './model/new-run.ts'
import type { Turn } from './model/command.ts'
import { lostDaysIn } from './replay.ts'

const start = newRun({ playerName: 'Wanda', userName: '' })

/** Turns that lead to these days, the last of which ends the run. */
const turnsTo = (...days: number[]) =>
  days.map((day, index): Turn => {
    const isLast = index === days.length - 1
    const ending = {
      cause: 'death',
      daysSurvived: 9,
      strength: 1,
      kills: 0,
      bestHit: 0,
      gold: 0,
    } as const
    return {
      command: { type: 'chance' },
      state: { ...start, day },
      lines: [],
      ...(isLast && { ended: ending }),
    }
  })

test('days that a run went back are lost, and the template after the end is not', () => {
  expect(lostDaysIn(start, turnsTo(0, 1, 2, 3, 0))).toBe(0)
  expect(lostDaysIn(start, turnsTo(0, 9, 3, 4, 14, 12, 0))).toBe(8)
  expect(lostDaysIn(start, [])).toBe(0)
})
