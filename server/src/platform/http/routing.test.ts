import { describe, expectTypeOf, it } from 'vitest'
import type { Handler, Handlers } from './routing.ts'

/** Checked by the compiler (npm run types); at run time there is nothing left to see. */
describe('a handler', () => {
  it('is required for every call of the contract', () => {
    // @ts-expect-error the other calls have no handler
    const handlers: Handlers = { 'GET /api/leaderboard': () => [] }
    expectTypeOf(handlers).toExtend<object>()
  })

  it('must return the type of the contract', () => {
    // @ts-expect-error a fact has more fields than its id
    const handler: Handler<'POST /api/facts'> = () => ({ id: 1 })
    expectTypeOf(handler).toBeFunction()
  })

  it('gets the input as parsed by the contract', () => {
    expectTypeOf<Parameters<Handler<'POST /api/facts/:id/votes'>>[0]>().toExtend<{
      params: { id: number }
      body: { vote: 'interesting' | 'mindblowing' | 'false' }
    }>()
  })
})
