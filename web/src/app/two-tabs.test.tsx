// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withEntries } from '../game/ledger/ledger.ts'
import { newGame } from '../game/save/saved-game.ts'
import { GAME_LOCK, load, save } from '../game/save/store.ts'
import { pause } from '../lib/timers.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import GamePage from './screens/game.tsx'
import LedgerPage from './screens/ledger.tsx'

beforeEach(() => {
  fillInBrowser()
  stubServer({})
})
afterEach(resetBrowser)

/** Stubs the browser's locks: those in `held` are held, and by default no other is ever granted. */
function stubLocks(
  held: readonly LockInfo[],
  request: (name: string, options: unknown, action: () => void) => Promise<unknown> = () =>
    new Promise(() => undefined),
): void {
  const locks = {
    request,
    query: () => Promise.resolve({ held, pending: [] }),
  }
  const shown = { locks: { value: locks }, onLine: { value: true } }
  vi.stubGlobal('navigator', Object.create(navigator, shown))
}

it('“Play here” opens the game with the save that another tab has stored', async () => {
  stubLocks([{ name: GAME_LOCK }])
  const { container } = renderPage(<GamePage />)
  const opening = () => container.querySelector('[data-opening]')?.getAttribute('data-opening')
  expect(opening()).toBe('new')
  const playHere = await screen.findByRole('button', { name: 'Play here' }, { timeout: 20_000 })
  save(newGame())
  fireEvent.click(playHere)
  expect(opening()).toBe('saved')
})

it('the game opens in a browser that refuses locks because cookies are blocked', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('Denied', 'SecurityError')))
  stubLocks([], request)
  const { container } = renderPage(<GamePage />)
  await expect.poll(() => container.querySelector('[data-opening]')).toBeNull()
  expect(request).toHaveBeenCalledTimes(1)
})

it('the input field stays in place while the browser takes long to grant the lock', async () => {
  stubLocks([])
  renderPage(<GamePage />)
  const answer = screen.getByLabelText('Your answer')
  fireEvent.input(answer, { target: { value: 'start' } })
  await pause(1000)
  expect(screen.getByLabelText<HTMLInputElement>('Your answer')).toBe(answer)
  expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull()
})

it('the ledger changes the save only after the tab that plays the game was closed', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<undefined>()
  stubLocks([{ name: GAME_LOCK }], (_name, _options, action) => closed.then(action))
  const game = newGame()
  const bought = { ...game, ledger: withEntries(game.ledger, ['good/big-rock']) }
  save(bought)
  location.hash = 'things'
  renderPage(<LedgerPage />)
  const rock = screen.getAllByRole('listitem').find((item) => /Big Rock/.test(item.textContent))
  expect(rock?.textContent).toContain('new')
  expect(load().game).toEqual(bought)
  save({ ...bought, state: { ...bought.state, day: 3 } })
  close(undefined)
  await expect.poll(() => load().game.ledger.fresh).toEqual([])
  expect(load().game.state.day).toBe(3)
})
