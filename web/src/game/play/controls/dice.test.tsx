// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { changePreferences } from '../../save/preferences.ts'
import { Dice } from './dice.tsx'

const onAttack = vi.fn()
const dice = (props: Partial<Parameters<typeof Dice>[0]> = {}) => (
  <Dice
    maxDamage={5}
    isWaiting={false}
    isExact={false}
    onAttack={onAttack}
    onRolling={() => undefined}
    {...props}
  />
)
/** To the millisecond, which the dice depend on. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
const tick = (times: number) => pass(90 * times)
const frame = () => pass(20)
const readout = () => document.querySelector('[data-dice]')?.textContent
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  fillInBrowser()
  onAttack.mockClear()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

describe('the dice', () => {
  it('count from 0 to the maximum in steps of 90 ms and begin again', async () => {
    renderPage(dice())
    fireEvent.click(button('Roll'))
    expect(readout()).toBe('0')
    await tick(5)
    expect(readout()).toBe('5')
    await tick(1)
    expect(readout()).toBe('0')
  })

  it('stop at the press without rolling again at its release', async () => {
    renderPage(dice())
    fireEvent.click(button('Roll'))
    await tick(3)
    await frame()
    fireEvent.pointerDown(button('Stop'), { button: 0 })
    expect(onAttack).toHaveBeenLastCalledWith('3')
    fireEvent.click(button('Roll'), { detail: 1 })
    await tick(2)
    expect(readout()).toBe('3')
    expect(onAttack).toHaveBeenCalledTimes(1)
  })

  it('take the number that was visible when the player pressed', async () => {
    renderPage(dice())
    fireEvent.click(button('Roll'))
    await tick(5)
    await frame()
    await pass(70)
    expect(readout()).toBe('0')
    const press = createEvent.click(button('Stop'))
    Object.defineProperty(press, 'timeStamp', { value: performance.now() })
    fireEvent(button('Stop'), press)
    expect(onAttack).toHaveBeenLastCalledWith('5')
  })

  it('celebrate a stop at the maximum', async () => {
    const { rerender } = renderPage(dice())
    fireEvent.click(button('Roll'))
    await tick(5)
    await frame()
    fireEvent.click(button('Stop'))
    rerender(dice({ isWaiting: true }))
    expect(button('Roll').dataset.perfect).toBe('true')
  })

  it('stop rolling when an attack was typed', async () => {
    const { rerender } = renderPage(dice())
    fireEvent.click(button('Roll'))
    await tick(2)
    rerender(dice({ isWaiting: true }))
    expect(button('Roll')).toBeTruthy()
    await tick(2)
    expect(readout()).toBe('2')
  })

  it('celebrate no stop at a maximum of 0, and no attack that was typed', async () => {
    const { rerender } = renderPage(dice({ maxDamage: 0 }))
    fireEvent.click(button('Roll'))
    fireEvent.click(button('Stop'))
    expect(onAttack).toHaveBeenLastCalledWith('0')
    rerender(dice())
    fireEvent.click(button('Roll'))
    await tick(5)
    rerender(dice({ isWaiting: true }))
    expect(button('Roll').dataset.perfect).toBe('false')
  })

  it('become a stepper with the buttons Less and Attack if that is the player’s preference', () => {
    act(() => changePreferences({ dice: 'stepper' }))
    renderPage(dice())
    fireEvent.click(button('Less'))
    fireEvent.click(button('4 Attack'))
    expect(onAttack).toHaveBeenLastCalledWith('4')
  })
})
