// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@fable/contract'
import { CHANGE_PASSWORD, SCREEN_PATHS } from '@fable/contract/limits'
import { newRun } from '@fable/engine'
import { ofAccount, writeMemory } from '../account/sync-situation.ts'
import { finishedRuns, recordRun } from '../game/run/finished-runs.ts'
import { decode } from '../game/save/decode.ts'
import { encode } from '../game/save/encode.ts'
import { changePreferences } from '../game/save/preferences.ts'
import { newGame, type SavedGame } from '../game/save/saved-game.ts'
import { save } from '../game/save/store.ts'
import {
  adventurer,
  enter,
  fillInBrowser,
  passTime,
  press,
  renderPage,
  resetBrowser,
  stubServer,
} from '../testing/page.tsx'
import { makeFinishedRun, makeRun } from '../testing/run.ts'
import { closePopup, openPopup } from '../ui/popups.ts'
import GamePage from './screens/game.tsx'
import ShopPage from './screens/shop.tsx'

const wren: User = { id: 'wren', username: 'Wren', email: 'wren@example.com', createdAt: '' }

/** An unranked run of a guest. */
function runOn(day: number): SavedGame {
  const state = { ...newRun({ playerName: 'Robin' }), day, mode: { name: 'paychance' } as const }
  return { ...newGame(), state, run: makeRun({ id: `run of day ${day}` }) }
}

const GAME = ofAccount(runOn(12), wren)

/** The save of a browser whose account has all of its turns. */
function saveInStep(): void {
  save(GAME)
  writeMemory({ userID: wren.id, revision: 1, isDirty: false, sent: [] })
}

type Account = { user: User | null; game: object | null; network: 'fine' | 'down' | 'stale' }

/** The server with an account, which a test may change. */
function stubAccount(given: Partial<Account> = {}, replies: Parameters<typeof stubServer>[0] = {}) {
  const account: Account = { user: wren, game: encode(GAME), network: 'fine', ...given }
  const requests = stubServer({
    'GET /api/auth/get-session': () => Response.json(account.user && { user: account.user }),
    'POST /api/auth/sign-in/email': () => {
      account.user = wren
      return Response.json({ user: wren })
    },
    'POST /api/auth/sign-out': { success: true },
    'GET /api/account/game': () =>
      Response.json(account.game && { revision: 1, GameVariables: account.game }),
    'PUT /api/account/game': (body: unknown) => {
      if (account.network === 'down') throw new TypeError('no network')
      if (account.user === null) return Response.json({ code: 'not_signed_in' }, { status: 401 })
      if (account.network === 'stale') {
        const changed = { code: 'game_changed', title: 'x', status: 412, revision: 2 }
        return Response.json({ ...changed, GameVariables: account.game }, { status: 412 })
      }
      account.game = (body as { GameVariables: object }).GameVariables
      return Response.json({ revision: 1 })
    },
    ...replies,
  })
  return { account, requests }
}

async function open(page: ReactNode = <GamePage />) {
  cleanup()
  renderPage(page)
  await passTime(10)
}

async function openHere(popup: Parameters<typeof openPopup>[0]) {
  act(() => openPopup(popup))
  await passTime(10)
}

async function submitForm(values: Readonly<Record<string, string>>, button: string) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await press(button)
}

const logIn = () =>
  submitForm({ EMAIL: 'wren@example.com', PASSWORD: 'a long enough password' }, 'Login')
const alert = () => screen.getByRole('alert').textContent
const modeOf = (game: object | null) => decode(game).state.mode.name

// Their files are fetched before, as in a page that has been open for a while.
beforeAll(() =>
  Promise.all([
    import('./popup-of-name.tsx'),
    import('../account/reset-password.tsx'),
    import('../game/play/notices.tsx'),
    import('../game/play/popups/play-popups.tsx'),
  ]),
)
beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  changePreferences({ pace: 'instant' })
  history.replaceState(null, '', SCREEN_PATHS.game)
})
afterEach(() => {
  vi.restoreAllMocks()
  resetBrowser()
})

