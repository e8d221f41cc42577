// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import ShopPage from './shop.tsx'

beforeAll(() => import('../popup-of-name.tsx'))
beforeEach(() => {
  fillInBrowser()
  stubServer({ 'GET /api/auth/get-session': null })
  history.pushState(null, '', SCREEN_PATHS.shop)
})
afterEach(resetBrowser)

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

it('the shop shows Marlowe’s lines, a placeholder and popups', async () => {
  const { container } = renderPage(<ShopPage />)
  expect(screen.getByRole('listitem').textContent).toContain('Shop Coming Soon!')
  const line = () => container.querySelector('[data-shopkeeper]')?.textContent
  const first = line()
  await press(/^Marlowe/)
  expect(line()).not.toBe(first)
  await press('Currency: 0')
  const coin = await screen.findByRole('dialog', { name: 'Shop Coming Soon!' })
  fireEvent.click(within(coin).getByRole('button', { name: 'Close' }))
  await press('Sign In')
  expect((await screen.findByRole('dialog', { name: 'Menu' })).textContent).toContain('Currency')
  expect(screen.getByRole('link', { name: 'Checkout Updates' })).toBeTruthy()
  const runs = screen.getByRole('link', { name: 'Your runs' })
  expect(runs.getAttribute('href')).toBe(SCREEN_PATHS.game)
})
