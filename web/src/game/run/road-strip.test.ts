import { describe, expect, it } from 'vitest'
import { squaresWords, stripText } from './road-strip.ts'

const DAY = '2026-11-22'

const textOf = (health: readonly (readonly [number, number])[], daysSurvived: number) =>
  stripText(DAY, { health, daysSurvived })

describe('the strip of a run', () => {
  it('has a square for each ten days with the lowest health in them', () => {
    const health = [
      [0, 5],
      [8, 8],
      [12, 4],
      [19, 16],
      [25, 2],
      [33, 1],
      [39, 9],
      [52, 0],
    ] as const
    expect(textOf(health, 52)).toBe('Hundred Days · Road 2\n🟩🟨🟥🟥🟩💀⬛⬛⬛⬛\nDay 52')
    expect(squaresWords({ daysSurvived: 52 })).toBe('50 days walked, then the run ended')
  })

  it('has only a skull for a death in the first days, and no skull after a hundred days', () => {
    expect(textOf([[0, 5]], 2)).toContain('💀⬛⬛⬛⬛⬛⬛⬛⬛⬛\nDay 2')
    const health = Array.from({ length: 101 }, (_, day) => [day, 3] as const)
    expect(textOf(health, 100)).toContain('🟨🟨🟨🟨🟨🟨🟨🟨🟨🟨\nDay 100')
  })

  it('says how the run ended if that is known', () => {
    const text = stripText(DAY, { health: [[0, 5]], daysSurvived: 59 }, 'fell with nine others')
    expect(text).toMatch(/\nDay 59 · fell with nine others$/)
  })

  it('takes the last known health for days that were skipped or lost', () => {
    const health = [
      [0, 4],
      [9, 4],
      [21, 2],
      [15, 4],
      [24, 4],
    ] as const
    expect(textOf(health, 24)).toContain('🟨🟨💀')
  })
})
