// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { Fight } from './fight.tsx'

const onAttack = vi.fn()
const fight = (props: Partial<Parameters<typeof Fight>[0]> = {}) => (
  <Fight isExact={false} maxDamage={5} isWaiting={false} onAttack={onAttack} {...props} />
)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  fillInBrowser()
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

  it('dim the full blow while the dice roll', () => {
    renderPage(fight())
    const { className } = button('Full blow 5 damage')
    fireEvent.click(button('Roll'))
    expect(button('Full blow 5 damage').className).not.toBe(className)
    // It still can be pressed: that ends the roll.
    fireEvent.click(button('Full blow 5 damage'))
    expect(onAttack).toHaveBeenCalledWith('5')
  })

  it('show the rest of the lines on a press while lines print', () => {
    renderPage(fight({ isWaiting: true }))
    expect(button('Full blow 5 damage').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('Full blow 5 damage'))
    expect(onAttack).toHaveBeenCalledWith('')
  })
})