describe('the game of an account', () => {
  it('asks which run to play when the account has a newer one, and plays the chosen one', async () => {
    saveInStep()
    const theirs = encode(ofAccount(runOn(30), wren))
    stubAccount({ game: theirs, network: 'stale' })
    await open()
    await enter('chance')
    const dialog = screen.getByRole('dialog', { name: 'Which run?' })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    const [, other] = screen.getAllByRole('button', { name: 'Play this one' })
    expect(other).toBeTruthy()
    if (other) fireEvent.click(other)
    await passTime(1_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(adventurer()).toContain('Day 30')
  })

  it('gets the last turns before its player signs out, who is warned while it cannot', async () => {
    saveInStep()
    const { account, requests } = stubAccount()
    await open()
    account.network = 'down'
    await enter('chance')
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    await openHere('menu')
    await press('Sign Out')
    await passTime(5_000)
    expect(alert()).toContain('latest turns aren’t saved to your account')
    act(closePopup)

    account.network = 'fine'
    await openHere('menu')
    await press('Sign Out')
    expect(requests.indexOf('POST /api/auth/sign-out')).toBeGreaterThan(
      requests.lastIndexOf('PUT /api/account/game'),
    )
    expect(modeOf(account.game)).toBe('paths')
    expect(document.body.textContent).toContain('Signed out. Nothing is left here.')
    expect(JSON.stringify(localStorage)).not.toMatch(/wren|robin/i)
  })

  it('gets the turns played after a sign-out elsewhere once its player has logged in', async () => {
    saveInStep()
    const { account } = stubAccount()
    await open()
    account.user = null
    await enter('chance')
    expect(screen.getByText(/You are signed out\./)).toBeTruthy()
    await press('Log in')
    await logIn()
    await passTime(1_000)
    expect(modeOf(account.game)).toBe('paths')
    expect(screen.getByText('Saved')).toBeTruthy()
    expect(screen.queryByText(/You are signed out\./)).toBeNull()
  })

  it('leaves nothing to the next player of a browser in which its session has ended', async () => {
    saveInStep()
    recordRun(makeFinishedRun({ playerName: 'Wren' }))
    localStorage.setItem('FeedbackDraft', 'a word of Wren')
    const next = { ...wren, id: 'next', username: 'Next' }
    stubAccount({ user: null, game: null }, { 'POST /api/auth/sign-up/email': { user: next } })
    await open()
    expect(screen.getByText(/You are signed out\./)).toBeTruthy()
    await openHere('create')
    const form = { USERNAME: 'Next', EMAIL: 'next@example.com', PASSWORD: 'a long password' }
    await submitForm(form, 'Create Account')
    await passTime(1_000)
    expect(adventurer()).toContain('Next')
    expect(JSON.stringify(localStorage)).not.toMatch(/wren|robin/i)
  })

  it('is not put in place of a guest’s run without asking, even after a visit to the shop', async () => {
    save(runOn(7))
    stubAccount({ user: null })
    history.replaceState(null, '', SCREEN_PATHS.shop)
    await open(<ShopPage />)
    await press('Sign In')
    await press('Login')
    await logIn()
    await press('Wren')
    await press('Sign Out')
    expect(alert()).toContain('latest turns aren’t saved to your account')
    history.replaceState(null, '', SCREEN_PATHS.game)
    await open()
    expect(screen.getByRole('dialog', { name: 'Which run?' })).toBeTruthy()
    const [mine] = screen.getAllByRole('button', { name: 'Play this one' })
    expect(mine).toBeTruthy()
    if (mine) fireEvent.click(mine)
    await passTime(10)
    expect(adventurer()).toContain('Day 7')
  })
})

describe('the ended runs of a guest', () => {
  it('are claimed after a login, and again when the network returns if the first request failed', async () => {
    recordRun(makeFinishedRun({ rankedId: 'r', claim: 'secret' }))
    const claims = vi.fn(() => new Response(null, { status: 503 }))
    stubAccount({}, { 'POST /api/account/runs': claims })
    await open()
    expect(claims).toHaveBeenLastCalledWith(
      { runs: [{ id: 'r', claim: 'secret' }] },
      expect.anything(),
    )
    claims.mockImplementation(() => Response.json({ claimed: ['r'], later: [] }))
    fireEvent.online(window)
    await passTime(10)
    expect(finishedRuns()).toMatchObject([{ playerName: 'Wren', isClaimed: true }])
  })
})

describe('a password', () => {
  it('can be chosen by the link of a mail, whose token does not stay in the address', async () => {
    history.replaceState(null, '', `${SCREEN_PATHS.game}#reset-password=token`)
    const reset = vi.fn(() => Response.json({ message: 'Password too short' }, { status: 400 }))
    stubAccount({ user: null }, { 'POST /api/auth/reset-password': reset })
    await open()
    expect(location.hash).toBe('')
    await submitForm({ 'NEW PASSWORD': 'short' }, 'Set password')
    expect(alert()).toBe('Password too short')
    reset.mockImplementation(() => Response.json({ status: true }))
    await submitForm({ 'NEW PASSWORD': 'remembered this time' }, 'Set password')
    await passTime(200)
    expect(reset).toHaveBeenLastCalledWith(
      { token: 'token', newPassword: 'remembered this time' },
      expect.anything(),
    )
    expect(screen.getByText(/Your new password is set/)).toBeTruthy()
  })

  it('is changed where password managers lead, after which the account is in this browser alone', async () => {
    history.replaceState(null, '', SCREEN_PATHS.game + CHANGE_PASSWORD)
    saveInStep()
    const session = { id: 'here', current: true, lastUsedAt: '2026-11-22T10:00:00.000Z' }
    const sessions = [session, { ...session, id: 'elsewhere', current: false }]
    const changePassword = () => {
      sessions.pop()
      return Response.json({ user: wren })
    }
    stubAccount(
      {},
      {
        'GET /api/account/sessions': () => Response.json(sessions),
        'POST /api/auth/change-password': changePassword,
      },
    )
    await open()
    expect(screen.getByRole('dialog', { name: 'Change password' })).toBeTruthy()
    await press('Back')
    expect(screen.getAllByText('A browser')).toHaveLength(2)
    await press('Change password')
    const passwords = { 'CURRENT PASSWORD': 'old and long', 'NEW PASSWORD': 'new and long' }
    await submitForm(passwords, 'Change it')
    expect(screen.getByText(/Every other device is signed out/)).toBeTruthy()
    expect(screen.getAllByText('A browser')).toHaveLength(1)
  })
})

describe('an account', () => {
  it('is deleted for good with everything that this browser has of it', async () => {
    saveInStep()
    recordRun(makeFinishedRun({ playerName: 'Wren' }))
    localStorage.setItem('FeedbackDraft', 'a word of Wren')
    stubAccount({}, { 'POST /api/auth/delete-user': { success: true } })
    await open()
    await openHere('menu')
    await press('Your account')
    await press('Delete account')
    await submitForm({ 'CURRENT PASSWORD': 'old and long' }, 'Delete it for good')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/Your account has been deleted/)).toBeTruthy()
    expect(JSON.stringify(localStorage)).not.toMatch(/wren|robin/i)
  })
})
