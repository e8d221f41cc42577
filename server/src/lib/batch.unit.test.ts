import { describe, expect, it } from 'vitest'
import { batch } from './batch.ts'

describe('batching', () => {
  it('lets calls that arrive during a run share the next run', async () => {
    const runs: string[][] = []
    const late: Promise<string>[] = []
    const echo = batch(async (items: string[]) => {
      runs.push(items)
      if (runs.length === 1) late.push(echo('second'), echo('third'))
      return Promise.resolve((item: string) => item)
    })
    await echo('first')
    await Promise.all(late)
    expect(runs).toEqual([['first'], ['second', 'third']])
  })

  it('rejects all calls of a failed run and works again afterwards', async () => {
    let broken = true
    const ask = batch(async (items: number[]) => {
      if (broken) throw new Error('no database')
      return Promise.resolve(() => items.length)
    })
    const results = await Promise.allSettled([ask(1), ask(2)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    broken = false
    expect(await ask(3)).toBe(1)
  })

  it('rejects only the call whose result is an error', async () => {
    const half = batch(async () =>
      Promise.resolve((item: number) => {
        if (item % 2 === 1) throw new Error(`${item} is odd`)
        return item / 2
      }),
    )
    const odd = expect(half(3)).rejects.toThrow('3 is odd')
    expect(await Promise.all([half(2), half(4)])).toEqual([1, 2])
    await odd
  })
})
