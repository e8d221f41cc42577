import { describe, expect, expectTypeOf, it } from 'vitest'
import { PROBLEMS, routes, type Fact, type RequestOf, type ResponseOf } from './index.ts'

describe('the contract', () => {
  it('derives the types of a call from its key', () => {
    expectTypeOf<ResponseOf<'GET /api/facts'>>().toEqualTypeOf<Fact[]>()
    expectTypeOf<ResponseOf<'POST /api/facts'>>().toEqualTypeOf<Fact>()
    expectTypeOf<{ query: { category: 'news' } }>().toExtend<RequestOf<'GET /api/facts'>>()
    expectTypeOf<{ query: { category: 'sport' } }>().not.toExtend<RequestOf<'GET /api/facts'>>()
    expectTypeOf<object>().toExtend<RequestOf<'GET /api/facts'>>()
    expectTypeOf<object>().not.toExtend<RequestOf<'POST /api/facts'>>()
    expectTypeOf<RequestOf<'POST /api/facts/:id/votes'>>().toEqualTypeOf<
      { params: { id: string | number } } & {
        body: { vote: 'interesting' | 'mindblowing' | 'false' }
      }
    >()
  })

  it('names every parameter of a path, and no other', () => {
    for (const [key, route] of Object.entries(routes)) {
      const named = Array.from(key.matchAll(/:(\w+)/g), ([, name]) => name)
      expect('params' in route ? Object.keys(route.params.shape) : [], key).toEqual(named)
    }
  })

  it('gives every problem a 4xx or 5xx status', () => {
    for (const { status } of Object.values(PROBLEMS))
      expect(status).toSatisfy((s) => s >= 400 && s < 600)
  })

  it('accepts only plain positive numbers as the id of a fact', () => {
    const { id } = routes['POST /api/facts/:id/votes'].params.shape
    expect(id.parse('42')).toBe(42)
    const others = ['abc', '-1', '0', '1.5', '1e2', ' 1 ', '0x1', '01', '', '9'.repeat(30)]
    for (const other of others) expect(id.safeParse(other).success, other).toBe(false)
  })
})
