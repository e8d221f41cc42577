// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { Console } from './console.tsx'

const empty = { lines: [], announcement: '', isPrinting: false, isWaiting: false }
const line = { key: 1, text: 'You go on.', tone: 'plain' as const, wait: 0 }
const log = () => screen.getByRole('log', { name: 'Console' })

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the console', () => {
  it('asks the player to press Start only between two runs', () => {
    const { rerender } = renderPage(<Console scene={empty} bar={null} isBetweenRuns />)
    expect(log().textContent).toContain('Press Start')
    rerender(<Console scene={empty} bar={null} isBetweenRuns={false} />)
    expect(log().textContent).not.toContain('Press Start')
  })

  it('shows its lines, and announces the turn in a region of its own', () => {
    const scene = { ...empty, lines: [line], announcement: 'You go on.' }
    renderPage(<Console scene={scene} bar={null} />)
    expect(log().textContent).toBe('You go on.')
    expect(screen.getAllByText('You go on.').map((line) => line.getAttribute('aria-live'))).toEqual(
      [null, 'polite'],
    )
  })

  it('advances when its text is pressed', () => {
    const onAdvance = vi.fn()
    renderPage(<Console scene={{ ...empty, lines: [line] }} bar={null} onAdvance={onAdvance} />)
    fireEvent.click(log())
    expect(onAdvance).toHaveBeenCalledTimes(1)
  })

  it('scrolls to its end unless the reader has scrolled up', () => {
    const scene = { ...empty, lines: [line] }
    const { rerender } = renderPage(<Console scene={scene} bar={null} />)
    const scrollTo = vi.spyOn(log(), 'scrollTo')
    rerender(<Console scene={scene} bar={null} />)
    expect(scrollTo).toHaveBeenCalled()
    vi.spyOn(log(), 'scrollHeight', 'get').mockReturnValue(500)
    fireEvent.scroll(log(), { target: { scrollTop: 300 } })
    scrollTo.mockClear()
    rerender(<Console scene={scene} bar={null} />)
    expect(scrollTo).toHaveBeenCalled()
    scrollTo.mockClear()
    fireEvent.scroll(log(), { target: { scrollTop: 200 } })
    rerender(<Console scene={{ ...empty, lines: [line, { ...line, key: 2 }] }} bar={null} />)
    expect(scrollTo).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /^New lines/ }))
    expect(scrollTo).toHaveBeenCalled()
  })

  it('scrolls to its end when the browser has scrolled because the window was resized', () => {
    const scene = { ...empty, lines: [line] }
    const { rerender } = renderPage(<Console scene={scene} bar={null} />)
    const height = vi.spyOn(log(), 'scrollHeight', 'get').mockReturnValue(1_500)
    fireEvent.scroll(log(), { target: { scrollTop: 1_500 } })
    height.mockReturnValue(560)
    fireEvent.scroll(log(), { target: { scrollTop: 200 } })
    const scrollTo = vi.spyOn(log(), 'scrollTo')
    rerender(<Console scene={scene} bar={null} />)
    expect(scrollTo).toHaveBeenCalled()
  })
})
