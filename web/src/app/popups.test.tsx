// @vitest-environment jsdom
import { SCREEN_PATHS } from '@fable/contract/limits'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import { openPopup } from '../ui/popups.ts'
import { Popups } from './popups.tsx'

/** A page with its popups at a path. */
const visit = (path: string) => {
  history.pushState(null, '', path)
  cleanup()
  renderPage(<Popups onSignedOut={vi.fn()} />)
}

// Their file is fetched before, as in a page that has been open for a while.
beforeAll(() => import('./popup-of-name.tsx'))
beforeEach(() => {
  fillInBrowser()
  stubServer({})
})
afterEach(resetBrowser)

it('a page is found without the popup from which it was left', async () => {
  visit(SCREEN_PATHS.game)
  act(() => openPopup('menu'))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
  visit(SCREEN_PATHS.daily)
  visit(SCREEN_PATHS.game)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a popup that is opened for another page is open there', async () => {
  visit(SCREEN_PATHS.daily)
  act(() => openPopup('coin', SCREEN_PATHS.game))
  visit(SCREEN_PATHS.game)
  expect(await screen.findByRole('dialog', { name: 'Shop Coming Soon!' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a press beside a popup closes it where the browser does not by itself', async () => {
  visit(SCREEN_PATHS.game)
  act(() => openPopup('coin'))
  const popup = await screen.findByRole('dialog')
  popup.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(popup, { clientX: 150, clientY: 150 })
  expect(screen.queryByRole('dialog')).toBe(popup)
  fireEvent.click(popup, { clientX: 50, clientY: 150 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
