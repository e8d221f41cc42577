// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANTERNS, NEW_TALLY } from '@fable/engine'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import PostOffer from './post-offer.tsx'

const ids = ['steady-hand', 'hunter', 'to-the-point'] as const
const lanterns = ids.flatMap((id) => LANTERNS[25].filter((lantern) => lantern.id === id))
const onTake = vi.fn()
const offer = (count = 3, props: { isBusy?: boolean; isSettling?: boolean } = {}) => (
  <PostOffer
    offer={{ post: 25, lanterns: lanterns.slice(0, count) }}
    deeds={{ story: { ...NEW_TALLY, kills: 11, exactKills: 4 }, gold: 6 }}
    isBusy={false}
    isSettling={false}
    onTake={onTake}
    {...props}
  />
)
const names = () => screen.getAllByRole('button').map((button) => button.textContent)

beforeEach(() => {
  fillInBrowser()
  onTake.mockClear()
})
afterEach(resetBrowser)

describe('the offer of a post', () => {
  it('has a card for each lantern with name, task and flames, and a button for none', () => {
    renderPage(offer())
    expect(screen.getByRole('group', { name: 'Lanterns' })).toBeTruthy()
    expect(names()).toEqual([
      '1Steady hand Never below 7 HEALTH.  Your lowest so far: 5.',
      '2Hunter Fell 15 more foes.  You felled 11 so far.',
      expect.stringMatching(
        /^3To the point Fell 13, .+ every one to exactly 0.+ 4 of your 11 were exact\.$/,
      ),
      'None, thank you',
    ])
    const flames = screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))
    expect(flames).toEqual(['1 flame', '2 flames', '3 flames'])
  })

  it('assigns the keys 1, 2, 3, 0 and N to its buttons', () => {
    renderPage(offer())
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ dataset }) => dataset.key)).toEqual(['1', '2', '3', '0 n'])
    expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual([
      '1',
      '2',
      '3',
      '0 n',
    ])
    expect(buttons.every((button) => button.closest('[data-mode]') !== null)).toBe(true)
  })

  it('takes a lantern or none with one press', () => {
    renderPage(offer())
    fireEvent.click(screen.getByRole('button', { name: /Hunter/ }))
    expect(onTake.mock.lastCall?.[0]).toBe('hunter')
    fireEvent.click(screen.getByRole('button', { name: 'None, thank you' }))
    expect(onTake.mock.lastCall?.[0]).toBeNull()
    expect(onTake).toHaveBeenCalledTimes(2)
  })

  it('has only as many buttons as there are lanterns, and one for none', () => {
    const { rerender } = renderPage(offer(2))
    expect(screen.getAllByRole('button').map(({ dataset }) => dataset.key)).toEqual([
      '1',
      '2',
      '0 n',
    ])
    rerender(offer(1))
    expect(screen.getAllByRole('button').map(({ dataset }) => dataset.key)).toEqual(['1', '0 n'])
  })

  it.each([{ isBusy: true }, { isSettling: true }])(
    'disables its buttons in the state %o',
    (props) => {
      renderPage(offer(3, props))
      for (const button of screen.getAllByRole('button')) {
        expect(button.getAttribute('aria-disabled')).toBe('true')
      }
    },
  )
})
