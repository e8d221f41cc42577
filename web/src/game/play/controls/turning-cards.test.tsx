// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, passTime, renderPage, resetBrowser } from '../../../testing/page.tsx'
import type { Fog } from '../../run/fog.ts'
import { TurningCards } from './turning-cards.tsx'
import { unseenPathsOn } from './unseen-paths.ts'

const fog: Fog = { path: 2, kinds: ['empty', 'enemy', 'reward', 'merchant'] }
const turning = (onAdvance = vi.fn()) => (
  <TurningCards fog={fog} runId="run" day={3} onAdvance={onAdvance} />
)
const cards = () => [...document.querySelectorAll('[data-face]')]
const words = () => cards().map(({ textContent }) => textContent.replace(/^Path \d/, ''))
const [first, second, third, fourth] = unseenPathsOn('run', 3).map(({ scenery }) => scenery)

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

describe('the cards of a fork', () => {
  it('turn one after the other: first the player’s, then the rest from left to right', async () => {
    renderPage(turning())
    expect(words()).toEqual([first, second, third, fourth])
    await passTime(170)
    expect(words()).toEqual([first, 'Enemy', third, fourth])
    await passTime(390)
    expect(words()).toEqual(['Empty', 'Enemy', third, fourth])
    await passTime(90)
    expect(words()).toEqual(['Empty', 'Enemy', 'Reward', fourth])
    await passTime(90)
    expect(words()).toEqual(['Empty', 'Enemy', 'Reward', 'Merchant'])
  })

  it('mark the taken path, and the missed chest with a glint', async () => {
    renderPage(turning())
    expect(document.querySelectorAll('[data-taken="true"], [data-missed="true"]')).toHaveLength(0)
    await passTime(1000)
    expect(cards().map((card) => card.getAttribute('data-taken'))[1]).toBe('true')
    expect(cards().map((card) => card.getAttribute('data-missed'))[2]).toBe('true')
    expect(document.querySelectorAll('[data-missed="true"] > svg')).toHaveLength(1)
  })

  it('get the focus', () => {
    renderPage(turning())
    expect(document.activeElement?.getAttribute('role')).toBe('group')
  })

  it('continue at a tap, but not at the second press of a double click', async () => {
    const onAdvance = vi.fn()
    renderPage(turning(onAdvance))
    await passTime(200)
    fireEvent.click(document.querySelector('[data-face]') ?? document)
    expect(onAdvance).not.toHaveBeenCalled()
    await passTime(200)
    fireEvent.click(document.querySelector('[data-face]') ?? document)
    expect(onAdvance).toHaveBeenCalledTimes(1)
  })
})
