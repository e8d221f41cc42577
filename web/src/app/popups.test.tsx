// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { newRun, NO_POSTS } from '@fable/engine'
import { recordRun } from '../game/run/finished-runs.ts'
import { newGame, type Run } from '../game/save/saved-game.ts'
import { save } from '../game/save/store.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import { makeEnding, makeFinishedRun, makeRun } from '../testing/run.ts'
import { openPopup } from '../ui/popups.ts'
import { Popups } from './popups.tsx'

/** A page with its popups at a path. */
function visit(path: string) {
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

it('the menu leads to other pages, and is gone when the player returns from them', async () => {
  visit(SCREEN_PATHS.game)
  act(() => openPopup('menu'))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
  const leaderboard = screen.getByRole('link', { name: 'Top Adventurers' })
  expect(leaderboard.getAttribute('href')).toBe(SCREEN_PATHS.leaderboard)
  visit(SCREEN_PATHS.daily)
  visit(SCREEN_PATHS.game)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a popup opened for another page appears on that page', async () => {
  visit(SCREEN_PATHS.daily)
  act(() => openPopup('coin', SCREEN_PATHS.game))
  visit(SCREEN_PATHS.game)
  expect(await screen.findByRole('dialog', { name: 'Shop Coming Soon!' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('an account created for a won run claims the run of the guest and shows the new name in its row', async () => {
  const ended = { cause: 'hundred', daysSurvived: 100, rankedId: 'r1' } as const
  const run: Run = makeRun({
    id: 'r1',
    seed: '',
    turn: 9,
    ranked: true,
    posts: { ...NO_POSTS, flames: 5 },
    ended: makeEnding({ ...ended, rank: 2 }),
  })
  save({ ...newGame(), state: newRun({ playerName: 'Wanderer' }), run })
  recordRun(makeFinishedRun({ ...ended, flames: 5, playerName: 'Wanderer', claim: 'secret' }))
  const user = { id: 'mira', username: 'Mira', email: 'mira@example.com', createdAt: '' }
  const claimed: unknown[] = []
  stubServer({
    'POST /api/auth/sign-up/email': { user },
    'POST /api/account/runs': (body: unknown) => {
      claimed.push(body)
      return Response.json({ claimed: ['r1'], later: [] })
    },
  })
  visit(SCREEN_PATHS.game)
  act(() => openPopup('claim'))
  const popup = await screen.findByRole('dialog', { name: 'Put your name on it' })
  expect(popup.textContent).toContain('2.WandererYou - Days 100')
  for (const [label, value] of [
    ['USERNAME', 'Mira'],
    ['EMAIL', 'mira@example.com'],
    ['PASSWORD', 'a long enough password'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  expect(popup.textContent).toContain('2.WandererMira - Days 100')
  expect(screen.getByRole('img', { name: '5 flames' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(claimed).toEqual([{ runs: [{ id: 'r1', claim: 'secret' }] }])
  expect(localStorage.getItem('FinishedRuns')).toMatch(/"playerName":"Mira".*"isClaimed":true/)
})

it('a press beside a popup closes the popup, and a press on it does not', async () => {
  visit(SCREEN_PATHS.game)
  act(() => openPopup('coin'))
  const popup = await screen.findByRole('dialog')
  popup.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(popup, { clientX: 150, clientY: 150 })
  expect(screen.queryByRole('dialog')).toBe(popup)
  fireEvent.click(popup, { clientX: 50, clientY: 150 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
