// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePreferences } from '../../save/preferences.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { Fight } from './fight.tsx'

const onAttack = vi.fn()
const fight = (props: Partial<Parameters<typeof Fight>[0]> = {}) => (
  <Fight
    maxDamage={5}
    foeHealth={10}
    needsNumbers={false}
    isWaiting={false}
    onAttack={onAttack}
    {...props}
  />
)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const cells = () => within(screen.getByRole('group', { name: 'Attacks' })).getAllByRole('button')

beforeEach(() => {
  fillInBrowser()
  changePreferences({ dice: 'rolling' })
  onAttack.mockClear()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

describe('the controls of a fight', () => {
  it('attack with the maximum in one press', () => {
    renderPage(fight())
    fireEvent.click(button('Full blow 5 damage'))
    expect(onAttack).toHaveBeenCalledWith('5')
  })

  it('keep the other numbers folded until they are asked for', () => {
    renderPage(fight())
    const more = button('Other numbers')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('group', { name: 'Attacks' })).toBeNull()
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    expect(cells()).toHaveLength(5)
    fireEvent.click(more)
    expect(screen.queryByRole('group', { name: 'Attacks' })).toBeNull()
  })

  it('attack with any number, and of a large maximum with the useful ones', () => {
    const { rerender } = renderPage(fight({ needsNumbers: true }))
    expect(cells().map(({ firstChild }) => firstChild?.textContent?.trim())).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    fireEvent.click(button('3 damage'))
    expect(onAttack).toHaveBeenCalledWith('3')
    rerender(fight({ maxDamage: 16 }))
    fireEvent.click(button('10 damage, just enough'))
    expect(onAttack).toHaveBeenLastCalledWith('10')
    rerender(fight({ maxDamage: 0 }))
    fireEvent.click(button('Full blow 0 damage'))
    expect(onAttack).toHaveBeenLastCalledWith('0')
  })

  it('light the number that rolling dice show, and put the full blow aside', async () => {
    renderPage(fight({ needsNumbers: true }))
    fireEvent.click(button('Roll'))
    await act(() => vi.advanceTimersByTimeAsync(3 * 90))
    expect(cells().map(({ dataset }) => dataset.lit)).toEqual([
      'passed',
      'passed',
      'here',
      undefined,
      undefined,
    ])
    // It still can be pressed: that ends the roll.
    fireEvent.click(button('Full blow 5 damage'))
    expect(onAttack).toHaveBeenCalledWith('5')
  })

  it('wait while lines print: a press brings the rest', () => {
    renderPage(fight({ isWaiting: true, needsNumbers: true }))
    expect(button('Full blow 5 damage').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('4 damage'))
    expect(onAttack).toHaveBeenCalledWith('')
  })
})
