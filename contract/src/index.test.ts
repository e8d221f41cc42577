import { describe, expect, it } from 'vitest'
import { BODY_PROBLEMS, COMMON_PROBLEMS, PROBLEMS, routes } from './index.ts'
import { gameVariablesSchema } from './shared/game-variables.ts'

describe('the contract', () => {
  it('declares exactly the parameters that each path contains', () => {
    for (const [key, route] of Object.entries(routes)) {
      const named = Array.from(key.matchAll(/:(\w+)/g), ([, name]) => name)
      expect('params' in route ? Object.keys(route.params.shape) : [], key).toEqual(named)
    }
  })

  it('lists only method_not_allowed and problems that some call can have', () => {
    const declared = new Set<string>([
      ...COMMON_PROBLEMS,
      ...BODY_PROBLEMS,
      ...Object.values(routes).flatMap(({ problems }): readonly string[] => problems),
    ])
    const others = Object.keys(PROBLEMS).filter((code) => !declared.has(code))
    // No call has it: it answers a method that the path does not have.
    expect(others).toEqual(['method_not_allowed'])
  })

  it('accepts only plain positive integers as the id of a fact', () => {
    const { id } = routes['POST /api/facts/:id/votes'].params.shape
    expect(id.parse('42')).toBe(42)
    const others = ['abc', '-1', '0', '1.5', '1e2', ' 1 ', '0x1', '01', '', '9'.repeat(30)]
    for (const other of others) expect(id.safeParse(other).success, other).toBe(false)
  })
})

describe('the schema of a save', () => {
  it('accepts a save with missing fields', () => {
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
    { run: { a: { b: { c: { d: { e: { f: { g: { h: { i: {} } } } } } } } } } },
  ])('rejects %o', (document) => {
    expect(gameVariablesSchema.safeParse(document).success).toBe(false)
  })
})
