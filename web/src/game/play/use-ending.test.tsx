// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeEnding } from '../../testing/run.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import { useEnding } from './use-ending.ts'

const ending = makeEnding()

afterEach(cleanup)

describe('the last page', () => {
  it('opens only on request when a run has just ended', () => {
    const before: { now: SeenEnding | null } = { now: null }
    const page = renderHook(({ now }) => useEnding(now, true), { initialProps: before })
    page.rerender({ now: ending })
    expect(page.result.current.isOpen).toBe(false)
    act(() => page.result.current.open?.())
    expect(page.result.current.isOpen).toBe(true)
    expect(page.result.current.open).toBeNull()
  })

  it('is open after a reload', () => {
    const page = renderHook((isStored: boolean) => useEnding(isStored ? ending : null, isStored), {
      initialProps: false,
    })
    page.rerender(true)
    expect(page.result.current.isOpen).toBe(true)
  })
})
