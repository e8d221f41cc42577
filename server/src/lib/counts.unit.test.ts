import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeIsRepeated } from './counts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the count of repeated requests', () => {
  it('is kept for ten seconds, apart for each client and call', () => {
    const report = vi.fn()
    const isRepeated = makeIsRepeated(report)
    const asked = [isRepeated('a', 'x'), isRepeated('a', 'x'), isRepeated('a', 'y')]
    expect([...asked, isRepeated('b', 'x')]).toEqual([false, true, false, false])
    vi.advanceTimersByTime(10_000)
    expect(report.mock.calls).toEqual([[{ call: 'x', count: 1 }]])
    expect(isRepeated('a', 'x')).toBe(false)
  })

  it('is a single one for all clients after the first thousand', () => {
    const report = vi.fn()
    const isRepeated = makeIsRepeated(report)
    const logged = Array.from({ length: 100_000 }, (_, n) => isRepeated(`client ${n}`, 'x'))
    expect(logged.filter((repeated) => !repeated)).toHaveLength(1000)
    vi.advanceTimersByTime(10_000)
    expect(report.mock.calls).toEqual([[{ call: undefined, count: 99_000 }]])
  })
})
