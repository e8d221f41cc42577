// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANTERNS, NO_POSTS, type Posts } from '@fable/engine'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import LanternStatus from './lantern-status.tsx'

const [, , hunter] = LANTERNS[25]
if (hunter?.id !== 'hunter') throw new Error('The third lantern of day 25 is another one.')

const carrying = (felled: number): Posts => ({
  ...NO_POSTS,
  reached: 1,
  carried: {
    post: 25,
    lantern: hunter,
    stretch: { felled, bosses: 0, spoiled: 0, lowest: 9, paid: 0 },
  },
})
const kept = { post: 25, id: 'hunter', flames: 2, isKept: true, day: 50 } as const
const lost = { post: 50, id: 'steady-hand', flames: 1, isKept: false, day: 61 } as const
const status = (posts: Posts) => <LanternStatus posts={posts} gold={1} />
const button = () => screen.getByRole('button')
const stateOf = () => document.querySelector<HTMLElement>('[data-lantern]')?.dataset.lantern

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the lantern above the console', () => {
  it('is absent if no lantern was taken', () => {
    renderPage(status(NO_POSTS))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('counts what its task asks for', () => {
    const { rerender } = renderPage(status(carrying(0)))
    expect(button().textContent).toBe('Hunter 0 of 15 foes · until day 50')
    rerender(status(carrying(3)))
    expect(button().textContent).toContain('3 of 15 foes')
    expect(stateOf()).toBe('carried')
  })

  it('says whether it was kept or lost', () => {
    const offer = { post: 50, lanterns: [] } as const
    const { rerender } = renderPage(
      status({ ...NO_POSTS, reached: 2, offer, flames: 2, judged: [kept] }),
    )
    expect(stateOf()).toBe('kept')
    expect(button().textContent).toBe('Hunter kept +2')
    expect(screen.getByRole('img', { name: '2 flames' })).toBeTruthy()
    rerender(status({ ...NO_POSTS, reached: 2, flames: 1, judged: [kept, lost] }))
    expect(stateOf()).toBe('lost')
    expect(button().textContent).toBe('Steady hand lost · day 61, one flame is out')
  })

  it('shows its explanation on a press, until Escape or the next press', () => {
    renderPage(status(carrying(3)))
    const line = screen.getByRole('status')
    expect(line.textContent).toBe('')
    fireEvent.click(button())
    expect(line.textContent).toBe('Hunter: Fell 15 more foes. Two flames, on day 50.')
    expect(button().getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(button(), { key: 'Escape' })
    expect(line.textContent).toBe('')
    fireEvent.click(button())
    fireEvent.click(button())
    expect(line.textContent).toBe('')
  })
})
