// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newGame } from '../game/save/saved-game.ts'
import { save } from '../game/save/store.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import GamePage from './screens/game.tsx'

beforeEach(() => {
  fillInBrowser()
  stubServer({})
})
afterEach(resetBrowser)

it('the game that another tab has played meanwhile is not shown as a new one before it is there', async () => {
  const isTaken = () => new Promise(() => undefined)
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { locks: { request: isTaken } }),
  )
  const { container } = renderPage(<GamePage />)
  const opening = () => container.querySelector('[data-opening]')?.getAttribute('data-opening')
  expect(opening()).toBe('new')
  const playHere = await screen.findByRole('button', { name: 'Play here' }, { timeout: 20_000 })
  save(newGame())
  fireEvent.click(playHere)
  expect(opening()).toBe('saved')
})
