import { describe, expect, it } from 'vitest'
import { gameVariablesSchema } from './game-variables.ts'

describe('a save', () => {
  it('can be partial, because missing fields stay unchanged', () => {
    expect(gameVariablesSchema.parse({})).toEqual({})
    expect(gameVariablesSchema.parse({ day: 4, run: null })).toEqual({ day: 4, run: null })
  })

  it('keeps all fields of a run', () => {
    const run = { id: 'r', ranked: true, stats: { fights: { won: 2 } }, turns: [['start']] }
    expect(gameVariablesSchema.parse({ run })).toEqual({ run })
  })

  it('drops unknown fields', () => {
    expect(gameVariablesSchema.parse({ day: 4, gold: 9 })).toEqual({ day: 4 })
  })

  it.each([
    { day: '4' },
    { enemyData: [1] },
    { consoletext: [{ text: 'x' }] },
    { playerName: 'x'.repeat(101) },
    { paths: Array.from({ length: 301 }, () => 'enemy') },
    { run: [] },
    { run: { a: { b: { c: { d: { e: { f: { g: {} } } } } } } } },
  ])('is not one: %o', (document) => {
    expect(gameVariablesSchema.safeParse(document).success).toBe(false)
  })
})
