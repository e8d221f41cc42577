import { expect, it } from 'vitest'
import { makeInTurn } from './in-turn.ts'

it('runs work one after the other, also after some that has failed', async () => {
  const inTurn = makeInTurn()
  const steps: string[] = []
  const work = (name: string, error?: Error) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (error) throw error
    return name
  }
  const failing = inTurn(work('first', new Error('no')))
  const second = inTurn(work('second'))
  await expect(failing).rejects.toThrow('no')
  await expect(second).resolves.toBe('second')
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
