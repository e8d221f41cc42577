// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { SeenEnding } from '../save/seen-ending.ts'
import { useEnding } from './use-ending.ts'

const numbers = { daysSurvived: 100, strength: 9, kills: 3, bestHit: 4, gold: 1 }
const endingBy = (cause: SeenEnding['cause']) => renderHook(() => useEnding(ending[cause])).result
const ending: Record<SeenEnding['cause'], SeenEnding> = {
  death: { cause: 'death', ...numbers },
  hundred: { cause: 'hundred', ...numbers },
}

afterEach(cleanup)

describe('the popup of a run’s end', () => {
  it('opens by itself after a death', () => {
    const result = endingBy('death')
    expect(result.current.isOpen).toBe(true)
    expect(result.current.open).toBeNull()
  })

  it('leaves the speech of the hundredth day to be read, and opens when it is asked for', () => {
    const result = endingBy('hundred')
    expect(result.current.isOpen).toBe(false)
    act(() => result.current.open?.())
    expect(result.current.isOpen).toBe(true)
    expect(result.current.open).toBeNull()
  })
})
