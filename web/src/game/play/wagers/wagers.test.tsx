// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { viewOf, newRun, NEW_TALLY } from '@fable/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_LEDGER, withEntries } from '../../ledger/ledger.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { WagerStrip } from './wager-strip.tsx'
import WagersPage from './wagers-page.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const onChoose = vi.fn()
const page = (props: Partial<Parameters<typeof WagersPage>[0]> = {}) => (
  <WagersPage ledger={EMPTY_LEDGER} taken={[]} isDisabled={false} onChoose={onChoose} {...props} />
)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('the page of wagers offers three, with terms and steps', () => {
  renderPage(page({ ledger: withEntries(EMPTY_LEDGER, ['wager/gold-10']) }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  const gold = screen.getByRole('checkbox', {
    name: 'Heavy pockets, 20',
    description: 'End past day 40 with 20 gold.',
  })
  const card = within(gold.closest('label') as HTMLElement)
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'kept: 10',
    'open: 20',
    'not open yet: 30',
  ])
  fireEvent.click(gold)
  expect(onChoose).toHaveBeenLastCalledWith(['gold-20'])
})

it('with one hook another wager takes the place of the first, and it can be put back', () => {
  renderPage(page({ taken: ['gold-10'] }))
  expect(box('Heavy pockets, 10').checked).toBe(true)
  fireEvent.click(box('Eyes shut, 30'))
  expect(onChoose).toHaveBeenLastCalledWith(['never-pay-30'])
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(onChoose).toHaveBeenLastCalledWith([])
})

it('with two hooks two are taken, and the rest waits until one is put back', () => {
  const ledger = withEntries(EMPTY_LEDGER, ['end/field', 'end/field', 'end/field', 'end/field'])
  const { rerender } = renderPage(page({ ledger, taken: ['gold-10'] }))
  expect(screen.getByText(/two at once/)).toBeTruthy()
  fireEvent.click(box('Eyes shut, 30'))
  expect(onChoose).toHaveBeenLastCalledWith(['gold-10', 'never-pay-30'])
  rerender(page({ ledger, taken: ['gold-10', 'never-pay-30'] }))
  expect(box('Yes, and yes, 3').disabled).toBe(true)
  fireEvent.click(box('Heavy pockets, 10'))
  expect(onChoose).toHaveBeenLastCalledWith(['never-pay-30'])
  fireEvent.click(screen.getByRole('button', { name: 'Put both back' }))
  expect(onChoose).toHaveBeenLastCalledWith([])
})

it('leads back to the last page, by Escape, too', () => {
  const onBack = vi.fn()
  renderPage(page({ onBack }))
  fireEvent.click(screen.getByRole('button', { name: 'Back to the last page' }))
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(onBack).toHaveBeenCalledTimes(2)
})

const view = viewOf({ ...newRun(), day: 12, mode: { name: 'paychance' } })

it('the strip shows how far a wager is, then how it ended, and nothing without one', () => {
  const scene = { wagers: [{ id: 'never-pay-30' }], story: NEW_TALLY, view } as const
  const { rerender } = renderPage(<WagerStrip scene={scene} />)
  expect(screen.getByText('day 12 of 30, not one look')).toBeTruthy()
  expect(screen.getByRole('progressbar')).toBeTruthy()
  rerender(<WagerStrip scene={{ ...scene, wagers: [{ id: 'never-pay-30', end: 'lost' }] }} />)
  expect(screen.getByText('lost')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  rerender(
    <WagerStrip
      scene={{ ...scene, wagers: [{ id: 'never-pay-30' }, { id: 'gold-10', end: 'kept' }] }}
    />,
  )
  expect(screen.getByText('Eyes shut: day 12 of 30, not one look')).toBeTruthy()
  expect(screen.getByText('Heavy pockets: kept')).toBeTruthy()
  rerender(<WagerStrip scene={{ ...scene, wagers: [] }} />)
  expect(screen.queryByText(/Eyes shut/)).toBeNull()
})
