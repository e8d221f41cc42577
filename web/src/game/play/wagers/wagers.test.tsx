// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { viewOf, newRun } from '@fable/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_LEDGER, withEntries } from '../../ledger/ledger.ts'
import { changePreferences } from '../../save/preferences.ts'
import { NEW_STORY } from '../../save/run-story.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { WagerStrip } from './wager-strip.tsx'
import WagersPage from './wagers-page.tsx'

beforeEach(() => {
  fillInBrowser()
  changePreferences({ dice: 'rolling' })
})
afterEach(resetBrowser)

const ledger = withEntries(EMPTY_LEDGER, ['wager/dice-25'])

it('the page of wagers offers three, with terms and steps, or none', () => {
  const onChoose = vi.fn()
  renderPage(<WagersPage ledger={ledger} wager={null} isDisabled={false} onChoose={onChoose} />)
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  const none = screen.getByRole<HTMLInputElement>('radio', { name: /No wager/ })
  expect(none.checked).toBe(true)
  const dice = screen.getByRole('radio', {
    name: 'By the dice, 50',
    description: 'Roll every blow to day 50.',
  })
  const card = within(dice.closest('label') as HTMLElement)
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'kept: 25',
    'open: 50',
    'not open yet: 100',
  ])
  fireEvent.click(dice)
  expect(onChoose).toHaveBeenCalledWith('dice-50')
})

it('the page of wagers marks the one that is taken, and lets it go again', () => {
  const onChoose = vi.fn()
  renderPage(<WagersPage ledger={ledger} wager="gold-10" isDisabled={false} onChoose={onChoose} />)
  const gold = screen.getByRole<HTMLInputElement>('radio', { name: 'Heavy pockets, 10' })
  expect(gold.checked).toBe(true)
  expect(screen.getByText('taken')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /No wager/ }))
  expect(onChoose).toHaveBeenCalledWith(null)
})

const view = viewOf({ ...newRun(), day: 12, mode: { name: 'paychance' } })

it('the strip shows how far a wager is, then how it ended, and nothing without one', () => {
  const scene = { wager: 'dice-25', story: NEW_STORY, view } as const
  const { rerender } = renderPage(<WagerStrip scene={scene} />)
  expect(screen.getByText('day 12 of 25, none by hand')).toBeTruthy()
  expect(screen.getByRole('progressbar')).toBeTruthy()
  rerender(<WagerStrip scene={{ ...scene, wagerEnd: 'lost' }} />)
  expect(screen.getByText('lost')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  rerender(<WagerStrip scene={{ ...scene, wager: null }} />)
  expect(screen.queryByText('By the dice')).toBeNull()
})
